import Catalog
import Staging

/// The catalogue as tests ask it, so that a pattern or a feature more is in all of them. The arguments of a
/// test are read off the main actor, which the catalogue is on, whatever the compiler makes of it:
/// `@Test(arguments: await MainActor.run { Catalog.featureNames })`.
extension Catalog {
  /// The features, in the order of the course.
  public static var featureNames: [String] { features.map(\.name) }
  /// Every feature in every pattern: `counter.mvp`.
  public static var patternNames: [String] { names(where: \.isPattern) }
  /// Those with a mock of the view.
  public static var mockedNames: [String] { names { $0.isPattern && $0.mock != nil } }
  /// Those without a mistake: every feature in every pattern and dialect.
  public static var soundNames: [String] { names { $0.flaw == nil } }
  /// Those with a mistake: `counter.mvp~a`.
  public static var variantNames: [String] { names { $0.flaw != nil } }
  /// What customers ask for: `counter.limit`.
  public static var wishNames: [String] {
    features.flatMap { feature in feature.wishes.map { "\(feature.name).\($0.name)" } }
  }
  /// What grants them, in every pattern: `counter.mvp~limit`.
  public static var solutionNames: [String] {
    features.flatMap { feature in
      feature.wishes.flatMap { feature.solutions(of: $0) }.map { "\(feature.name).\($0.name)" }
    }
  }
  /// All of them.
  public static var allNames: [String] { names { _ in true } }

  /// The patterns that a feature is built in, as people type them, in the order of the course.
  public static func patterns(of feature: String) throws -> [String] {
    try self.feature(feature).specimens.filter(\.isPattern).map(\.name)
  }

  /// Those whose view can be a mock.
  public static func mockedPatterns(of feature: String) throws -> [String] {
    try patterns(of: feature).filter { mockedNames.contains("\(feature).\($0)") }
  }

  /// A feature's patterns as people write them.
  public static func titles(of feature: String) throws -> [String] {
    try self.feature(feature).specimens.filter(\.isPattern).map(\.pattern)
  }

  /// A feature by its name.
  public static func feature(_ name: String) throws -> Feature {
    guard let found = features.first(where: { $0.name == name }) else { throw Unknown(name) }
    return found
  }

  /// A specimen and its feature by their names, `counter.mvp`.
  public static func specimen(_ name: String) throws -> (feature: Feature, specimen: Specimen) {
    let names = name.split(separator: ".").map(String.init)
    let feature = try feature(names[0])
    guard let found = feature.specimens.first(where: { $0.name == names.last }) else {
      throw Unknown(name)
    }
    return (feature, found)
  }

  /// A wish and its feature by their names, `counter.limit`.
  public static func wish(_ name: String) throws -> (wish: Wish, feature: Feature) {
    let names = name.split(separator: ".").map(String.init)
    let feature = try feature(names[0])
    guard let found = feature.wishes.first(where: { $0.name == names.last }) else {
      throw Unknown(name)
    }
    return (found, feature)
  }

  private static func names(where isIncluded: (Specimen) -> Bool) -> [String] {
    features.flatMap { feature in
      feature.specimens.filter(isIncluded).map { "\(feature.name).\($0.name)" }
    }
  }
}

/// That the catalogue has nothing of that name.
nonisolated struct Unknown: Error {
  let name: String

  init(_ name: String) { self.name = name }
}
