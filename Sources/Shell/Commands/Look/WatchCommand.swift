import Languages
import Lessons
import Platform
import Queries
import Sessions

extension Command {
  /// Tells changes of a value as they happen, or the messages of an app that runs elsewhere.
  static let watch: Command = {
    let path = Parameter("PATH or FILE", .word, .optional)
    return Command(
      "watch", .tool, looksWhenBare: true, in: .look, inLessons: .anyBlock,
      with: { $0.count > 1 && isTrace($0[1].text) ? .noBlock(.isForShell) : nil },
      takes: [path.completing(ArgumentKind.valueCandidates)],
      examples: ["watch mvp.presenter.amount.number", "watch", "watch app.jsonl"]
    ) { call, context throws(CommandError) in
      guard let word = call[path] else {
        return .look(.watched(context.session.watchpoints, in: context.state.workspace))
      }
      let file = context.expanded(word.text)
      if isTrace(word.text) || word.text.contains("/") || access(file, F_OK) == 0 {
        return .tool { runner throws(CommandError) in
          .shows(
            try context.worded(at: word.span) { () throws(Refusal) in
              try runner.watchTrace(file, called: word.text)
            })
        }
      }
      let reference = try word.path(in: context)
      let (specimen, steps) = try word.steps(in: context)
      _ = try context.find(steps, in: specimen)
      let workspace = context.state.workspace
      return .tool { runner in
        runner.session.watchpoints.add(reference, word.text, in: workspace)
        let now = reference.lookUp(in: workspace).text
        return .reports(Document(localized: "watch.added", word.text, now))
      }
    }
  }()

  /// Whether a word names a trace by its ending.
  private static func isTrace(_ name: String) -> Bool { name.lowercased().hasSuffix(".jsonl") }

  /// Watches no more.
  static let unwatch: Command = {
    let path = Parameter("PATH or all", .word)
    return Command(
      "unwatch", .tool, in: .look, inLessons: .anyBlock,
      takes: [
        path.completing { context in
          let all = context.session.watchpoints.all.map {
            Candidate($0.text, localized("unwatch.one"))
          }
          return all.isEmpty ? [] : all + [Candidate("all", localized("unwatch.all"))]
        }
      ],
      examples: ["unwatch mvp.presenter.amount.number", "unwatch all"]
    ) { call, context throws(CommandError) in
      let names = context.session.watchpoints.all.map(\.text)
      let text = call[path].flatMap { $0.text.lowercased() == "all" ? nil : $0.text }
      guard !names.isEmpty else {
        if text == nil {
          return .tool { _ in .reports(Document(localized: "unwatch.none")) }
        }
        throw context.error("error.nothing-watched", at: call.span(path))
      }
      if let text, !names.contains(text) {
        let nearest = NearestName.to(text, among: names)
        throw context.error(
          Refusal("error.not-watched", advice: names, nearest: nearest), at: call.span(path))
      }
      return .tool { runner in
        runner.session.watchpoints.remove(text)
        return .reports(
          Document(localized: "unwatch.removed", text.map { [$0] } ?? names))
      }
    }
  }()
}
