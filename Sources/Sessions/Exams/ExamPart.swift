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

  /// A lesson, and what it opens, by the builds' names.
  private struct Opened {
    let number: String
    let names: Set<String>
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

  /// The builds in its patterns that have a flaw, whether its lessons open them or not; features that they don't
  /// speak of are among them.
  var flawedOfPatterns: [Build] {
    let patterns = Set(sound.map(\.specimen.pattern))
    return allFlawed.filter { patterns.contains($0.specimen.patternTitle) }
  }

  /// The same of the features that its lessons speak of.
  var flawed: [Build] {
    let features = Set(sound.map(\.feature.name))
    return flawedOfPatterns.filter { features.contains($0.feature.name) }
  }

  /// All builds that have a flaw.
  var allFlawed: [Build] {
    features.flatMap { feature in
      feature.specimens.filter { $0.flaw != nil && feature.pattern(of: $0) != nil }
        .map { Build(feature: feature, specimen: $0) }
    }
  }

  private var own: [Opened] { lessons.filter { $0.number.hasPrefix("\(number).") } }

  /// The parts of a course, in its order.
  ///
  /// - Parameters:
  ///   - shelf: The course.
  ///   - features: What its lessons speak of.
  /// - Returns: The parts, those among them that open nothing.
  public static func all(of shelf: CourseShelf, among features: [Feature]) -> [ExamPart] {
    let entries = shelf.entries
    let lessons = entries.map { entry in
      Opened(number: entry.number, names: opened(by: entry, among: features))
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

  /// The number of the lesson to repeat for a build: one of this part that opens it, or one with the same sort
  /// of mistake, or the pattern's own build of it; else one of another part that opens it.
  func lesson(for build: Build) -> String? {
    let pattern = build.feature.pattern(of: build.specimen)?.name ?? build.specimen.name
    let alike = allFlawed.filter { $0.specimen.flaw?.sort == build.specimen.flaw?.sort }.map(\.name)
    let wanted = [
      [build.name], build.specimen.flaw == nil ? [] : alike, ["\(build.feature.name).\(pattern)"],
    ]
    let found = wanted.lazy.compactMap { names in
      own.first { !$0.names.isDisjoint(with: names) }
    }.first
    return (found ?? lessons.first { $0.names.contains(build.name) } ?? own.first)?.number
  }
}
