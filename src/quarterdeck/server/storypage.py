"""A story as a page of HTML, which needs no script and can be printed."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from quarterdeck.texts.words import LANGUAGES, Words
from quarterdeck.wire.story import Part, Score, Sentence, Story

STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 Georgia, serif }
body { max-width: 42rem; margin: 0 auto; padding: 1rem }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem }
nav a { padding: 0.6rem 0 }
h1 { font-size: 1.6rem; line-height: 1.25 }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem }
ul { margin: 0; padding-left: 1.25rem }
table { width: 100%; border-collapse: collapse }
td { padding: 0.15rem 0.5rem; vertical-align: top }
td:first-child { width: 4rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
td:last-child { width: 4rem; text-align: right }
tfoot td { border-top: 1px solid; font-weight: bold }
small { white-space: nowrap; opacity: 0.85 }
@media print {
  nav { display: none }
  body { max-width: none; padding: 0; font-size: 10pt }
  h2, h3 { break-after: avoid }
  li, tr { break-inside: avoid }
}
"""


def page_of(story: Story, words: Words, replay: str) -> str:
    """The whole page; `replay` is the id whose replay it leads back to."""
    html = Element("html", {"lang": story.language})
    head = SubElement(html, "head")
    SubElement(head, "meta", {"charset": "utf-8"})
    SubElement(head, "meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    SubElement(head, "meta", {"name": "robots", "content": "noindex"})
    _add(head, "title", story.title)
    _add(head, "style", STYLE)
    body = SubElement(html, "body")
    _ways(body, words, replay)
    main = SubElement(body, "main")
    _add(main, "h1", story.title)
    for text in (story.eyes, *story.notes):
        _add(main, "p", text)
    for part in story.parts:
        _part(main, part, words)
    if story.ending:
        _add(main, "h2", words.say("story-ending"))
        _sentences(main, story.ending, words)
    if story.scores:
        explained = any(score.items for score in story.scores)
        _add(main, "h2", words.say("story-scores" if explained else "story-sides"))
        for score in story.scores:
            _score(main, score, words)
    return "<!doctype html>\n" + tostring(html, encoding="unicode", method="html")


def _ways(body: Element, words: Words, replay: str) -> None:
    """Back to the replay, and to the same story in other languages."""
    nav = SubElement(body, "nav", {"aria-label": words.say("story-ways")})
    _add(nav, "a", words.say("story-replay"), href=f"/replay/{replay}")
    for language in LANGUAGES:
        if language != words.language:
            here = f"/api/replays/{replay}/story?language={language}"
            _add(nav, "a", words.say(f"story-in-{language}"), href=here, lang=language, hreflang=language)


def _part(main: Element, part: Part, words: Words) -> None:
    heading = SubElement(main, "h2" if part.chapter else "h3")
    _write(heading, part.heading, words)
    _sentences(main, part.sentences, words)


def _sentences(main: Element, sentences: Sequence[Sentence], words: Words) -> None:
    if sentences:
        lines = SubElement(main, "ul")
        for sentence in sentences:
            _write(SubElement(lines, "li"), sentence, words)


def _write(element: Element, sentence: Sentence, words: Words) -> None:
    """A sentence; one that was undone is struck, and says so to whoever does not see that."""
    if sentence.undone:
        before, _, after = words.say("story-undone", {"text": "\0"}).partition("\0")
        element.text = before
        _add(element, "s", sentence.text).tail = after + " "
    else:
        element.text = sentence.text + " "
    if sentence.clause:
        _add(element, "small", f"({sentence.clause})")


def _score(main: Element, score: Score, words: Words) -> None:
    _add(main, "h3", score.heading(words))
    if not score.items:
        return
    table = SubElement(main, "table")
    rows = SubElement(table, "tbody")
    for item in score.items:
        _row(rows, item.amount, item.text, item.clause)
    _row(SubElement(table, "tfoot"), str(score.points), words.say("story-sum"), "")


def _row(rows: Element, *texts: str) -> None:
    row = SubElement(rows, "tr")
    for text in texts:
        _add(row, "td", text)


def _add(parent: Element, tag: str, text: str, **attributes: str) -> Element:
    element = SubElement(parent, tag, attributes)
    element.text = text
    return element
