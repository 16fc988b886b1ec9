"""Drives a headless Chromium by its DevTools protocol, over a pipe: nothing but the standard library."""

import base64
import json
import os
import re
import subprocess
import tempfile


class Page:
    """One page. Errors on its console and its requests are kept."""

    def __init__(self, program):
        self._to, write = os.pipe()
        read, self._from = os.pipe()
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # The program reads from descriptor 3 and writes to 4.
        command = [
            "bash", "-c", f'exec "$@" 3<&{self._to} 4>&{self._from}', "chromium", program,
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
            f"--user-data-dir={self._folder.name}", "about:blank",
        ]
        self._process = subprocess.Popen(
            command, pass_fds=(self._to, self._from), stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL)
        os.close(self._to)
        os.close(self._from)
        self._write = os.fdopen(write, "wb", buffering=0)
        self._read = os.fdopen(read, "rb", buffering=0)
        self._rest = b""
        self._count = 0
        self._session = None
        self.errors = []
        self.requests = []
        self._loaded = False
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        """Calls a method and waits for its result."""
        self._count += 1
        number = self._count
        message = {"id": number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        self._write.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _next(self):
        while b"\0" not in self._rest:
            block = os.read(self._read.fileno(), 1 << 16)
            if not block:
                raise RuntimeError("Chromium has ended")
            self._rest += block
        line, self._rest = self._rest.split(b"\0", 1)
        message = json.loads(line)
        method, what = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.errors.append(what["exceptionDetails"]["text"])
        elif method == "Runtime.consoleAPICalled" and what["type"] in ("error", "warning"):
            self.errors.append(str(what["args"]))
        elif method == "Log.entryAdded" and what["entry"]["level"] == "error":
            self.errors.append(what["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(what["request"]["url"])
        elif method == "Page.loadEventFired":
            self._loaded = True
        return message

    def open(self, url):
        """Opens a page and waits until it is loaded."""
        self.errors.clear()
        self.requests.clear()
        self._loaded = False
        self.call("Page.navigate", url=url)
        while not self._loaded:
            self._next()

    def value(self, expression):
        """The value of an expression of JavaScript, awaited."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:2000])
        return result["result"].get("value")

    def press(self, key):
        """Presses a key, as a reader does."""
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def size(self, width, height):
        """Gives the window's inside a size, in pixels."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)

    def overflowing_slides(self):
        """The numbers of the slides of a deck that show something outside of themselves or of the window."""
        return self.value("""(() => {
            const found = [];
            const key = key => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
            key("Home");
            for (const [index, slide] of document.querySelectorAll("section").entries()) {
                const box = slide.getBoundingClientRect();
                const isOut = part => {
                    const place = part.getBoundingClientRect();
                    return place.width > 0 && (place.left < box.left - 1 || place.right > box.right + 1
                        || place.top < box.top - 1 || place.bottom > box.bottom + 1);
                };
                const isCut = part => part.tagName === "PRE" && part.scrollWidth > part.clientWidth + 1;
                if (box.width === 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
                    || Array.from(slide.querySelectorAll("*")).some(part => isOut(part) || isCut(part))) {
                    found.push(index + 1);
                }
                key("ArrowDown");
            }
            key("Home");
            return found;
        })()""")

    def printed_pages(self):
        """How many pages come out of a printer, of the size that the page asks for."""
        data = self.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"]
        return len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(data)))

    def close(self):
        self._write.close()
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()
