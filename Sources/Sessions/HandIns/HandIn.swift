import Lessons
import Queries

/// What a learner hands in of a lesson: what was done, to be done again by a teacher's Layercake.
///
/// ```
/// # layercake-handin 2
/// name "Kim Min-ji"
/// of one-tap 3ab0f1c2 en
/// layercake 0.1
/// lesson one-tap at how-many
/// answer = 5
/// undo
/// after 35
/// saw hint 1
/// answer = 4
/// fire increase
/// because "the model tells the controller"
/// end 11 9c1f
/// ```
/// The lines of ``OwnCode`` stand before those of the lesson, if the learner wrote any; each ``JournalEntry`` tells what
/// was done, and what was taken back of it. Nothing in it says what is right: that comes of doing it again. The
/// last line counts the lines above it and has their ``Checksum``, so that a file that was cut or changed is told from
/// one that wasn't. Version 1 had only what stood in the end, and is read, too.
nonisolated public struct HandIn: Equatable, Sendable {
  /// The version that is written.
  public static let version = 2
  /// What sort of file it is.
  static let kind = "handin"
  /// How its files' names end.
  public static let ending = "handin"
  /// The first line.
  public static let header = "# layercake-\(kind) \(version)"
  /// The largest file that is read, in bytes: one of an hour's work has some 5,000.
  public static let largest = 1_000_000
  /// The most actions that are done again; an hour's work has some hundred.
  public static let mostActions = 5_000

  /// One way into the lesson, and what was done from there.
  public struct Sitting: Hashable, Sendable {
    /// The step at which it began, by its id or its number from 1.
    public let step: String
    /// The number by which choices were shuffled; 0 for none.
    public let seed: Int
    /// What was done, taken back and read, in order.
    public internal(set) var entries: [JournalEntry] = []

    /// What was done and not taken back, in order.
    public var actions: [Action] { entries.standing }

    func begins(_ other: Sitting) -> Bool {
      step == other.step && seed == other.seed && other.actions.starts(with: actions)
    }
  }

  /// Whose it is, in the learner's words.
  public let name: String
  /// The lesson's id.
  public let lesson: String
  /// What the lesson asked when this was written: ``Lesson/fingerprint``.
  public let fingerprint: String
  /// The language that the lesson was in; nil where that isn't told. What is right is the same in each.
  public let language: String?
  /// The version of the program that wrote it.
  public let program: String
  /// What was done, from each way into the lesson.
  public internal(set) var sittings: [Sitting]
  /// Whether the lesson's answers were written to a file outside of a sitting.
  public internal(set) var hasKey = false
  /// The code of the own builds, to be read.
  public var code: [OwnCode] = []

  /// The own builds, in the order in which they were put in.
  public var builds: [OwnBuild] { sittings.flatMap(\.actions).builds }
}

nonisolated extension HandIn {
  /// Gathers what was done of a lesson in sessions, the oldest first. What was done before the lesson,
  /// in other lessons and in free play is left out.
  init(of lesson: ShelvedLesson, by name: String, program: String, from sessions: [WorkRecord]) {
    self.name = name
    self.lesson = lesson.lesson.id.text
    fingerprint = lesson.lesson.fingerprint
    language = lesson.lesson.language
    self.program = program
    let cuts = sessions.joined().map { WorkCut($0.entries, of: lesson) }
    hasKey = cuts.contains(where: \.hasKey)
    sittings = cuts.flatMap(\.sittings)
  }

  /// The file's text.
  public var text: String {
    let of = [lesson, fingerprint] + [language].compactMap(\.self)
    let head = [
      HandIn.header, "name \(name.asWord)", "of \(of.joined(separator: " "))",
      "layercake \(program.asWord)",
    ]
    let aids = hasKey ? [Aid.key(lesson: lesson).description] : []
    let work = sittings.flatMap { $0.lines(of: lesson) }
    let lines = head + code.flatMap(\.lines) + aids + work
    return (lines + ["end \(lines.count) \(Checksum(of: lines))"]).map { $0 + "\n" }.joined()
  }

  /// What was done, a line each, without times and what choices are called: two hand-ins with the same lines are
  /// equal, though their names and times differ.
  public var actionLines: [String] {
    sittings.flatMap { sitting in
      sitting.lines(of: lesson) { entry in
        switch entry {
        case .choices, .pause: false
        default: true
        }
      }
    }
  }

  /// The same, without the times that passed.
  public var withoutTimes: HandIn {
    var copy = self
    copy.sittings = sittings.map { sitting in
      var sitting = sitting
      sitting.entries.removeAll { if case .pause = $0 { true } else { false } }
      return sitting
    }
    return copy
  }

  /// Whether times are in it.
  public var hasTimes: Bool { self != withoutTimes }

  /// Whether another one of the same name and lesson has nothing that isn't in this one.
  public func holds(_ other: HandIn) -> Bool {
    name == other.name && lesson == other.lesson
      && other.sittings.allSatisfy { sitting in sittings.contains { sitting.begins($0) } }
  }

  /// Whether something in it is in the learner's own words.
  public var hasOwnWords: Bool {
    sittings.contains { sitting in sitting.actions.contains { $0.ownWords?.isEmpty == false } }
  }
}

nonisolated extension HandIn.Sitting {
  /// The line that begins it, and those of its entries that are wanted.
  fileprivate func lines(
    of lesson: String, where isWanted: (JournalEntry) -> Bool = { _ in true }
  ) -> [String] {
    [LessonAction.begin(lesson, at: step, seed: seed).description]
      + entries.filter(isWanted).map { $0.line(in: .handIn) }
  }
}

extension Session {
  /// What was done of a lesson, in this session and in the earlier ones that are kept; without sittings
  /// if nothing was done.
  public func handIn(of lesson: ShelvedLesson, by name: String, program: String) -> HandIn {
    let marks = [
      "lesson \(lesson.name.asWord) at ",
      JournalEntry.saw(.key(lesson: lesson.name)).line(in: .journal),
    ]
    let earlier = (journal.map { Array($0.sessions(evenOpen: true)) } ?? []).reversed().filter {
      found in
      found.file.record.contains { line in marks.contains { line.hasPrefix($0) } }
    }
    let works = earlier.map { found in
      let session = Session(like: self)
      for line in found.file.record {
        guard let entry = JournalEntry(line, in: .journal), (try? session.carryOut(entry)) != nil
        else {
          break
        }
      }
      return session.work(keptAs: found.name)
    }
    var handIn = HandIn(of: lesson, by: name, program: program, from: works + [work(keptAs: nil)])
    handIn.code = code(of: handIn.sittings.flatMap(\.actions))
    return handIn
  }
}
