import Languages
import Lessons
import Queries
import Sessions
import Staging
import Terminal

/// Proves lessons in sessions of their own, by all that `layercake check` promises.
///
/// Two processes share it: this one goes straight through each lesson, the other one by detours, and skips.
/// Exams and translations, which are looked at once, they divide: each takes the next one when it is ready for it. What
/// a lesson asks to prove is decided by this one alone, as no process could decide it otherwise. What a lesson
/// leaves behind has to be the same in both, whatever was played there before it; only where it isn't, or the
/// other process found a fault, this one goes those ways, too, and tells what is wrong.
public final class CourseCheck {
  /// A lesson in one language.
  private struct Item {
    let lesson: Lesson
    /// Whether it only tells another again: what is proved of the original holds for a translation that asks
    /// and does the same.
    let isTranslation: Bool
  }

  private let features: [Feature]
  private let reading: CourseReading
  private let checker: LessonChecker
  /// Goes the other process's ways, and takes for proven what lessons ask to prove.
  private let trusting: LessonChecker
  private let items: [Item]
  /// What either process may do, in the order in which this one takes it; the other one begins at the other end.
  private let shared: [Shared]

  /// Something that either process may do: it is looked at once.
  private enum Shared {
    /// A translation, by its place among the items.
    case translation(Int)
    /// What exams ask about.
    case exams
  }

  /// Reads the lessons.
  ///
  /// - Parameters:
  ///   - sources: The lessons' files, in any order.
  ///   - others: The ids of lessons beside these that one may require.
  ///   - features: The features that they may speak of.
  ///   - builder: Where the code that they ask for is built; nil if it isn't.
  public init(
    _ sources: [LessonSource], beside others: () -> Set<String> = { [] }, features: [Feature],
    building builder: CodeBuilder? = nil
  ) {
    self.features = features
    reading = CourseReading(sources, by: LessonGrammar(for: features), beside: others)
    checker = LessonChecker(
      player: TypedLesson(features, building: builder, proofs: .kept(DecidedProofs())))
    trusting = LessonChecker(player: TypedLesson(features, building: nil, proofs: .trusted))
    let items = reading.entries.flatMap { entry in
      entry.lessons.map { lesson in
        Item(
          lesson: lesson,
          isTranslation: entry.lessons.first.map { $0 != lesson && $0.isPlayed(like: lesson) }
            ?? false)
      }
    }
    self.items = items
    func length(_ place: Int) -> Int {
      items[place].lesson.steps.reduce(0) { $0 + $1.commands.count + 2 * $1.solution.count }
    }
    let translations = items.indices.filter { items[$0].isTranslation }
      .sorted { (-length($0), $0) < (-length($1), $1) }
    // The other process, which proves nothing, is the first to be ready: exams take it as long as some translations.
    shared = translations.map { .translation($0) } + (reading.entries.count > 1 ? [.exams] : [])
  }

  /// How many pieces of work there are that either process may do.
  public var sharedCount: Int { shared.count }

  /// Checks everything.
  ///
  /// - Parameters:
  ///   - claim: Takes a piece of the shared work: whether there was still one that the other process hasn't taken.
  ///   - tell: Is told, before each lesson, which one of how many comes next; nil before what is shared.
  ///   - others: What ``alternateRuns(claiming:)`` is in another process, waited for; nil if that couldn't be run.
  /// - Returns: What was found.
  public func report(
    claiming claim: () -> Bool = { true },
    telling tell: ((number: Int, count: Int)?) -> Void = { _ in },
    comparingWith others: () -> String?
  ) -> CheckReport {
    var report = CheckReport(reading)
    guard !items.isEmpty else {
      // The other process finds no lesson either, and is waited for.
      _ = others()
      return report
    }
    var number = 0
    let count = items.count(where: { !$0.isTranslation })
    let played = items.map { item -> LessonChecker.Straight? in
      if item.isTranslation { return nil }
      number += 1
      tell((number, count))
      return checker.straight(item.lesson)
    }
    var looked: [String: [CheckCase]] = [:]
    for piece in shared {
      tell(nil)
      guard claim() else { break }
      looked[name(of: piece)] = cases(of: piece, by: checker)
    }
    let output = others()
    // By bytes: to look for characters in what is told of a whole course takes as long as two lessons.
    let known = Dictionary(
      (output ?? "").utf8.split(separator: CourseCheck.mark).map { part in
        let name = part.prefix { $0 != UInt8(ascii: "\n") }
        return (String(Substring(name)), String(Substring(part)))
      }, uniquingKeysWith: { $1 })
    // What the other process should have done, and didn't tell, is done here.
    func found(_ piece: Shared) -> [CheckCase] {
      let name = name(of: piece)
      return looked[name] ?? cases(in: known[name] ?? "") ?? cases(of: piece, by: checker)
    }
    var difference: String?
    for (place, (item, straight)) in zip(items, played).enumerated() {
      guard let straight else {
        report.cases += found(.translation(place))
        continue
      }
      report.cases += straight.cases
      let lesson = item.lesson
      var alternateRuns = checker.faultlessRuns(of: lesson, after: straight)
      let other = known[lesson.file] ?? ""
      if other != text(of: lesson, alternateRuns) {
        alternateRuns = checker.alternateRuns(lesson)
        // What the other process took for proven, and isn't, leads it elsewhere.
        if straight.cases.allSatisfy(\.passed) || !lesson.asksForProof {
          difference = difference ?? self.difference(text(of: lesson, alternateRuns), other)
        }
        // What fails on the straight way needn't be told again.
        if !straight.cases.allSatisfy(\.passed) {
          alternateRuns = checker.alternateRuns(lesson, after: straight)
        }
      }
      report.cases += alternateRuns.cases + [checker.twoRuns(of: lesson, straight, alternateRuns)]
    }
    if case .exams = shared.last { report.cases += found(.exams) }
    report.cases.append(twoProcesses(output == nil ? localized("proof.alone") : difference))
    return report
  }

  /// The exam of each part that is drawn, one, as drawing takes as long as a lesson: the project's tests draw up to 200.
  private static let seeds = 1...1

  /// Does a piece of the shared work.
  private func cases(of piece: Shared, by checker: LessonChecker) -> [CheckCase] {
    switch piece {
    case .translation(let place):
      checker.straight(items[place].lesson, isTranslation: true).cases
    case .exams: exams
    }
  }

  /// What tells a piece from the others: a translation's file.
  private func name(of piece: Shared) -> String {
    switch piece {
    case .translation(let place): items[place].lesson.file
    // no text: one process tells it to another
    case .exams: "exams"
    }
  }

  /// Whether each part's exams ask only about what its lessons, or those before, have shown.
  private var exams: [CheckCase] {
    let shelf = CourseShelf(reading, features: features)
    shelf.grammar = LessonGrammar(for: features)
    return shelf.parts.filter(\.isExamined).map { part in
      let file = reading.entries.first { part.has($0) }?.lesson()?.file ?? ""
      let found = shelf.untaught(in: part, drawing: CourseCheck.seeds)
      return CheckCase(
        // no text: the names of a case in TAP and JUnit
        lesson: "exam \(part.number)", name: "exams ask only about what was shown",
        failure: found.map {
          CheckCase.Failure(
            localized("proof.untaught", $0.exam, $0.line, part.number), in: file, at: .start)
        })
    }
  }

  /// What going through every lesson but straight on shows, except for those that tell another again: the
  /// same text in any process. Of the shared work, the cases of as much as was claimed.
  ///
  /// - Parameter claim: Takes a piece of the shared work: whether there was still one that the other process hasn't
  ///   taken.
  /// - Returns: A text for each lesson, one after the other.
  public func alternateRuns(claiming claim: () -> Bool = { false }) -> String {
    let originals = items.filter { !$0.isTranslation }.map(\.lesson)
    var texts = originals.map { text(of: $0, trusting.alternateRuns($0)) }
    for piece in shared.reversed() {
      guard claim() else { break }
      texts.append(text(of: name(of: piece), cases(of: piece, by: trusting)))
    }
    return texts.map { "\(Unicode.Scalar(CourseCheck.mark))\($0)" }.joined()
  }

  /// Stands before what is told of a lesson: no text of one has this character in it.
  private static let mark: UInt8 = 0x1E

  private func text(of lesson: Lesson, _ alternateRuns: LessonChecker.AlternateRuns) -> String {
    let steps = alternateRuns.fingerprints.enumerated().map {
      // no text: another process reads it
      "\(lesson.file), step \($0 + 1)\n\($1)\n"
    }
    let errors = alternateRuns.cases.compactMap(\.failure).map {
      "\($0.place.line): \($0.message)\n"
    }
    return "\(lesson.file)\n" + steps.joined() + errors.joined()
  }

  private func text(of name: String, _ cases: [CheckCase]) -> String {
    ([name] + cases.map(\.line)).map { $0 + "\n" }.joined()
  }

  /// Reads such a text; nil if it isn't whole.
  private func cases(in text: String) -> [CheckCase]? {
    let lines = text.split(separator: "\n").dropFirst()
    let cases = lines.compactMap { CheckCase(line: $0) }
    return cases.isEmpty || cases.count < lines.count ? nil : cases
  }

  /// How what another process tells of a lesson differs from what is found here; nil if it doesn't.
  private func difference(_ here: String, _ there: String) -> String? {
    let here = here.split(separator: "\n", omittingEmptySubsequences: false)
    let there = there.split(separator: "\n", omittingEmptySubsequences: false)
    if let (first, then) = zip(here, there).first(where: { $0 != $1 }) {
      return localized("proof.differs", first, then)
    }
    return here.count == there.count
      ? nil : localized("proof.differs-length", here.count, there.count)
  }

  private func twoProcesses(_ message: String?) -> CheckCase {
    CheckCase(
      // no text: the names of a case in TAP and JUnit
      lesson: "all lessons", name: "two processes are identical",
      failure: message.map { CheckCase.Failure($0, in: items[0].lesson.file, at: .start) })
  }
}

extension Lesson {
  /// Whether a step of it asks for a proof.
  fileprivate var asksForProof: Bool {
    // no text: a command
    steps.contains { $0.solution.contains { $0.text.hasPrefix("prove") } }
  }
}

/// Cases as lines of words, which another process reads again.
extension CheckCase {
  /// The case as a line.
  var line: String {
    let reasons = [failure, warning].flatMap { reason in
      reason.map { [$0.message, $0.file, "\($0.place.line)", "\($0.place.column)"] }
        ?? ["", "", "", ""]
    }
    return ([lesson, step ?? "", name] + reasons).map(\.asWord).joined(separator: " ")
  }

  /// Reads such a line; nil if it is none.
  init?(line: Substring) {
    guard let fields = (try? Lexer.commands(in: String(line)))?.first?.map(\.text),
      fields.count == 11
    else { return nil }
    self.init(
      lesson: fields[0], step: fields[1].isEmpty ? nil : fields[1], name: fields[2],
      failure: Self.reason(fields[3..<7]), warning: Self.reason(fields[7..<11]))
  }

  private static func reason(_ fields: ArraySlice<String>) -> Failure? {
    let fields = Array(fields)
    guard !fields[1].isEmpty, let line = Int(fields[2]), let column = Int(fields[3]) else {
      return nil
    }
    return Failure(fields[0], in: fields[1], at: SourcePlace(line: line, column: column))
  }
}
