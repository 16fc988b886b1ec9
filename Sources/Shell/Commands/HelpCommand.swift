import Queries
import Terminal

extension Command {
  /// Explains the commands.
  static var help: Command {
    let topic = Parameter("COMMAND", .word, .optional)
    return Command(
      "help", in: .shell, summary: "the commands, or one of them with examples",
      takes: [topic.completing { _ in Command.all.map { Candidate($0.name, $0.summary) } }],
      examples: [
        Example("help", "where to begin"), Example("help fire", "one command"),
      ]
    ) { call, session throws(Complaint) in
      let view = HelpView(profile: session.out.profile)
      guard let word = call[topic] else {
        session.show(view.overview)
        return
      }
      guard let command = Command.named(word.text) else {
        let names = Command.all.map(\.name)
        throw Complaint(
          "no such command", at: word.span, nearest: NearestName.to(word.text, among: names),
          accepted: "Commands: \(names.joined(separator: ", ")).")
      }
      session.show(view.page(of: command))
    }
  }
}
