import Exports
import Languages

extension Command {
  /// Takes what was typed and shown away.
  static let transcript: Command = {
    let file = Parameter("FILE", .written(localized("file.transcript"), "md"))
    let force = Parameter(flag: "force")
    return Command(
      "transcript", .tool, in: .shell,
      takes: [file, force],
      examples: ["transcript today.md", "transcript -"]
    ) { call, context throws(CommandError) in
      guard let word = call[file] else { throw call.missing(file, in: context) }
      return .tool { runner throws(CommandError) in
        try runner.printer.hand(
          over: runner.printer.transcript.note(runner.version), to: word,
          replacing: call.has(force),
          in: context)
      }
    }
  }()
}

extension Transcript {
  /// What was typed and shown before the line that is being carried out.
  fileprivate func note(_ version: String) -> String {
    var text = ""
    let note = TranscriptNote(version: version, dropped: dropped) { text += $0 }
    let isTyped = exchanges.last?.line != nil
    for exchange in isTyped ? exchanges.dropLast() : exchanges[...] {
      note.exchange(prompt: exchange.prompt, line: exchange.line, shown: exchange.shown)
    }
    return text
  }
}
