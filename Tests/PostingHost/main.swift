// A program with a line editor and nothing else: says back each line, and posts from another thread
// what comes through the pipe that its argument names.

import Glibc
import LineEditor
import Terminal

let profile = TerminalProfile.detect(output: STDOUT_FILENO, environment: [:], plain: false)
let out = Output(fileDescriptor: STDOUT_FILENO, profile: profile)
guard let editor = LineEditor(program: "posting-host", out: out) else { exit(1) }
Poster(editor: editor, path: CommandLine.arguments[1]).begin()
while case .line(let line) = editor.next(prompt: "say> ") {
  out.writeLine("you said \(line.sanitized)")
}
