"""Confusables (UTS #39): writes the table of look-alikes from ICU, the Unicode Consortium's own library.

    .venv/bin/python -m tools.confusables

It needs an installed ICU (on Debian `apt install libicu72`, or a newer one); the table is part of the sources.
"""

import ctypes
import ctypes.util
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

PLACE = Path(__file__).parent.parent / "src" / "quarterdeck" / "table" / "confusables.txt"
ROOM = 256  # bytes; the longest skeleton of one sign is far shorter

HEAD = """\
# Signs that look alike: a skeleton, then all that are taken for it, as code points. Unicode {version}, from ICU {icu}.
# Made by tools/confusables.py. Only signs that NFKD leaves alone are listed: names are normalised first.
# Derived (inverted, shortened) from the data of UTS #39, and under its licence:
#
# COPYRIGHT AND PERMISSION NOTICE
#
# Copyright © 1991-2022 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
#
# Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data files and any
# associated documentation (the "Data Files") or Unicode software and any associated documentation (the "Software") to
# deal in the Data Files or Software without restriction, including without limitation the rights to use, copy, modify,
# merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data
# Files or Software are furnished to do so, provided that either (a) this copyright and permission notice appear with
# all copies of the Data Files or Software, or (b) this copyright and permission notice appear in associated
# Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
# LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY
# RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY
# SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
# WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
# PERFORMANCE OF THE DATA FILES OR SOFTWARE.
#
# Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to
# promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the
# copyright holder.
"""


def spoof_checker() -> tuple[Callable[[str], str], str, str]:
    """ICU's function from a text to its skeleton, ICU's version and that of its Unicode."""
    found = ctypes.util.find_library("icui18n")
    number = re.search(r"\.(\d+)", found or "")
    if found is None or number is None:
        sys.exit("There is no ICU here; on Debian, apt install libicu72 brings one.")
    library, end = ctypes.CDLL(found), f"_{number[1]}"
    failed = ctypes.c_int(0)
    opens, reads = library[f"uspoof_open{end}"], library[f"uspoof_getSkeletonUTF8{end}"]
    opens.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(opens(ctypes.byref(failed)))
    version = (ctypes.c_uint8 * 4)()
    ctypes.CDLL(ctypes.util.find_library("icuuc") or "")[f"u_getUnicodeVersion{end}"](version)
    room = ctypes.create_string_buffer(ROOM)

    def skeleton(text: str) -> str:
        said = text.encode()
        length = reads(checker, 0, said, len(said), room, ROOM, ctypes.byref(failed))
        if failed.value > 0:
            sys.exit(f"ICU fails at U+{ord(text[0]):04X} with error {failed.value}.")
        return room.raw[:length].decode()

    return skeleton, number[1], ".".join(map(str, version[:3]))


def table() -> str:
    """The table as text, one skeleton a line."""
    skeleton, icu, version = spoof_checker()
    alike: dict[str, list[str]] = defaultdict(list)
    for point in range(sys.maxunicode + 1):
        if 0xD800 <= point < 0xE000 or unicodedata.normalize("NFKD", chr(point)) != chr(point):
            continue
        if (looks := skeleton(chr(point))) != chr(point):
            alike[looks].append(f"{point:04X}")
    lines = [f"{'+'.join(f'{ord(sign):04X}' for sign in looks)} {' '.join(alike[looks])}\n" for looks in sorted(alike)]
    return HEAD.format(version=version, icu=icu) + "".join(lines)


if __name__ == "__main__":
    PLACE.write_text(table(), encoding="utf-8")
    print(f"{PLACE}: {PLACE.stat().st_size} bytes")
