import Queries
import Terminal

extension Command {
  /// Watches no more.
  static var unwatch: Command {
    let path = Parameter("PATH or all", .word)
    return Command(
      "unwatch", in: .look, summary: "tell changes of a value no more",
      takes: [
        path.completing { session in
          let all = session.watchpoints.all.map { Candidate($0.text, "is watched") }
          return all.isEmpty ? [] : all + [Candidate("all", "all of them")]
        }
      ],
      examples: [
        Example("unwatch mvp.presenter.amount.number", "this one"), Example("unwatch all", "all"),
      ]
    ) { call, session throws(Complaint) in
      guard let word = call[path] else { return }
      let names = session.watchpoints.all.map(\.text)
      guard !names.isEmpty else {
        throw Complaint(
          "nothing is watched", at: word.span, accepted: "To watch a value: watch PATH.")
      }
      let text = word.text.lowercased() == "all" ? nil : word.text
      if let text, !names.contains(text) {
        throw Complaint(
          "this isn't watched", at: word.span, nearest: NearestName.to(text, among: names),
          accepted: "Watched: \(names.joined(separator: ", ")).")
      }
      session.watchpoints.remove(text)
      session.report { [StyledText("Watched no more: \(text ?? names.joined(separator: ", ")).")] }
    }
  }
}
