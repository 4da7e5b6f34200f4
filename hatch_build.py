"""Compiles the rules into the package when it is built or installed, where a C compiler is at hand.

Editable installs build in place and only what changed. Without a compiler, or when compiling fails, the package
works interpreted, and says so.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"

COMPILE = """
import sys
from pathlib import Path
from setuptools import Distribution
from mypyc.build import mypycify

build, *groups = sys.argv[1:]
separate = [(group.split("=")[1].split(","), group.split("=")[0]) for group in groups]
paths = [path for files, _ in separate for path in files]
extensions = mypycify(
    ["--cache-dir", build + "/types", "--config-file", "", "--strict", *paths],
    opt_level="3", debug_level="0", separate=separate, target_dir=build + "/c",
)
distribution = Distribution({"name": "quarterdeck", "package_dir": {"": "."}, "ext_modules": extensions})
command = distribution.get_command_obj("build_ext")
command.build_lib = build + "/lib"
command.build_temp = build + "/objects"
command.parallel = 2
distribution.run_command("build_ext")
"""


def load_list(source: Path) -> ModuleType:
    """The package's own list of what is compiled, without importing the package."""
    spec = importlib.util.spec_from_file_location("quarterdeck_compiled", source / "quarterdeck" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = load_list(SOURCE)
        made = self.compile(compiled)
        if not made:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            for path in [*made, compiled.STAMP]:
                build_data["force_include"][str(path)] = str(path.relative_to(SOURCE))

    def compile(self, compiled: ModuleType) -> list[Path]:
        """Bring the extensions beside the sources up to date; the stamp goes first and comes back last."""
        expected = [path for group in compiled.GROUPS for path in compiled.extensions(group)]
        stamp = compiled.stamp()
        if self.stamped(compiled.STAMP) == stamp and all(path.exists() for path in expected):
            return expected
        compiled.STAMP.unlink(missing_ok=True)
        suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        for path in [*SOURCE.glob(f"*{suffix}"), *SOURCE.glob(f"quarterdeck/**/*{suffix}")]:
            path.unlink()
        if os.environ.get("QUARTERDECK_COMPILE") == "0":
            return self.give_up(compiled.STAMP, "QUARTERDECK_COMPILE was 0 when it was installed")
        if not shutil.which(os.environ.get("CC", "cc").split()[0]):
            return self.give_up(
                compiled.STAMP, "no C compiler was found when it was installed; with one, make install compiles it"
            )
        build = ROOT / "build" / f"mypyc-{sysconfig.get_config_var('SOABI')}"
        copied = load_list(self.copy_sources(build / "source"))
        done = self.run_compiler(copied, build)
        if done.returncode:
            self.app.display_warning(done.stdout[-3000:] + done.stderr[-3000:])
            return self.give_up(compiled.STAMP, "compiling failed when it was installed; make -B install tries again")
        for path in expected:
            shutil.copy2(build / "lib" / path.relative_to(SOURCE), path)
        compiled.STAMP.write_text(json.dumps(copied.stamp(), indent=1) + "\n", encoding="utf-8")
        return expected

    def copy_sources(self, folder: Path) -> Path:
        """What is compiled and what is stamped is one copy, whatever happens to the sources meanwhile."""
        shutil.rmtree(folder, ignore_errors=True)
        leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled.json")
        shutil.copytree(SOURCE / "quarterdeck", folder / "quarterdeck", ignore=leave)
        return folder

    def run_compiler(self, copied: ModuleType, build: Path) -> subprocess.CompletedProcess[str]:
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

    def give_up(self, stamp: Path, reason: str) -> list[Path]:
        """Leave a note instead of a stamp, so that whoever asks is told why the rules run interpreted."""
        self.app.display_warning(f"The rules will run interpreted, many times slower: {reason}.")
        stamp.write_text(json.dumps({"reason": reason}) + "\n", encoding="utf-8")
        return []

    @staticmethod
    def stamped(path: Path) -> object:
        try:
            return json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
