"""`docs/operating.md`, command by command, on a machine with a real systemd and nginx; and what holds behind nginx."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.extras.machine import Machine, booted
from tests.extras.page import PAGE, ROOT, commands, sections

SET_UP = ["Install", "systemd", "TLS", "nginx"]
AFTERWARDS = ["Backup and restore", "Upgrade"]
FETCHES = ("apt-get", "make -C")  # what needs a network
CLONE = "/root/clone"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A machine on which everything was done that the page says, up to the backup."""
    with booted(tmp_path_factory.mktemp("machine")) as machine:
        machine.run("echo 127.0.0.1 ship.example >> /etc/hosts")
        listed = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.splitlines()
        machine.copy(ROOT, [name for name in names if (ROOT / name).is_file()], CLONE)
        machine.run("git init --quiet && git add --all && " + commit("As it is"), folder=CLONE)
        for section in SET_UP:
            follow(machine, section)
        yield machine


def commit(message: str) -> str:
    """The command for a commit in the name of somebody."""
    return f"git -c user.name=Ann -c user.email=ann@ship.example commit --quiet --allow-empty --message '{message}'"


def follow(machine: Machine, section: str) -> list[str]:
    """Do what a section of the page says; what each block of commands said."""
    return [
        machine.run(block, fetching=any(word in block for word in FETCHES), folder=CLONE) for block in commands(section)
    ]


def visit(machine: Machine, what: str) -> str:
    """What somebody before a browser meets there."""
    return machine.run(f"{sys.executable} -m tests.extras.visitor {what}", folder=str(ROOT))


def test_every_command_of_the_page_is_in_a_section_that_is_followed_here() -> None:
    assert [name for name in sections(PAGE) if commands(name)] == [
        name for name in SET_UP + AFTERWARDS if commands(name)
    ]


def test_the_service_runs_as_its_own_user_on_loopback_alone(machine: Machine) -> None:
    assert machine.run("systemctl is-active quarterdeck nginx") == "active\nactive\n"
    assert machine.run("stat --format %U:%a /var/lib/quarterdeck") == "quarterdeck:700\n"
    assert machine.run("ps -o user= -C quarterdeck | sort --unique") == "quarterdeck\n"
    assert machine.run("ss --no-header --listening --tcp --numeric 'sport = :8321'").split()[3] == "127.0.0.1:8321"
    assert "Quarterdeck is at http://127.0.0.1:8321/" in machine.run("journalctl --no-pager --unit quarterdeck")


def test_a_game_is_played_through_nginx_by_tls(machine: Machine) -> None:
    """HTTP and a socket, a cookie that is `Secure`, and links that begin with the name."""
    assert visit(machine, "play") == "Played to the end.\n"


def test_whoever_comes_by_plain_http_is_sent_to_https(machine: Machine) -> None:
    asked = "curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' http://ship.example/table/x"
    assert machine.run(asked) == "301 https://ship.example/table/x"


def test_limits_count_the_real_visitor_whatever_they_claim(machine: Machine) -> None:
    assert visit(machine, "forge") == "Forged headers gained nothing, and others went on.\n"


def test_a_page_elsewhere_is_refused_behind_nginx_too(machine: Machine) -> None:
    assert visit(machine, "rebind") == "Refused.\n"


def test_it_stops_as_by_ctrl_c_and_comes_again(machine: Machine) -> None:
    before = visit(machine, "open")
    machine.run("systemctl restart quarterdeck")
    assert "The server has stopped; all tables are kept." in machine.run("journalctl --no-pager --unit quarterdeck")
    assert machine.run("systemctl show --property=Result quarterdeck") == "Result=success\n"
    assert visit(machine, f"find {before.strip()}") == "There it is.\n"


def test_an_upgrade_keeps_every_table(machine: Machine) -> None:
    before = visit(machine, "open")
    machine.run(
        "sed --in-place 's/0.1.0/0.1.1/' src/quarterdeck/__init__.py && git add --all && " + commit("Newer"),
        folder=CLONE,
    )
    follow(machine, "Backup and restore")
    said = follow(machine, "Upgrade")
    assert said[-1].splitlines()[-1].startswith("quarterdeck 0.1.1: ")
    assert visit(machine, f"find {before.strip()}") == "There it is.\n"
