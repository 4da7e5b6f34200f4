"""Ways to a table, each from another browser: the picture of its link, a code said aloud, the public list."""

import base64
import re

import zxingcpp
from playwright.sync_api import Locator, Page, expect

from tests.browser.companies import end
from tests.browser.conftest import NAMED
from tests.browser.seats import Seat, by_list
from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings
from tests.served import Served

PIXELS = """async data => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas.drawImage(picture, 0, 0)
  const dots = canvas.getImageData(0, 0, picture.width, picture.height).data
  return [picture.height, picture.width, Array.from(dots).filter((_, at) => at % 4 === 0)]
}"""


def scanned(eye: Page, picture: Locator) -> str:
    """What a camera reads from a picture on a screen."""
    height, width, dots = eye.evaluate(PIXELS, base64.b64encode(picture.screenshot()).decode())
    (found,) = zxingcpp.read_barcodes(memoryview(bytes(dots)).cast("B", (height, width)))
    return str(found.text)


def check(page: Page, size: Size) -> None:
    """Nothing is wrong with a page, nor wider than it."""
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width


def open_table(page: Page, friends: str = "1", *, doors: bool = False) -> None:
    """Ann opens a table for friends, or for whoever comes."""
    form = page.get_by_role("form", name="Play with friends")
    form.get_by_role("radio", name=friends).first.check()
    page.get_by_label("Your name").fill("Ann")
    if doors:
        form.get_by_text("Bots, clock, who may come").click()
        for switch in ("In the public list", "Anyone may join"):
            form.get_by_role("checkbox", name=switch).check()
    form.get_by_role("button", name="Open a table").click()
    page.get_by_role("textbox", name="Link to this table").wait_for()


def open_to_friends(served: Served, visitors: Visitors) -> None:
    """The server is started for phones, too, which reach it by another name."""
    served.stop()
    served.options = ("--public-url", f"http://{NAMED}:{served.port}")
    served.start()
    visitors.address = f"http://{NAMED}:{served.port}/"


def test_a_phone_that_scans_the_picture_is_seated_with_a_name_and_one_click(
    own_server: Served, visitors: Visitors
) -> None:
    open_to_friends(own_server, visitors)
    ann = Seat(visitors.arrive("/?game=freibeuter"))
    open_table(ann.page, "2")
    ann.page.get_by_role("button", name="Give to a bot: seat 3").click()
    check(ann.page, WIDE)
    eye = visitors.arrive("about:blank")
    link = scanned(eye, ann.page.get_by_role("img", name="QR code with the link to this table"))
    assert link == ann.page.get_by_role("textbox", name="Link to this table").input_value()
    phone = visitors.arrive(link, size=NARROW, language="fr")
    told = phone.get_by_role("region", name="On vous invite à une partie de Freibeuter")
    told.get_by_text("Ann a ouvert cette table.").wait_for()
    told.get_by_text("Une partie à 3").wait_for()
    expect(told.get_by_role("listitem")).to_have_text(
        [re.compile("Ann"), re.compile("libre"), re.compile(r"\(robot\)")]
    )
    check(phone, NARROW)
    phone.get_by_label("Votre nom").fill("Bob")
    phone.get_by_role("button", name="Prendre place").click()
    ann.wait(lambda: ann.shown["stage"] == "playing", "the game")
    assert [chair["name"] for chair in ann.shown["chairs"]] == ["Ann", "Bob", ""]
    late = visitors.arrive(link)
    late.get_by_role("heading", name="This invitation has been used").wait_for()
    assert late.get_by_role("button", name="Sit down").count() == 0
    check(late, WIDE)


def test_a_code_said_aloud_knocks_and_whoever_opened_the_table_lets_in(visitors: Visitors) -> None:
    ann = visitors.arrive("/?game=freibeuter", size=NARROW)
    open_table(ann, "3")
    assert ann.get_by_role("img", name="QR code").count() == 0, "a picture that no phone could follow"
    ann.get_by_role("button", name="Get a code to say aloud").press("Enter")
    code = ann.locator(".code strong").inner_text()
    ann.get_by_text("Whoever says it knocks").wait_for()
    bob, eve = visitors.arrive(), visitors.arrive("/knock", size=NARROW, language="fr")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_label("Have a code?").fill(f"{code[:2].lower()} {code[2:].lower()}")
    bob.keyboard.press("Enter")
    bob.get_by_role("heading", name="You knock at a game of Freibeuter").wait_for()
    check(bob, WIDE)
    check(eve, NARROW)
    eve.get_by_label("Code").fill("AEIO")
    eve.get_by_role("button", name="Frapper").click()
    expect(eve.get_by_role("alert")).to_contain_text("Aucune table n’a ce code.")
    eve.get_by_label("Code").fill(code)
    eve.get_by_label("Votre nom").fill("Eve")
    eve.get_by_role("button", name="Frapper").click()
    ann.get_by_role("button", name="Let in: Eve").wait_for()
    expect(ann.get_by_role("status").filter(has_text="Bob knocks. Eve knocks")).to_be_attached()
    expect(ann).to_have_title("Somebody knocks! Freibeuter · Quarterdeck")
    check(ann, NARROW)
    ann.get_by_role("button", name="Not now, Eve").press("Enter")
    eve.get_by_role("heading", name="Pas maintenant").wait_for()
    ann.get_by_role("button", name="Let in: Bob").press("Enter")
    expect(bob.get_by_label("Your name")).to_have_value("Bob")
    assert bob.get_by_role("button", name="Several of you at this screen?").count() == 0, "who knocked sits alone"
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("here")
    expect(ann).to_have_title("Freibeuter · Quarterdeck")


def test_a_public_table_is_found_joined_and_watched(visitors: Visitors) -> None:
    dora = visitors.arrive()
    dora.get_by_text("Public tables").click()
    dora.get_by_text("No public table at the moment.").wait_for()
    ann = Seat(visitors.arrive("/?game=traitres"), "traitres")
    open_table(ann.page, "2", doors=True)
    dora.get_by_role("link", name="Join the game of Traîtres à bord: 1 at the table, 2 seats free").wait_for()
    check(dora, WIDE)
    eve = Seat(visitors.arrive("/", size=NARROW, language="fr"), "traitres")
    eve.page.get_by_text("Tables publiques").click()
    eve.page.get_by_role("link", name="Prendre place à la partie").click()
    eve.page.get_by_role("heading", name="Prendre place à cette partie").wait_for()
    check(eve.page, NARROW)
    expect(ann.page.get_by_role("status").filter(has_text="1 person is watching")).to_be_attached()
    fay = visitors.arrive()
    for page, name in ((dora, "Dora"), (fay, "Fay")):
        if page is not dora:
            page.get_by_text("Public tables").click()
        page.get_by_role("link", name="Join the game").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_url(re.compile("/table/"))
    ann.begin()
    eve.page.get_by_role("tab", name="Vous regardez").wait_for()
    expect(eve.page.get_by_role("tab")).to_have_text(["Vous regardez", "Journal"])
    expect(eve.page.get_by_role("region", name="Vous regardez").get_by_role("listitem")).to_have_count(3)
    eve.page.get_by_text("Rôles et butin restent cachés").wait_for()
    check(eve.page, NARROW)
    eve.page.set_viewport_size({"width": WIDE.width, "height": WIDE.height})
    expect(eve.page.get_by_role("tab")).to_contain_text(["Vous regardez", "Journal", "Parler"])
    check(eve.page, WIDE)
    eve.page.get_by_role("tab", name="Parler").click()
    eve.page.get_by_text("Ce qu’écrivent les joueurs ne vous est pas montré.").wait_for()
    assert eve.page.get_by_role("button", name="Gens").count() == 0, "whoever watches meets nobody"
    ann.page.get_by_text("1 person is watching").wait_for(state="attached")
    if ann.decision is not None:
        ann.decide(by_list)
    ann.page.get_by_role("tab", name="Talk").click()
    ann.page.get_by_role("textbox", name="Write to everybody here").fill("Between us")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("region", name="What was said").get_by_text("Between us").wait_for()
    ann.page.get_by_role("button", name="I trust").click()
    ann.page.locator(".statements").get_by_role("button", name="Dora").click()
    ann.page.get_by_role("button", name="Say it").click()
    heard = eve.page.get_by_role("region", name="Ce qui s’est dit").get_by_role("listitem")
    expect(heard).to_contain_text(["Ann Je fais confiance à Dora."])
    expect(heard).to_have_count(1)
    eve.wait(lambda: eve.news["entry"] >= ann.news["entry"], "the same news")
    assert not any("Between us" in frame or ann.table in frame for frame in eve.frames)
    eve.page.get_by_role("tab", name="Journal").click()
    eve.page.get_by_role("button", name="Pourquoi").first.wait_for()
    ann.page.get_by_role("button", name="Table").click()
    ann.page.get_by_role("checkbox", name="In the public list").uncheck()
    eve.page.get_by_text("Cette table a été retirée de la liste publique.").wait_for()
    ann.page.get_by_role("checkbox", name="In the public list").check()
    eve.page.goto("/")
    eve.page.get_by_text("Tables publiques").click()
    eve.page.get_by_role("link", name="Regarder la partie").click()
    eve.page.get_by_role("tab", name="Vous regardez").wait_for()
    end(ann.page, dora, fay)
    result = eve.page.get_by_role("tabpanel", name="Résultat")
    sheet = result.get_by_role("region", name="Comment elle a fini")
    sheet.get_by_role("heading", name="interrompue").wait_for()
    assert result.get_by_role("link").count() == 0, "a stranger was told what a game is kept under"
    check(eve.page, WIDE)
    sheet.get_by_role("button", name="Ranger et voir le plateau").click()
    expect(sheet).to_have_count(0)
    result.get_by_role("heading", name="interrompue").wait_for()
    result.get_by_role("list", name="Score final").wait_for()
    ann.page.get_by_role("link", name="Download the record").wait_for()
    assert result.get_by_role("link").count() == result.get_by_role("alert").count() == 0
    assert result.get_by_role("region").count() == 0, "a luck that a stranger could not check"
    check(eve.page, WIDE)
