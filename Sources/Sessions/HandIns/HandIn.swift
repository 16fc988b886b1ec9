import Lessons
import Queries

/// What a learner hands in of a lesson: what was done, to be done again by a teacher's Layercake.
///
/// ```
/// # layercake-handin 1
/// name "Kim Min-ji"
/// of one-tap 3ab0f1c2 en
/// layercake 0.1
/// lesson one-tap at how-many
/// answer = 5
/// fire increase
/// because "the model tells the controller"
/// end 7 9c1f
/// ```
/// The lines of ``OwnCode`` stand before those of the lesson, if the learner wrote any. Nothing in it says what is right: that comes of doing it again. The last line counts the lines above
/// it and has their ``Checksum``, so that a file that was cut or changed is told from one that wasn't.
nonisolated public struct HandIn: Equatable, Sendable {
  /// The version that is written.
  public static let version = 1
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
    /// What was done, in order.
    public internal(set) var actions: [Action] = []

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
  public let sittings: [Sitting]
  /// The code of the own builds, to be read.
  public var code: [OwnCode] = []

  /// The own builds, in the order in which they were put in.
  public var builds: [OwnBuild] { sittings.flatMap(\.actions).builds }
}

nonisolated extension HandIn {
  /// Gathers what was done of a lesson in sessions, the oldest first. What was done before the lesson,
  /// in other lessons and in free play is left out.
  public init(
    of lesson: ShelvedLesson, by name: String, program: String,
    from sessions: [some Sequence<Action>]
  ) {
    self.name = name
    self.lesson = lesson.lesson.id.text
    fingerprint = lesson.lesson.fingerprint
    language = lesson.lesson.language
    self.program = program
    let all = sessions.flatMap { HandIn.sittings(of: lesson.name, in: $0) }
    // A session that was gone on with is in two files: the longer one has it all.
    sittings = all.enumerated().filter { place, sitting in
      !all.enumerated().contains { other, longer in
        other != place && sitting.begins(longer)
          && (longer.actions.count > sitting.actions.count || other > place)
      }
    }.map(\.element)
  }

  private static func sittings(
    of lesson: String, in actions: some Sequence<Action>
  ) -> [Sitting] {
    var sittings: [Sitting] = []
    var current: Sitting?
    var isPlaying = false
    func close() { if let done = current, !done.actions.isEmpty { sittings.append(done) } }
    for action in actions {
      switch action {
      case .lesson(.begin(let name, let step, let seed)):
        close()
        current = name == lesson ? Sitting(step: step, seed: seed) : nil
        isPlaying = false
      case .lesson(.play): isPlaying.toggle()
      default: if !isPlaying { current?.actions.append(action) }
      }
    }
    close()
    return sittings
  }

  /// The file's text.
  public var text: String {
    let of = [lesson, fingerprint] + [language].compactMap(\.self)
    let head = [
      HandIn.header, "name \(name.asWord)", "of \(of.joined(separator: " "))",
      "layercake \(program.asWord)",
    ]
    let lines = head + code.flatMap(\.lines) + actionLines
    return (lines + ["end \(lines.count) \(Checksum(of: lines))"]).map { $0 + "\n" }.joined()
  }

  /// What was done, a line each: two hand-ins with the same lines are equal, though
  /// their names differ.
  public var actionLines: [String] {
    sittings.flatMap { sitting in
      [LessonAction.begin(lesson, at: sitting.step, seed: sitting.seed).description]
        + sitting.actions.map(\.description)
    }
  }

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

extension Session {
  /// What was done of a lesson, in this session and in the earlier ones that are kept; without sittings
  /// if nothing was done.
  public func handIn(of lesson: ShelvedLesson, by name: String, program: String) -> HandIn {
    let mark = "lesson \(lesson.name.asWord) at "
    let earlier = (journal.map { Array($0.sessions(evenOpen: true)) } ?? []).reversed().filter {
      found in
      found.file.lines.contains { $0.text.hasPrefix(mark) }
    }
    let timelines = earlier.map { found in
      let session = Session(like: self)
      for line in found.file.lines {
        guard let entry = JournalEntry(line.text), (try? session.carryOut(entry)) != nil else {
          break
        }
      }
      return session.timeline
    }
    // What lies ahead after going back was done, too.
    var handIn = HandIn(
      of: lesson, by: name, program: program,
      from: (timelines + [timeline]).map { all in (0..<all.countOfAll).map { all[$0] } })
    handIn.code = code(of: handIn.sittings.flatMap(\.actions))
    return handIn
  }
}
