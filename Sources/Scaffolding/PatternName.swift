/// A pattern that the templates know: a folder of theirs, called as people write the pattern, in which a
/// template has a line `place: 3`, the pattern's place in the course.
public struct PatternName: Hashable, Sendable {
  /// The pattern as people write it: `MVP`. Modules and folders are called by it.
  public let title: String

  /// The pattern as people type it: `mvp`.
  public var name: String { title.lowercased() }

  /// Every pattern, in the order of the course.
  public static let all: [PatternName] = {
    var places: [String: Int] = [:]
    for file in TemplateSet.files {
      guard let folder = file.folder, let place = TemplateHeader(file.text)?.values["place"] else {
        continue
      }
      places[String(folder)] = Int(place)
    }
    return places.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map {
      PatternName(title: $0.key)
    }
  }()

  /// Their names, as people type them.
  public static var names: [String] { all.map(\.name) }

  private init(title: String) { self.title = title }

  /// Finds a pattern.
  ///
  /// - Parameter word: Its name, in any case.
  init?(_ word: some StringProtocol) {
    guard let found = PatternName.all.first(where: { $0.name == word.lowercased() }) else {
      return nil
    }
    self = found
  }
}
