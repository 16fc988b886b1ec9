import Languages
import LayerTracing
import Lessons
import Queries
import Terminal

/// Why one can't go on in a lesson. What leads on depends on the lesson: the shell adds it.
nonisolated extension Refusal {
  /// No question is open.
  package static let noQuestion = Refusal("refusal.no-question")
  /// The question has no such answer.
  package static let noSuchAnswer = Refusal("refusal.no-such-answer")
  /// An initial in the answer stands for no layer of the pattern.
  package static func noSuchLayer(_ initial: String) -> Refusal {
    Refusal("refusal.no-such-layer", initial)
  }

  /// Nothing of the event can be foreseen: no message crosses layers.
  static let nothingToForesee = Refusal("refusal.nothing-to-foresee")

  /// The lesson of this title was left for free play.
  static func isPlaying(_ title: String) -> Refusal {
    Refusal("refusal.is-playing", advice: title)
  }

  /// No lesson has this name, but these numbers and names there are.
  static func unknownLesson(
    _ name: String, among entries: [(number: String, id: String)]
  ) -> Refusal {
    Refusal(
      LocalizedText("refusal.unknown-lesson"),
      nearest: number(like: name, among: entries.map(\.number))
        ?? NearestName.to(name, among: entries.map(\.id)),
      accepted: known(entries))
  }

  /// The lessons that there are: of a whole course the first and the last.
  private static func known(_ entries: [(number: String, id: String)]) -> LocalizedText {
    let mostListed = 12
    guard let first = entries.first, let last = entries.last else {
      return LocalizedText("refusal.no-lessons.advice")
    }
    return entries.count > mostListed
      ? LocalizedText("refusal.unknown-lesson.range", first.number, last.number)
      : LocalizedText("refusal.unknown-lesson.advice", entries.map { "\($0.number) \($0.id)" })
  }

  /// The lesson's number that a mistyped one begins with, whatever stands between its digits: `1.33`, `11`,
  /// `1,3`. Another digit is no slip: any lesson could be meant.
  private static func number(like name: String, among numbers: [String]) -> String? {
    func digits(_ text: String) -> String { text.filter(\.isWholeNumber) }
    guard name.first?.isWholeNumber == true, name.allSatisfy({ !$0.isLetter }) else { return nil }
    return numbers.first { digits(name).hasPrefix(digits($0)) }
  }

  /// A lesson's file can't be read, for the system's reason.
  static func unreadable(_ reason: String) -> Refusal {
    Refusal("refusal.unreadable", reason, exitCode: .noInput)
  }

  /// A lesson's file has errors: how many, and where the first is and what it says.
  static func faulty(_ file: String, count: Int, first: String) -> Refusal {
    Refusal(
      "refusal.faulty", count, first, advice: ProgramIdentity.current.name, file.truncated(to: 40))
  }

  /// An initial in the answer is shared by these roles.
  package static func whichRole(_ initial: String, among roles: [RoleInitials.Entry]) -> Refusal {
    Refusal(
      "refusal.which-role", initial, roles.map(\.role.name),
      advice: roles.map { localized("refusal.which-role.entry", $0.initials, $0.role.name) })
  }

  /// A prediction isn't graded yet, so that its reason can't be told; what fires its event, and whether something
  /// is foreseen already.
  package static func notFiredYet(_ line: String, isSealed: Bool) -> Refusal {
    Refusal("refusal.not-fired-yet", isSealed, advice: isSealed, line)
  }

  /// A value to be foreseen can't be found, for this reason.
  package static func noSuchValue(_ reason: String) -> Refusal {
    Refusal("refusal.no-such-value", reason)
  }

  /// Several specimens are open, and none is named.
  package static func whichSpecimen(_ names: [String]) -> Refusal {
    Refusal("refusal.which-specimen", advice: names.first ?? "mvp", names)
  }

  /// The lesson's pack has its steps done, not skipped.
  package static func skipForbidden(_ pack: String) -> Refusal {
    Refusal("refusal.skip-forbidden", pack)
  }

  /// The pack keeps this for its teacher.
  package static func closed(_ key: PackManifest.Key, pack: String) -> Refusal {
    Refusal("refusal.closed", pack, LocalizedText("refusal.closed.\(key.rawValue)"))
  }

  /// There is no exam of this part of the course, only of these.
  package static func noExam(parts: [String]) -> Refusal {
    Refusal("refusal.no-exam", advice: parts)
  }

  /// An exam has no such thing: hints, free play, the way back; what was typed.
  package static func notInExam(_ command: String) -> Refusal {
    Refusal("refusal.not-in-exam", command)
  }

  /// Whether it is about a lesson, whose language it is then told in.
  package var isOfLesson: Bool { key.hasPrefix("refusal.") }
}
