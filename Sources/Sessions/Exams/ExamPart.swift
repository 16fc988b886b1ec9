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

  /// A lesson, what it opens, by the builds' names, and whether it has the learner prove a check.
  private struct Opened {
    let number: String
    let names: Set<String>
    let asksForProof: Bool
  }

  /// Its number: what the numbers of its lessons begin with.
  public let number: String
  /// What it is called.
  public let title: String
  /// The lessons of the whole course, those of this part among them.
  private let lessons: [Opened]
  private let features: [Feature]

  /// The patterns' own builds that its lessons open, in the order of the features.
  var sound: [Build] {
    let opened = own.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    return features.flatMap { feature in
      feature.specimens.filter(\.isPattern).map { Build(feature: feature, specimen: $0) }
    }.filter { opened.contains($0.name) }
  }

  /// Whether its lessons open anything that could be asked about.
  public var isExamined: Bool { !sound.isEmpty }

  /// The builds with a flaw that its lessons open.
  var flawed: [Build] {
    allFlawed.filter { build in own.contains { $0.names.contains(build.name) } }
  }

  /// The builds with a flaw that lessons of the parts before it open, and its own don't.
  var flawedBefore: [Build] {
    let own = Set(flawed.map(\.name))
    return allFlawed.filter { build in
      !own.contains(build.name) && met.contains { $0.names.contains(build.name) }
    }
  }

  /// Whether a learner who has done this part, and those before it, has proven a check.
  var hasProven: Bool { met.contains(where: \.asksForProof) }

  /// All builds that have a flaw.
  private var allFlawed: [Build] {
    features.flatMap { feature in
      feature.specimens.filter { $0.flaw != nil && feature.pattern(of: $0) != nil }
        .map { Build(feature: feature, specimen: $0) }
    }
  }

  private var own: [Opened] { lessons.filter { $0.number.hasPrefix("\(number).") } }

  /// The lessons of this part and of those before it.
  private var met: ArraySlice<Opened> {
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
      let steps = entry.lesson()?.steps ?? []
      return Opened(
        number: entry.number, names: opened(by: entry, among: features),
        // no text: a command
        asksForProof: steps.contains { $0.solution.contains { $0.text.hasPrefix("prove ") } })
    }
    return entries.map(Self.number).unique.map { number in
      let first = entries.first { $0.number.hasPrefix("\(number).") }?.lesson(in: shelf.language)
      return ExamPart(
        number: number, title: (first?.part ?? first?.title)?.text ?? "", lessons: lessons,
        features: features)
    }
  }

  /// The number of the part that a lesson belongs to.
  static func number(of entry: CourseEntry) -> String { String(entry.number.prefix { $0 != "." }) }

  private static func opened(by entry: CourseEntry, among features: [Feature]) -> Set<String> {
    // What is opened is the same in every language.
    guard let lesson = entry.lesson() else { return [] }
    var opened: Set<String> = []
    for line in lesson.steps.flatMap({ $0.commands + $0.solution }) {
      for words in (try? Lexer.commands(in: line.text)) ?? [] where words[0].text == "open" {
        let texts = words.dropFirst().map { $0.text.lowercased() }
        guard let feature = features.first(where: { $0.name == texts.first }) else { continue }
        let named = texts.dropFirst().filter { feature.specimen(named: $0) != nil }
        let all = feature.specimens.filter(\.isPattern).map(\.name)
        opened.formUnion((named.isEmpty ? all : named).map { "\(feature.name).\($0)" })
      }
    }
    return opened
  }

  /// The number of the lesson to repeat for a build: the first of this part that opens it, else the last of the
  /// parts before it.
  func lesson(for build: Build) -> String? {
    (own.first { $0.names.contains(build.name) } ?? met.last { $0.names.contains(build.name) }
      ?? own.first)?.number
  }
}
