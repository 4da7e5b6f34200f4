"""What every message is made of."""

import msgspec


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something sent over a socket."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message, or what is sent over HTTP."""
