import Features
import LayerTracing
import Widgets

/// How a specimen is put into a window; the service is what it asks.
public typealias MakeScene = @MainActor @Sendable (Service) -> any SceneDelegate

/// One feature built once: its sources, how it is put into a window, and how it is driven without one.
public struct Build: Sendable {
  /// The feature's name: `counter`.
  public let feature: String
  let sources: @MainActor @Sendable () -> [SourceFile]
  let framework: @MainActor @Sendable () -> [SourceFile]
  let mock: Specimen.Mock?
  let doubles: Specimen.Doubles?
  let scene: MakeScene

  /// Describes a build.
  ///
  /// - Parameters:
  ///   - feature: The feature's name.
  ///   - sources: The source files, those of its mocks left out.
  ///   - framework: The source files of the framework that it stands on, if the module has one: they are
  ///     shown, but aren't counted as the feature's.
  ///   - mock: How its view is replaced by a mock; nil if it can't be.
  ///   - doubles: How other layers are replaced by a test's double; nil if none can be.
  ///   - scene: Makes the delegate that assembles it.
  public init(
    _ feature: String, sources: @autoclosure @escaping @MainActor @Sendable () -> [SourceFile],
    framework: @autoclosure @escaping @MainActor @Sendable () -> [SourceFile] = [],
    mock: Specimen.Mock? = nil, doubles: Specimen.Doubles? = nil, scene: @escaping MakeScene
  ) {
    self.feature = feature
    self.sources = sources
    self.framework = framework
    self.mock = mock
    self.doubles = doubles
    self.scene = scene
  }
}

/// Another school of a pattern, which its module exports as `dialect`.
public struct Dialect: Sendable {
  let name: String
  let summary: String
  let rules: PatternRules
  let builds: [Build]

  /// Describes a dialect.
  ///
  /// - Parameters:
  ///   - name: The pattern and the school: `MVC~classic`.
  ///   - pattern: The pattern's name, which the linter looks up to know who may draw.
  ///   - summary: What the school is, in a few words.
  ///   - rules: Who may send to whom, and who owns whom.
  ///   - builds: The features built in it.
  public init(
    _ name: String, of pattern: String, summary: String, rules: PatternRules, builds: [Build]
  ) {
    precondition(name.hasPrefix("\(pattern)~"), "'\(name)' names no dialect of \(pattern)")
    self.name = name
    self.summary = summary
    self.rules = rules
    self.builds = builds
  }
}

/// A build with one mistake, from a seed or from practice, which its module exports as `variant`.
///
/// What is told of it before the learner has found the mistake is the same for all variants.
public struct Variant: Sendable {
  let name: String
  let school: String
  let flaw: Flaw
  let build: Build

  /// Describes a variant.
  ///
  /// - Parameters:
  ///   - name: The pattern and a letter: `MVP~a`.
  ///   - pattern: The pattern's name.
  ///   - dialect: The name of the dialect whose rules the variant should keep, if not the pattern's own:
  ///     `MVP~async`.
  ///   - flaw: What is wrong.
  ///   - build: The feature, built wrongly.
  public init(
    _ name: String, of pattern: String, like dialect: String? = nil, _ flaw: Flaw, _ build: Build
  ) {
    precondition(name.hasPrefix("\(pattern)~"), "'\(name)' names no variant of \(pattern)")
    self.name = name
    school = dialect ?? pattern
    self.flaw = flaw
    self.build = build
  }
}

/// A pattern as one value, which its module exports as `pattern`.
public struct Pattern: Sendable {
  /// The pattern as people write it: `MVP`.
  public let name: String
  /// What it is, in a few words.
  public let summary: String
  /// Who may send to whom in it, and who owns whom.
  public let rules: PatternRules
  private let builds: [Build]
  private let dialects: [Dialect]
  private let variants: [Variant]
  private let solutions: [Solution]

  /// Describes a pattern.
  ///
  /// - Parameters:
  ///   - name: The pattern as people write it; lower-cased it is what they type.
  ///   - summary: What it is, in a few words.
  ///   - drawing: The roles whose files may import Widgets; nil if all may. The linter reads it here.
  ///   - rules: Who may send to whom in it, and who owns whom.
  ///   - builds: The features built in it.
  ///   - dialects: Its other schools.
  ///   - variants: What is built in it with a mistake.
  ///   - solutions: What is built in it to grant a wish.
  public init(
    _ name: String, summary: String, drawing: [Role]?, rules: PatternRules, builds: [Build],
    dialects: [Dialect] = [], variants: [Variant] = [], solutions: [Solution] = []
  ) {
    self.name = name
    self.summary = summary
    self.rules = rules
    self.builds = builds
    self.dialects = dialects
    self.variants = variants
    self.solutions = solutions
  }

  /// A feature in some patterns, which are in the order of the course: the patterns themselves first,
  /// then their dialects, then variants.
  static func specimens(of feature: String, in patterns: [Pattern]) -> [Specimen] {
    patterns.flatMap { pattern in
      pattern.builds.of(feature).map {
        Specimen($0, pattern: pattern.name, summary: pattern.summary, rules: pattern.rules)
      }
    }
      + patterns.flatMap(\.dialects).flatMap { dialect in
        dialect.builds.of(feature).map {
          Specimen(
            $0, pattern: dialect.name, summary: dialect.summary, kind: .dialect,
            rules: dialect.rules)
        }
      }
      + patterns.flatMap { pattern in
        pattern.variants.filter { $0.build.feature == feature }.map {
          Specimen(
            $0.build, pattern: $0.name, summary: "", kind: .variant($0.flaw),
            rules: pattern.rules(of: $0))
        }
      }
  }

  /// The rules that a variant should keep.
  private func rules(of variant: Variant) -> PatternRules {
    guard variant.school != name else { return rules }
    guard let dialect = dialects.first(where: { $0.name == variant.school }) else {
      preconditionFailure("'\(variant.school)' is no dialect of \(name)")
    }
    return dialect.rules
  }

  /// What grants some wishes at a feature, wish by wish, in the order of the course.
  static func solutions(
    of wishes: [String], in feature: String, from patterns: [Pattern]
  ) -> [Specimen] {
    wishes.flatMap { wish in
      patterns.flatMap { pattern in
        pattern.solutions.filter { $0.wish == wish && $0.build.feature == feature }.map {
          Specimen(
            $0.build, pattern: $0.name, summary: "", kind: .solution(wish), rules: pattern.rules)
        }
      }
    }
  }
}

extension [Build] {
  fileprivate func of(_ feature: String) -> [Build] { filter { $0.feature == feature } }
}

extension Specimen {
  fileprivate init(
    _ build: Build, pattern: String, summary: String, kind: Kind = .pattern, rules: PatternRules
  ) {
    let (sources, framework) = (build.sources, build.framework)
    let isFlawed = if case .variant = kind { true } else { false }
    self.init(
      pattern: pattern, summary: summary, kind: kind, rules: rules,
      sources: isFlawed ? sources().map(\.withoutHeader) : sources(), framework: framework(),
      mock: build.mock, doubles: build.doubles, scene: build.scene)
  }
}

extension SourceFile {
  /// The file without what it says of itself: its first lines would tell whether it is the pattern's
  /// own. There are as many lines as before, so that every other line keeps its number.
  fileprivate var withoutHeader: SourceFile {
    var blank: [String] = []
    // Byte by byte: a lesson that begins asks all variants of all features for their files.
    var rest: Substring? = text[...]
    while let text = rest, text.hasPrefix("//") {
      blank.append(blank.isEmpty ? "// \(fileName)" : "//")
      rest = text.utf8.firstIndex(of: UInt8(ascii: "\n")).map {
        text[text.utf8.index(after: $0)...]
      }
    }
    if let rest { blank.append(String(rest)) }
    return SourceFile(
      path: path, folder: folder, text: blank.joined(separator: "\n"), declarations: declarations)
  }
}

extension [SourceFile] {
  /// The files that lie in some folders of a module, in the order of the folders.
  public func of(_ folders: String...) -> [SourceFile] {
    folders.flatMap { folder in filter { $0.folder == folder } }
  }

  /// The files of a module that has one feature, without its mocks and what drives them.
  public var outsideMocks: [SourceFile] {
    filter { !["Mocks", "Doubles", "Driving", "Framework"].contains($0.folder) }
  }

  /// The files of a module's mocks, those below `Mocks`; where the module has several features, those
  /// whose names contain the feature's.
  public func mocks(of feature: String? = nil) -> [SourceFile] {
    filter { $0.folder == "Mocks" && feature.map($0.fileName.contains) ?? true }
  }

  /// The files of a feature's test doubles: those below `Doubles`, and the mocks, of which some stand in for
  /// layers behind the view, too.
  public func doubles(of feature: String) -> [SourceFile] {
    filter { $0.folder == "Doubles" && $0.fileName.contains(feature) } + mocks(of: feature)
  }
}
