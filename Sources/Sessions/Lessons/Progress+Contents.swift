import Lessons
import Queries

extension Progress {
  /// The contents of a progress's lines that were read so far.
  struct Contents {
    /// Every line, in the order in which things were done.
    private(set) var lines: [String] = []
    /// What became of steps, by the lesson's and the step's names.
    private(set) var records: [String: [String: Record]] = [:]
    /// The answers to steps' questions, the first one first, by the lesson's and the step's names.
    private(set) var answers: [String: [Answer]] = [:]
    /// The number by which choices are shuffled for this learner, once there is one.
    private(set) var seed: Int?
    /// The numbers by which lessons were begun in a class, by the lessons' ids: a lesson that is gone on with asks
    /// the same.
    private(set) var classSeeds: [String: Int] = [:]

    /// Reads lines; one that says nothing known tells nothing.
    init(_ lines: some Sequence<String>) {
      for line in lines { read(line) }
    }

    mutating func read(_ line: String) {
      lines.append(line)
      // By scalars: a text may begin with one that joins the blank before it.
      let fields = line.unicodeScalars.split(separator: " ").map { String($0) }
      func field(_ place: Int) -> String { fields.count > place ? fields[place] : "" }
      let (kind, lesson, step, last) = (field(0), field(1), field(2), field(3))
      switch (kind, fields.count) {
      case ("seed", 2): seed = Int(field(1)) ?? seed
      case ("class", 3): classSeeds[lesson] = Int(field(2))
      case ("answer", 4...) where ["right", "wrong"].contains(last):
        let text = (try? Lexer.commands(in: line))?.first?.dropFirst(4).first?.text ?? ""
        answers["\(lesson) \(step)", default: []].append(
          Answer(text: text, isRight: last == "right"))
      case ("forget", 2):
        records[lesson] = nil
        classSeeds[lesson] = nil
        for key in answers.keys where key.hasPrefix(lesson + " ") { answers[key] = nil }
      case ("open", 3): records[lesson]?[step] = nil
      case (_, 4):
        guard let outcome = Outcome(rawValue: kind) else { return }
        records[lesson, default: [:]][step] = Record(outcome: outcome, fingerprint: last)
      default: break
      }
    }
  }

  // MARK: A lesson that has changed

  /// What is known of a step: under its own name, or under that of a step that is gone and asked and
  /// checked the very same.
  func record(of step: LessonStep, in lesson: Lesson) -> Record? {
    let known = contents.records[lesson.id.text] ?? [:]
    let key = Progress.key(step, of: lesson)
    if known.isEmpty { return nil }
    return known[key] ?? Progress.renamed(known, in: lesson)[key].flatMap { known[$0] }
  }

  /// The former names of steps that have another one now, by that one. What a choice asks isn't known,
  /// and so no choice is taken for another.
  private static func renamed(_ known: [String: Record], in lesson: Lesson) -> [String: String] {
    let keys = Set(lesson.steps.map { key($0, of: lesson) })
    var lost = known.filter { !keys.contains($0.key) }
    if lost.isEmpty { return [:] }
    var names: [String: String] = [:]
    for step in lesson.steps {
      switch step.question {
      case .task, .prediction: break
      case .quiz, nil: continue
      }
      let key = key(step, of: lesson)
      guard known[key] == nil else { continue }
      let alike = lost.filter { $0.value.fingerprint == step.fingerprint }.keys.sorted()
      guard let former = alike.first else { continue }
      names[key] = former
      lost[former] = nil
    }
    return names
  }

  /// How a lesson differs from what was done of it.
  nonisolated public struct Changes: Equatable, Sendable {
    /// The steps that ask something else than when they were done, by their numbers from 1.
    public let changed: [Int]
    /// The steps that weren't there when others behind them were done, by their numbers from 1.
    public let new: [Int]
    /// The names of steps that were done and are no longer there.
    public let gone: [String]

    /// Whether nothing is another.
    public var isEmpty: Bool { changed.isEmpty && new.isEmpty && gone.isEmpty }
  }

  /// How a lesson differs from what was done of it.
  public func changes(of lesson: Lesson) -> Changes {
    let known = contents.records[lesson.id.text] ?? [:]
    let states = lesson.steps.map { outcome($0, of: lesson) }
    let lastDone = states.lastIndex { $0 != nil } ?? 0
    let keys = Set(lesson.steps.map { Progress.key($0, of: lesson) })
    let former = Set(Progress.renamed(known, in: lesson).values)
    let changed = lesson.steps.indices.filter { hasChanged(lesson.steps[$0], of: lesson) }
    let gone = known.keys.filter { !keys.contains($0) && !former.contains($0) }.sorted()
    // Steps that a learner jumped over look the same: alone they are no sign of a change.
    let isSure = !changed.isEmpty || !gone.isEmpty
    return Changes(
      changed: changed.map { $0 + 1 },
      new: isSure
        ? states.indices.filter { states[$0] == nil && $0 < lastDone }.map { $0 + 1 } : [],
      gone: gone)
  }

  /// Whether a step asks something else than when it was done.
  public func hasChanged(_ step: LessonStep, of lesson: Lesson) -> Bool {
    record(of: step, in: lesson).map { $0.fingerprint != step.fingerprint } ?? false
  }
}
