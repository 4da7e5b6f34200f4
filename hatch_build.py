"""Where the build backend begins: compiles the rules and builds the browser client into the package."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from build_backend import ROOT, SOURCE, load
from build_backend.client import build_client
from build_backend.node import find_node, wanted
from build_backend.rules import compile_rules


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node.js from PyPI, where a client is to be built and the machine has none."""
        built = load("built")
        needed = built.find_mode()[0] != "built" and (built.SOURCES / "package.json").is_file()
        return wanted() if needed and find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Wheels carry the client and the compiled rules, source distributions the client, editable ones nothing."""
        made = build_client(self.app.display_warning)
        if self.target_name == "wheel":
            extensions = compile_rules(self.app.display_warning)
            if extensions:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            made += extensions
        if version != "editable":
            base = SOURCE if self.target_name == "wheel" else ROOT
            for path in made:
                build_data["force_include"][str(path)] = str(path.relative_to(base))
