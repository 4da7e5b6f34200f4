"""What happens when the package is built or installed: the rules are compiled, the browser client is built."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


def load(name: str, source: Path = SOURCE) -> ModuleType:
    """A module at the top of the package, without importing the package: it says what is built and where it lies."""
    spec = importlib.util.spec_from_file_location(f"quarterdeck_{name}", source / "quarterdeck" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
