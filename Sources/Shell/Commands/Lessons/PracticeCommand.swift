import Languages
import Lessons
import Queries
import Sessions

extension Command {
  /// Asks again what was answered wrong, and then something new.
  static let practice = Command(
    "practice", .act, in: .lessons,
    examples: ["practice"]
  ) { _, context throws(CommandError) in
    let language = Language.of(context.state)
    switch context.session.practice(among: { opened(context) }) {
    case nil:
      return .look(Document(localized: "practice.nothing", in: language, indent: 0))
    case .question(let shelved, let step, let others):
      return .act(
        Request.Act(
          action: .lesson(
            .begin(
              shelved.name, at: shelved.name(ofStep: step),
              seed: context.session.progress.seed(for: shelved.lesson))),
          remark: Document(localized: "practice.again", others, style: .hint, in: language)
        ) { _ in nil })
    case .prediction(let question, let first):
      let actions = first + [.question(.predict(question))]
      let lines = actions.map(\.description).joined(separator: "; ")
      return .tool { runner throws(CommandError) in
        runner.report(Document(localized: "practice.drawn", lines, style: .hint, in: language))
        for action in actions {
          try context.worded(runner.act(Request.Act(action: action) { _ in nil }))
        }
        return .reports(Document())
      }
    }
  }

  /// What the steps that were done opened, each once.
  private static func opened(_ context: Context) -> [(feature: String, specimen: String)] {
    let progress = context.session.progress
    let course = context.session.environment.course
    var opened: Set<String> = []
    for lesson in course.entries.compactMap({ $0.lesson(in: course.language) }) {
      for step in lesson.steps where progress.outcome(step, of: lesson) != nil {
        for line in step.commands {
          for words in (try? Lexer.commands(in: line.text)) ?? [] {
            guard Command.named(words[0].text) === open,
              case .act(let request)? = try? context.request(open, words),
              case .stage(.open(let feature, let names, _)) = request.action
            else { continue }
            opened.formUnion(names.map { "\(feature).\($0)" })
            if names.isEmpty { opened.insert(feature) }
          }
        }
      }
    }
    return context.features.flatMap { feature in
      feature.specimens.filter {
        $0.isPattern
          && (opened.contains(feature.name) || opened.contains("\(feature.name).\($0.name)"))
      }.map { (feature: feature.name, specimen: $0.name) }
    }
  }
}
