import Exports
import Views

extension Command {
  /// Takes what was typed and shown away.
  static let transcript: Command = {
    let file = Parameter("FILE", .written("a transcript", "md"))
    let force = Parameter(flag: "force", help: "replace the file if there is one")
    return Command(
      "transcript", .tool, in: .notes, summary: "write what was typed and shown to a file",
      takes: [file, force],
      examples: [
        Example("transcript today.md", "as Markdown, without colours"),
        Example("transcript -", "to standard output"),
      ],
      details: ["What was typed and shown so far; of a very long session the newest part."],
      undone: "Nothing was written."
    ) { call, context throws(CommandError) in
      guard let word = call[file] else { throw call.missing(file, in: context) }
      if word.isStandardOutput {
        return .tool { runner throws(CommandError) in
          runner.printer.transcript.write(runner.version) { text in
            var text = text
            text.withUTF8 { runner.printer.write(UnsafeRawBufferPointer($0)) }
          }
          return .shows(Document())
        }
      }
      let path = context.expanded(word.text)
      let replaces = call.has(force)
      return .tool { runner throws(CommandError) in
        return .reports(
          try FileTarget.write(
            path, as: word.text, at: word.span, replacing: replaces, in: context
          ) { target throws(CommandError) in
            runner.printer.transcript.write(runner.version) { target.write($0) }
          })
      }
    }
  }()
}

extension Transcript {
  /// Writes what was typed and shown before the line that is being carried out.
  fileprivate func write(_ version: String, to write: @escaping (String) -> Void) {
    let note = TranscriptNote(version: version, dropped: dropped, write: write)
    let isTyped = exchanges.last?.line != nil
    for exchange in isTyped ? exchanges.dropLast() : exchanges[...] {
      note.exchange(prompt: exchange.prompt, line: exchange.line, shown: exchange.shown)
    }
  }
}
