import LayerTracing
import Queries
import Terminal

extension Command {
  /// Treats a pinned message as any other.
  static var unpin: Command {
    let message = Parameter("MESSAGE", .word)
    return Command(
      "unpin", in: .trace, summary: "let a pinned message go with the others",
      takes: [message], examples: [Example("unpin mvp#2.5", "it goes when its turn has come")],
      isAction: { _ in true }
    ) { call, session throws(Complaint) in
      guard let word = call[message] else { return }
      for (specimen, message) in try MessageLookup.messages(named: word, session) {
        session.current?.unpin(message, of: specimen)
      }
      session.report {
        let keeps = session.keeping.hop.map { ", unless it is \($0): keep" } ?? ""
        return [StyledText("\(word.text) goes with the others\(keeps).")]
      }
    }
  }
}
