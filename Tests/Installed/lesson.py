"""Takes lesson 1.1 at a terminal of its own, as a learner does: lesson.py PROGRAM [ARGUMENT…].

The program and its arguments are what starts Layercake; 'lesson 1.1' is added. What the terminal shows
goes to standard output. The exit status is 0 if the lesson was done and Layercake ended by itself.
"""
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

# A terminal that has shown nothing for so long waits for nothing that would come.
PATIENCE = 120
ESCAPES = re.compile(rb"\x1b(\[[0-9;?]*[A-Za-z]|[=>]|\][^\x07]*\x07)|\r")
# Before it stands what asks the terminal how wide a character is.
PROMPT = re.compile(r"1\.1 ([0-9])/5 ([a-z]+)> $")


def answer(kind, step, shown):
    """What a learner types at a prompt."""
    if kind == "fire":
        return re.findall(r"To check it: (.*)", shown)[-1].strip()
    return {
        "predict": {1: "5", 2: "V C M C V"}.get(step, ""),
        "why": "The controller stands between.",
        "quiz": "d",
        "try": "fire decrease; fire decrease",
        "next": "",
    }[kind]


def read_to_prompt(terminal):
    """What is shown up to the next prompt, and the prompt; the prompt is None at the end."""
    shown = b""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            more = os.read(terminal, 4096)
        except OSError:
            more = b""
        if not more:
            return ESCAPES.sub(b"", shown).decode(), None
        shown += more
        text = ESCAPES.sub(b"", shown).decode(errors="ignore")
        prompt = PROMPT.search(text)
        # Nothing more comes behind a prompt before it is answered.
        if prompt and not select.select([terminal], [], [], 0.2)[0]:
            return text, prompt
    sys.exit(f"lesson: no prompt after\n{ESCAPES.sub(b'', shown).decode(errors='replace')}")


def main():
    command = sys.argv[1:] + ["lesson", "1.1"]
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.execvp(command[0], command)
    whole = ""
    prompts = []
    while True:
        shown, prompt = read_to_prompt(terminal)
        whole += shown
        print(shown, end="", flush=True)
        if prompt is None:
            break
        kind = prompt.group(2)
        prompts.append(kind)
        if len(prompts) > 40:
            sys.exit(f"lesson: it goes on and on: {prompts}")
        if kind == "done":
            line = "progress" if prompts.count("done") == 1 else "quit"
        else:
            line = answer(kind, int(prompt.group(1)), whole)
        os.write(terminal, line.encode() + b"\r")
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status != 0:
        sys.exit(f"lesson: layercake ended with status {status}")
    missing = {"predict", "fire", "quiz", "try", "done"} - set(prompts)
    if missing:
        sys.exit(f"lesson: never asked for: {sorted(missing)}")
    if not re.search(r"1 of [0-9]+ lessons done", whole):
        sys.exit("lesson: the progress doesn't know it")


main()
