"""A trace whose messages hold all that some reader might obey, and how each format may show it."""

import json
import random
import unicodedata

PIECES = (
    [chr(code) for code in range(128)]
    + ["%%{init}%%", "</script>", "<b>", "&amp;", "#35;", ";", "$$x$$", "wrap:", "end", "=cmd|' /C", "<U+41>"]
    + ["@startuml", "\r\n", "\u202eabc\u202c", "\u2066x\u2069", "\u0627\u0644", "한글", "\u1112\u1161\u11ab"]
    + ["é", "e\u0301", "👩\u200d👩\u200d👧", "🇰🇷", "\ufeff", "\u2028", "\x9b31m", "\u200b", "¶ß", "ﬂ", "\uffff", "**", "__", "~~"]
)
NAMES = ["=1+1", "=cmd|' /C calc'!A0", "+1", "-1", "@SUM", "\ttab", "\rreturn", '"quoted"', "a,b"]


def messages(count):
    """So many messages: what each is called, the value that comes with it, and its text."""
    chance = random.Random(18)
    found = []
    for index in range(count):
        value = PIECES[index] if index < len(PIECES) else ""
        while len(value) < 8:
            value += chance.choice(PIECES)
        # Longer values are folded in pictures.
        value = value[:20]
        if index % 50 == 49:
            name = NAMES[index // 50 % len(NAMES)]
            found.append((name, value, f"{name} = {value}"))
        else:
            found.append(("say", value, f"say({value})"))
    return found


def trace(found):
    """The trace of these messages, as JSON Lines."""
    ends = [{"role": "Presenter", "type": "P", "instance": 2}, {"role": "View", "type": "V", "instance": 3}]
    lines = [{"format": "layercake-trace", "version": 1, "specimens": ["shop.mvp"], "dropped": 0}]
    lines.append({"line": "screen", "specimen": "shop.mvp", "event": 1, "text": found[0][1]})
    for index, (name, value, text) in enumerate(found):
        is_write = name != "say"
        full = name if is_write else "say(_:)"
        lines.append({
            "line": "site", "site": index + 1, "kind": "write" if is_write else "call", "type": "V",
            "name": full, "file": "V.swift", "at": index})
        lines.append({
            "id": index + 1, "specimen": "shop.mvp", "event": 1, "fired": "increase", "cause": None,
            "kind": "write" if is_write else "call", "from": ends[index % 2],
            "to": ends[(index + 1) % 2], "message": name,
            "arguments": [{"label": None, "value": value, "described": True}], "crossLayer": True,
            "ref": f"mvp#1.{index + 1}", "site": index + 1})
    return "".join(json.dumps(line) + "\n" for line in lines)


def is_obeyed(code):
    return (
        code < 0x20 or 0x7F <= code < 0xA0 or 0x2028 <= code <= 0x202E or 0x2066 <= code <= 0x2069
        or code in (0xFEFF, 0xFFFE, 0xFFFF))


def cell(text):
    """A text as a table for programs has it: what is obeyed is told by its number, but for line feeds."""
    shown, previous = "", ""
    for character in text:
        code = ord(character)
        hidden = code == 0x200B or code == 0x200D and not joins(previous)
        steers = character != "\n" and (is_obeyed(code) or hidden)
        shown += f"\\u{{{code:X}}}" if steers else character
        previous = character
    return shown


def one_line(text):
    """A text as figures show it: white space is one space, what is obeyed is told by its number."""
    shown, previous, space = "", "", False
    for character in text:
        code = ord(character)
        if character.isspace() and not 0x1C <= code <= 0x1F:
            space = True
        else:
            if space and shown:
                shown += " "
            space = False
            hidden = code == 0x200B or code == 0x200D and not joins(previous)
            shown += f"\\u{{{code:X}}}" if is_obeyed(code) or hidden else character
        previous = character
    return shown


def joins(character):
    """Whether a joiner may follow: emoji and letters that aren't Latin, Greek or Cyrillic."""
    return ord(character or "a") >= 0x530 and (
        unicodedata.category(character)[0] in "LM" or unicodedata.category(character) == "So")
