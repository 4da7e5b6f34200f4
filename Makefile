# Two commands do everything: `make play` (for friends on the same Wi-Fi `make friends`) and `make test`.

PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python -m build_backend.node --prefix web
PYTHON_FILES := $(shell find src -name '*.py')

# A compiler that turns up later is a reason to install again
COMPILER := $(notdir $(shell command -v $(CC) || echo none))
INSTALLED := .venv/installed-with-$(COMPILER)

# So is compiled code or a browser client that its sources have left behind, which modification times do not always tell
SETTLED := $(shell test -x $(BIN)/python && env -u QUARTERDECK_PURE $(BIN)/python -m quarterdeck.compiled 2>/dev/null \
  && $(BIN)/python -m quarterdeck.built 2>/dev/null || rm -f $(INSTALLED))

.NOTPARALLEL:
.PHONY: help install play friends test begin-stages test-sources test-compiled coverage test-web test-browser test-clone evening test-new-game test-extras lint soak shots types goldens mutate bench figures growth take-backs lengths arena load reviews trust-load backup-figures replay-figures starts requirements clean

help:
	@echo "make play      install and play in a browser"
	@echo "make friends   the same, for friends on the same Wi-Fi: shows an address and a QR code for their phones"
	@echo "make test      install what tests need, and test everything"
	@echo "make install   set up .venv, so that .venv/bin/quarterdeck runs"
	@echo "make test-new-game   make a game of the template in a scratch copy, and hold everything against it (minutes)"
	@echo "make test-extras   what needs more than Python: nginx, systemd, networks of its own; as root on Debian (minutes)"
	@echo "make evening   three friends play all four games in browsers, each missing in a way of their own; two play them to the end; five meet in a room (minutes)"
	@echo "make soak      hours of laws, state machines, broken records and random data files (can be stopped; goes on)"
	@echo "make shots     pictures of the page at moments worth a look, in build/shots, and how soon it answers a click"
	@echo "make types     write the browser client's types again"
	@echo "make goldens   write the golden playthroughs again"
	@echo "make mutate    put small faults into the rules, one at a time, and see whether the tests notice (long; can be stopped)"
	@echo "make bench     hold ours against OpenSpiel, RLCard, PettingZoo, pgx and boardgame.io, and write docs/benchmarks.md"
	@echo "make figures   hold the engine against the figures it must reach"
	@echo "make growth    how costs grow with players, long games and stored tables, for docs/growth.md (long)"
	@echo "make take-backs   how often each verb of each game can be taken back, and what it costs to find out (minutes)"
	@echo "make lengths   measure how many decisions a game takes, by which clocks are suggested"
	@echo "make arena     measure the ladder of bots, and write the tables of docs/bots.md (hours; can be stopped)"
	@echo "make load      measure a move's answer on an idle and on a busy server"
	@echo "make replay-figures   how long any step of a replay takes, over the ten longest stored records"
	@echo "make backup-figures   measure moves while a store of a gigabyte is backed up, and while not (minutes)"
	@echo "make reviews   measure what a review costs a bot's answer, and how soon it finds the costliest decisions (minutes)"
	@echo "make trust-load   measure what one address at its limits costs the others (minutes)"
	@echo "make starts    measure a clean clone's way to its first page, and the next start"

# Set-up

.venv/uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Quarterdeck needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 ...")'
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv || { rm -rf .venv; \
	  echo "Python cannot make a virtual environment here; on Debian install python3-venv."; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/needs: .venv/uv requirements/play.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/play.txt
	@touch $@

$(INSTALLED): .venv/needs pyproject.toml hatch_build.py $(wildcard build_backend/*.py) $(PYTHON_FILES)
	@echo "Setting up .venv$(if $(filter none,$(COMPILER)),, (compiling the rules takes about half a minute the first time)) …"
	@$(BIN)/python -m build_backend.node || $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/node.txt \
	  || echo "There is no Node.js here and none could be fetched."
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --reinstall-package quarterdeck -e .
	@$(BIN)/quarterdeck --version
	@$(BIN)/python -m quarterdeck.built || true
	@touch $@

.venv/test-needs: .venv/needs requirements/test.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/test.txt
	@touch $@

.venv/chromium: .venv/test-needs
	@$(BIN)/python -m tools.chromium && touch $@ || true

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(INSTALLED)
	@$(NPM) ci --silent
	@touch $@

install: $(INSTALLED)

# Playing

play: $(INSTALLED)
	@$(BIN)/quarterdeck serve

friends: $(INSTALLED)
	@$(BIN)/quarterdeck serve --friends

# Testing: the rules and all that can be compiled on the sources; laws, goldens and what is around the rules compiled; what
# takes a whole browser or a whole clone in processes of its own. Coverage is counted of the sources and of what is around
# the rules, together; of compiled rules it would tell nothing, and only slow their tests. A browser waits more than it works.

PYTEST := -m pytest -n 2 --dist worksteal -q --ignore=tests/browser --ignore=tests/clone --ignore=tests/new_game \
  --ignore=tests/extras
COVERED := $(BIN)/coverage run $(PYTEST)

# Every stage notes when it ended, and the end says how long each took, with the set-up it needed
NOTE = @mkdir -p build && date "+%s $(or $(1),$@)" >> build/stages

test: begin-stages lint test-sources test-compiled coverage test-web test-browser test-clone
	@awk 'NR > 1 { printf "%-20s %4d s\n", $$2, $$1 - last } { last = $$1 }' build/stages

begin-stages:
	@mkdir -p build && date "+%s begin" > build/stages

test-sources: $(INSTALLED) .venv/test-needs web/node_modules/.package-lock.json
	@$(BIN)/coverage erase
	QUARTERDECK_PURE=1 $(COVERED) -m "not compiled and not long and (both or not outer)"
	$(NOTE)

test-compiled: $(INSTALLED) .venv/test-needs web/node_modules/.package-lock.json
	$(BIN)/python $(PYTEST) -m "not outer and (compiled or law or both or long)"
	$(NOTE)
	$(COVERED) -m "outer"
	$(call NOTE,test-around)

coverage: .venv/test-needs
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report
	$(NOTE)

test-web: web/node_modules/.package-lock.json
	$(NPM) run --silent test
	$(NOTE)

test-browser: $(INSTALLED) .venv/chromium web/node_modules/.package-lock.json
	$(BIN)/python -m pytest -n 3 --dist worksteal -q -m "not evening" tests/browser
	$(NOTE)

# Three friends play all four games, and each goes missing in a way of their own; two play them whole; five with four screens meet; some minutes, and not part of `make test`
evening: $(INSTALLED) .venv/chromium web/node_modules/.package-lock.json
	$(BIN)/python -m pytest -n 2 -q -m evening tests/browser

test-clone: .venv/test-needs
	$(BIN)/python -m pytest -q tests/clone
	$(NOTE)

# From the command that makes a game to a whole game in a browser, in a scratch copy; some minutes, and not part of `make test`
test-new-game: $(INSTALLED) .venv/chromium web/node_modules/.package-lock.json
	$(BIN)/python -m pytest -q tests/new_game

# What needs programs of the system, in an environment of its own; some minutes, and not part of `make test`
EXTRAS := build/extras

$(EXTRAS)/needs: .venv/uv requirements/extras.txt
	@test -x $(EXTRAS)/bin/python || $(BIN)/uv venv --quiet --python $(BIN)/python $(EXTRAS)
	@$(BIN)/uv pip install --quiet --python $(EXTRAS)/bin/python --require-hashes -r requirements/extras.txt
	@touch $@

test-extras: $(INSTALLED) $(EXTRAS)/needs
	@$(BIN)/python -m tools.debian
	@$(BIN)/uv pip install --quiet --python $(EXTRAS)/bin/python --no-build-isolation --no-deps -e .
	$(EXTRAS)/bin/python -m pytest -q tests/extras

lint: $(INSTALLED) .venv/test-needs web/node_modules/.package-lock.json
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NOTE)

soak: $(INSTALLED) .venv/test-needs
	$(BIN)/python -m tools.soak

shots: $(INSTALLED) .venv/chromium
	$(BIN)/python -m tools.shots
	$(BIN)/python -m tools.shots.figures

types: $(INSTALLED)
	$(BIN)/python -m tools.types

goldens: $(INSTALLED) .venv/test-needs
	$(BIN)/python -m tests.goldens

mutate: $(INSTALLED) .venv/test-needs
	$(BIN)/python -m tools.mutate

# The peers are installed into build/peers, by pins and hashes, and measured from there
bench: $(INSTALLED)
	$(BIN)/python -m benchmarks.peers

figures: $(INSTALLED)
	$(BIN)/python -m benchmarks.figures

growth: $(INSTALLED)
	$(BIN)/python -m benchmarks.growth

take-backs: $(INSTALLED) .venv/test-needs
	$(BIN)/python -m tools.take_backs

lengths: $(INSTALLED)
	$(BIN)/python -m tools.lengths

arena: $(INSTALLED)
	$(BIN)/python -m tools.arena

load: $(INSTALLED)
	$(BIN)/python benchmarks/load.py

reviews: $(INSTALLED)
	$(BIN)/python -m benchmarks.reviews

trust-load: $(INSTALLED)
	$(BIN)/python -m benchmarks.trust

replay-figures: $(INSTALLED)
	$(BIN)/python -m benchmarks.replays

backup-figures: $(INSTALLED)
	$(BIN)/python -m benchmarks.backup

starts: $(INSTALLED)
	$(BIN)/python benchmarks/starts.py

# Keeping house

requirements: .venv/uv
	for name in uv play test extras node peers; do \
	  $(BIN)/uv pip compile --universal --generate-hashes --no-header --no-emit-index-url --quiet --python-version 3.11 \
	    requirements/$$name.in -o requirements/$$name.txt; \
	done

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
	find src -name '*.so' -delete
	find build_backend benchmarks src tests tools -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/quarterdeck/compiled.json src/quarterdeck/server/static src/quarterdeck/server/.static-* \
	  src/quarterdeck/server/unbuilt.json web/node_modules web/dist \
	  benchmarks/peers/boardgameio/node_modules
