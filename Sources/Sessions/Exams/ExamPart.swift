import Features
import Lessons
import Queries
import Staging

/// A part of the course, as an exam draws from it: what its lessons opened.
public struct ExamPart {
  /// A build of a feature that lessons speak of.
  struct Build {
    let feature: Feature
    let specimen: Specimen

    /// `candy.viper`.
    var name: String { "\(feature.name).\(specimen.name)" }
  }

  /// What a lesson, or a step of one, shows.
  private struct Taught {
    /// What it opens, by the builds' names.
    let names: Set<String>
    /// The words of its lines, and of the events that it has the learner predict.
    let words: Set<String>

    /// Whether it has the learner prove a check.
    // no text: a command
    var asksForProof: Bool { words.contains("prove") }

    /// Whether a mock stands in the place of a layer: an event goes another way then.
    // no text: a command
    var hasMock: Bool { words.contains("mock") }

    /// Whether a service answers so in it.
    func shows(_ mode: Service.Mode) -> Bool {
      // no text: a command
      mode == .ok || words.contains("service") && words.contains(mode.rawValue)
    }
  }

  /// A lesson with what it shows, step by step.
  private struct TaughtLesson {
    let number: String
    let steps: [Taught]
    /// What its steps show together.
    let all: Taught

    init(_ number: String, _ steps: [Taught]) {
      (self.number, self.steps) = (number, steps)
      all = Taught(
        names: steps.reduce(into: []) { $0.formUnion($1.names) },
        words: steps.reduce(into: []) { $0.formUnion($1.words) })
    }

    /// The place of the first step that opens a pattern, in any feature, beside few others: it is about that pattern;
    /// nil where none does.
    func introduction(of pattern: Specimen) -> Int? {
      steps.firstIndex { step in
        step.names.count <= ExamPart.few && step.names.contains { $0.hasSuffix(".\(pattern.name)") }
      }
    }

    /// The step to repeat for a build, as `lesson` takes it: the first that says a word once the build was opened,
    /// else the one that opens it. `1.3` is the first step of 1.3.
    func place(of build: Build, naming word: String?) -> String {
      let opening = steps.firstIndex { $0.names.contains(build.name) } ?? 0
      let saying = word.flatMap { word in
        steps[opening...].firstIndex { $0.words.contains(word) }
      }
      return place(saying ?? opening)
    }

    // no text: what follows a command
    /// A step, as `lesson` takes it.
    func place(_ position: Int) -> String {
      position == 0 ? number : "\(number) at \(position + 1)"
    }
  }

  /// Its number: what the numbers of its lessons begin with.
  public let number: String
  /// What it is called.
  public let title: String
  /// The lessons of the whole course, those of this part among them.
  private let lessons: [TaughtLesson]
  private let features: [Feature]

  /// The patterns' own builds that its lessons open, in the order of the features.
  var sound: [Build] {
    let opened = own.reduce(into: Set<String>()) { $0.formUnion($1.all.names) }
    return features.flatMap { feature in
      feature.specimens.filter(\.isPattern).map { Build(feature: feature, specimen: $0) }
    }.filter { opened.contains($0.name) }
  }

  /// Whether its lessons open anything that could be asked about.
  public var isExamined: Bool { !sound.isEmpty }

  /// The builds with a flaw that its lessons open.
  var flawed: [Build] {
    allFlawed.filter { build in own.contains { $0.all.names.contains(build.name) } }
  }

  /// The builds with a flaw that lessons of the parts before it open, and its own don't.
  var flawedBefore: [Build] {
    let own = Set(flawed.map(\.name))
    return allFlawed.filter { build in
      !own.contains(build.name) && met.contains { $0.all.names.contains(build.name) }
    }
  }

  /// Whether a learner who has done this part, and those before it, has proven a check.
  var hasProven: Bool { met.contains(where: \.all.asksForProof) }

  /// Whether a learner who has done this part, and those before it, has seen an event.
  func hasShown(event name: String) -> Bool { met.contains { $0.all.words.contains(name) } }

  /// Whether such a learner has met a build, by its name.
  func hasShown(build name: String) -> Bool { met.contains { $0.all.names.contains(name) } }

  /// The ways in which such a learner has seen a service answer.
  var modes: [Service.Mode] {
    [Service.Mode.ok, .fail, .slow].filter { mode in met.contains { $0.all.shows(mode) } }
  }

  /// The sorts of mistakes that such a learner has met.
  var sorts: Set<Flaw.Sort> {
    Set((flawed + flawedBefore).compactMap { $0.specimen.flaw?.sort })
  }

  /// All builds that have a flaw.
  private var allFlawed: [Build] {
    features.flatMap { feature in
      feature.specimens.filter { $0.flaw != nil && feature.pattern(of: $0) != nil }
        .map { Build(feature: feature, specimen: $0) }
    }
  }

  private var own: [TaughtLesson] { lessons.filter { $0.number.hasPrefix("\(number).") } }

  /// The lessons of this part and of those before it.
  private var met: ArraySlice<TaughtLesson> {
    let last = lessons.lastIndex { $0.number.hasPrefix("\(number).") }
    return lessons[...(last ?? lessons.endIndex - 1)]
  }

  /// The parts of a course, in its order.
  ///
  /// - Parameters:
  ///   - shelf: The course.
  ///   - features: What its lessons speak of.
  /// - Returns: The parts, those among them that open nothing.
  public static func all(of shelf: CourseShelf, among features: [Feature]) -> [ExamPart] {
    let entries = shelf.entries
    let lessons = entries.map { entry in
      TaughtLesson(
        entry.number, (entry.lesson()?.steps ?? []).map { taught(by: $0, among: features) })
    }
    return entries.map(Self.number).unique.map { number in
      let first = entries.first { $0.number.hasPrefix("\(number).") }?.lesson(in: shelf.language)
      return ExamPart(
        number: number, title: (first?.part ?? first?.title)?.text ?? "", lessons: lessons,
        features: features)
    }
  }

  /// Whether a lesson is of this part.
  public func has(_ entry: CourseEntry) -> Bool { ExamPart.number(of: entry) == number }

  /// The number of the part that a lesson belongs to.
  static func number(of entry: CourseEntry) -> String { String(entry.number.prefix { $0 != "." }) }

  /// What a step carries out, its solution with it, and what it has the learner predict: the same in every language.
  private static func taught(by step: LessonStep, among features: [Feature]) -> Taught {
    let asked: [String] =
      if case .prediction(let asked) = step.question { [asked.event.text] } else { [] }
    let lines = (step.commands + step.solution).map(\.text) + asked
    let words = lines.flatMap { (try? Lexer.commands(in: $0)) ?? [] }.joined().map(\.text)
    return Taught(names: opened(by: lines, among: features), words: Set(words))
  }

  private static func opened(by lines: [String], among features: [Feature]) -> Set<String> {
    var opened: Set<String> = []
    for line in lines {
      for words in (try? Lexer.commands(in: line)) ?? [] where words[0].text == "open" {
        let texts = words.dropFirst().map { $0.text.lowercased() }
        guard let feature = features.first(where: { $0.name == texts.first }) else { continue }
        let named = texts.dropFirst().filter { feature.specimen(named: $0) != nil }
        let all = feature.specimens.filter(\.isPattern).map(\.name)
        opened.formUnion((named.isEmpty ? all : named).map { "\(feature.name).\($0)" })
      }
    }
    return opened
  }

  /// So many builds beside each other are compared; more are only shown.
  private static let few = 3

  /// The step that introduces a pattern, as `lesson` takes it, in this part or one before it: the first from there on that
  /// shows the pattern's rules, if one does; nil if no lesson introduces it.
  func introduction(of pattern: Specimen) -> String? {
    for (place, lesson) in met.enumerated() {
      guard let first = lesson.introduction(of: pattern) else { continue }
      // no text: a command
      let showing: Set = ["rules", pattern.name]
      let rules = met.dropFirst(place).lazy.compactMap { lesson in
        lesson.steps.firstIndex { $0.words.isSuperset(of: showing) }.map(lesson.place)
      }.first
      return rules ?? lesson.place(first)
    }
    return nil
  }

  /// The step to repeat for a build, as `lesson` takes it. Its lesson is the first of this part that opens the build,
  /// else the last of the parts before it; of those, if there are some, one that says a word, and one that shows a
  /// service answer so.
  ///
  /// - Parameters:
  ///   - build: What is asked about.
  ///   - word: An event or a command that the question is about.
  ///   - mode: How the service answers in it.
  /// - Returns: `1.3`, or `1.3 at 4`; nil where the part has no lesson.
  func place(
    of build: Build, naming word: String? = nil, while mode: Service.Mode? = nil
  ) -> String? {
    let opening = own.filter { $0.all.names.contains(build.name) }
    let all = opening + met.reversed().filter { $0.all.names.contains(build.name) }
    let showing = all.filter { lesson in mode.map { lesson.all.shows($0) } ?? true }
    let saying = showing.filter { lesson in word.map { lesson.all.words.contains($0) } ?? true }
    return (saying.first { !$0.all.hasMock } ?? showing.first ?? all.first ?? own.first)?
      .place(of: build, naming: word)
  }
}
