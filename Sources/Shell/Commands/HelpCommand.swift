import Queries
import Terminal

extension Command {
  /// Explains the commands.
  static var help: Command {
    let topic = Parameter("COMMAND", .word, .optional)
    return Command(
      "help", aliases: ["?"], in: .shell, summary: "the commands, or one of them with examples",
      takes: [topic.completing(topics)],
      examples: [
        Example("help", "where to begin"), Example("help fire", "one command"),
        Example("help grammar", "how paths, messages, filters and checks are written"),
      ]
    ) { call, session throws(Complaint) in
      let view = HelpView(profile: session.out.profile)
      guard let word = call[topic] else {
        session.show(view.overview)
        return
      }
      if word.text.lowercased() == "grammar" {
        session.show(view.grammar)
        return
      }
      guard let command = Command.named(word.text) else {
        let names = Command.all.map(\.name) + ["grammar"]
        throw Complaint(
          "no such command", at: word.span, nearest: NearestName.to(word.text, among: names),
          accepted: "To see what there is: help.")
      }
      session.show(view.page(of: command))
    }
  }

  private static func topics(_ session: Session) -> [Candidate] {
    Command.all.map { Candidate($0.name, $0.summary) }
      + [Candidate("grammar", "how paths, messages, filters and checks are written")]
  }
}
