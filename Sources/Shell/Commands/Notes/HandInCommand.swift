import Languages
import Lessons
import Queries
import Sessions

extension Command {
  /// Writes what was done of a lesson to a file that can be handed in.
  static let handin: Command = {
    let lesson = Parameter("LESSON", .word)
    let file = Parameter("FILE", .written(localized("file.hand-in"), HandIn.ending), .optional)
    let name = Parameter(after: "name", "NAME", .word)
    let noTimes = Parameter(flag: "no-times")
    let force = Parameter(flag: "force")
    return Command(
      "handin", .tool, in: .notes,
      takes: [lesson.completing(lessonNumbers), name, file, noTimes, force],
      writtenAs: "LESSON name NAME [FILE] [--no-times] [--force]",
      examples: ["handin 1.1 name Kim kim.handin", "handin 1.1 name 'Kim Min-ji' -"],
      filling: { [1: [ProgramIdentity.current.name]] }
    ) { call, context throws(CommandError) in
      guard let chosen = call[lesson] else { throw call.missing(lesson, in: context) }
      guard let whose = call[name], !whose.text.allSatisfy(\.isWhitespace) else {
        throw call.missing(name, in: context)
      }
      let shelved = try choose(chosen, isAgain: false, context)
      let target = call[file]
      let (replaces, hidesTimes) = (call.has(force), call.has(noTimes))
      return .tool { runner throws(CommandError) in
        let whole =
          shelved.lesson.exam == nil
          ? runner.session.handIn(of: shelved, by: whose.text, program: runner.version)
          : runner.session.progress.handIn(
            of: shelved.lesson, by: whose.text, program: runner.version)
        let handIn = hidesTimes ? whole.withoutTimes : whole
        guard !handIn.sittings.isEmpty else {
          throw context.error(
            Refusal("error.nothing-to-hand-in", shelved.title, advice: Journal.mostKept),
            at: chosen.span)
        }
        let named = target ?? Word("\(fileName(handIn)).\(HandIn.ending)", span: chosen.span)
        let file = try HandInFile(
          handIn, at: named, isDefault: target == nil, replacing: replaces, in: context)
        let reply = try runner.printer.hand(
          over: handIn.text, to: file.name, replacing: replaces, in: context
        ) { name, size in
          let work = GradedWork(
            handIn, against: shelved, like: runner.session,
            nothing: Forecast.nothing,
            verdicts: runner.session.progress.verdicts(on: handIn, of: shelved.lesson))
          return Document(
            localized: "handin.wrote", name, size, work.count.done, work.steps.count,
            file.remark ?? "", handIn.hasTimes)
        }
        // That it has another name than was asked for is said, however quiet acts are.
        if case .reports(let document) = reply, file.remark != nil { return .shows(document) }
        return reply
      }
    }
  }()

  /// `one-tap-kim-min-ji`: letters and digits of any script.
  private static func fileName(_ handIn: HandIn) -> String {
    let words = handIn.name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return ([handIn.lesson] + words.prefix(4).map { String($0.prefix(30)) }).joined(separator: "-")
  }
}

extension Progress {
  /// What was found of the code in a hand-in when the learner wrote it: where its step is done, it was right.
  fileprivate func verdicts(on handIn: HandIn, of lesson: Lesson) -> [OwnBuild: CodeVerdict] {
    lesson.steps.reduce(into: [:]) { verdicts, step in
      guard let build = step.task?.code.flatMap(handIn.build(for:)),
        outcome(step, of: lesson) == .done
      else { return }
      verdicts[build] = CodeVerdict(.right)
    }
  }
}
