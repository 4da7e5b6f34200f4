"""Compiles the rules, where a C compiler is at hand.

It builds in place and only what changed. Without a compiler, or when compiling fails, the package works interpreted,
and says so.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from build_backend import ROOT, SOURCE, load

COMPILE = """
import sys
from pathlib import Path
from mypy.fscache import FileSystemCache
from setuptools import Distribution
from mypyc.build import construct_groups, generate_c, get_mypy_config, mypycify
from mypyc.options import CompilerOptions

build, *groups = sys.argv[1:]
separate = [(group.split("=")[1].split(","), group.split("=")[0]) for group in groups]
paths = [path for files, _ in separate for path in files]
arguments = ["--cache-dir", build + "/types", "--config-file", "", "--strict", *paths]

# Groups are compiled from scratch and together, so all subclasses are known: mypyc need not look methods up at run time
options = CompilerOptions(separate=True, target_dir=build + "/c")
options.global_opts = True
cache = FileSystemCache()
sources, all_sources, checking = get_mypy_config(arguments, None, options, cache)
written, _, needed = generate_c(
    all_sources, checking, construct_groups(sources, separate, True, None), cache, compiler_options=options
)
extensions = mypycify(
    arguments,
    opt_level="3", debug_level="0", separate=separate, target_dir=build + "/c",
    skip_cgen_input=(written, [(one.path, one.include_dirs, one.internal) for one in needed]),
)
distribution = Distribution({"name": "quarterdeck", "package_dir": {"": "."}, "ext_modules": extensions})
command = distribution.get_command_obj("build_ext")
command.build_lib = build + "/lib"
command.build_temp = build + "/objects"
command.parallel = 2
distribution.run_command("build_ext")
"""


def compile_rules(warn: Callable[[str], None]) -> list[Path]:
    """Bring the extensions beside the sources up to date; the stamp goes first and comes back last."""
    compiled = load("compiled")
    expected: list[Path] = [path for group in compiled.GROUPS for path in compiled.extensions(group)]
    if compiled.read_stamp() == compiled.stamp() and all(path.exists() for path in expected):
        return [*expected, compiled.STAMP]
    compiled.STAMP.unlink(missing_ok=True)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for path in [*SOURCE.glob(f"*{suffix}"), *SOURCE.glob(f"quarterdeck/**/*{suffix}")]:
        path.unlink()
    reason = _why_not()
    if not reason:
        build = ROOT / "build" / f"mypyc-{sysconfig.get_config_var('SOABI')}"
        copied = load("compiled", _copy_sources(build / "source"))
        done = _run_compiler(copied, build)
        if not done.returncode:
            for path in expected:
                shutil.copy2(build / "lib" / path.relative_to(SOURCE), path)
            compiled.STAMP.write_text(json.dumps(copied.stamp(), indent=1) + "\n", encoding="utf-8")
            return [*expected, compiled.STAMP]
        warn(done.stdout[-3000:] + done.stderr[-3000:])
        reason = "compiling failed when it was installed; make -B install tries again"
    warn(f"The rules will run interpreted, many times slower: {reason}.")
    compiled.STAMP.write_text(json.dumps({"reason": reason}) + "\n", encoding="utf-8")
    return []


def _why_not() -> str:
    """The reason not to try, if there is one; it is left as a note, for whoever asks why the rules run interpreted."""
    if os.environ.get("QUARTERDECK_COMPILE") == "0":
        return "QUARTERDECK_COMPILE was 0 when it was installed"
    if not shutil.which(os.environ.get("CC", "cc").split()[0]):
        return "no C compiler was found when it was installed; with one, make install compiles it"
    return ""


def _copy_sources(folder: Path) -> Path:
    """What is compiled and what is stamped is one copy, whatever happens to the sources meanwhile."""
    shutil.rmtree(folder, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled.json", "static")
    shutil.copytree(SOURCE / "quarterdeck", folder / "quarterdeck", ignore=leave)
    return folder


def _run_compiler(copied: ModuleType, build: Path) -> subprocess.CompletedProcess[str]:
    """Compile the copy; C files that come out the same are not compiled again."""
    shutil.rmtree(build / "types", ignore_errors=True)  # the type checker's memory goes by modification times
    folder = copied.PACKAGE.parent
    groups = [
        f"{copied.library_name(group)}=" + ",".join(str(path.relative_to(folder)) for path in copied.sources(group))
        for group in copied.GROUPS
    ]
    environment = dict(os.environ)
    if os.name != "nt":  # lets the C compiler inline within a library
        environment["CFLAGS"] = "-fvisibility=hidden -fno-semantic-interposition " + environment.get("CFLAGS", "")
    return subprocess.run(
        [sys.executable, "-c", COMPILE, str(build), *groups],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
    )
