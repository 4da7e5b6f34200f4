"""What `make test-extras` needs of a machine, and what it says where that is not there."""

from tools.debian import missing_packages, why_not


def test_only_what_is_missing_is_installed() -> None:
    assert missing_packages(lambda name: None if name == "ip" else name) == ["iproute2"]
    assert missing_packages(lambda name: name) == []


def test_a_machine_on_which_they_cannot_run_is_told_why() -> None:
    assert why_not([], root=True) == ""
    assert why_not(["iproute2"], root=True, find=lambda name: name) == ""
    assert why_not([], root=False).endswith("this is not root.")
    assert why_not(["iproute2"], root=True, find=lambda name: None).endswith("to install iproute2.")
