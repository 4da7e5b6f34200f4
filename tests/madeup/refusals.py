"""What Smugglers' Cove refuses: every key, with the slots its sentence may use."""

REFUSALS: dict[str, tuple[str, ...]] = {
    "no-such-seat": ("number",),
    "no-such-action": ("number",),
    "game-over": (),
    "not-asked": (),
    "not-now": (),
    "no-such-card": ("card",),
    "no-such-crate": ("crate",),
    "pile-too-small": (),
    "not-to-accuse": ("to",),
}
