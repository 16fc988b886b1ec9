import Languages
import Platform
import Queries

/// A feature that a package has already.
public struct ExistingFeature {
  /// Its events, as they stand in its source.
  public let events: [String]
  /// The patterns that it is built in.
  public let patterns: [PatternName]

  /// Finds a feature.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - folder: The package's folder.
  ///   - events: Its events, where they were named: the source isn't read then.
  /// - Throws: If it isn't there, or its events can't be read.
  public init(_ name: String, in folder: String, events: [String] = []) throws(Refusal) {
    let blueprint = try Blueprint(name, events: events, patterns: PatternName.all.map(\.name))
    let upper = blueprint.name.upper
    let modules = Folder.names(in: "\(folder)/Sources") ?? []
    guard modules.contains("\(upper)Feature") else {
      let suffix = "Feature"
      let others = modules.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
      let wanted = "Sources/\(upper)Feature/\(upper)Event.swift"
      throw others.isEmpty
        ? Refusal("scaffold.no-features", folder, upper, wanted, exitCode: .noInput)
        : Refusal(
          "scaffold.no-feature", folder, upper, wanted,
          NearestName.to(upper, among: others.sorted()) ?? "", others.sorted(), exitCode: .noInput)
    }
    patterns = PatternName.all.filter { modules.contains("\(upper)\($0.title)") }
    guard events.isEmpty else {
      self.events = events
      return
    }
    let file = "\(folder)/Sources/\(upper)Feature/\(upper)Event.swift"
    do throws(SystemError) {
      self.events = ExistingFeature.cases(in: try TextFile.read(file, most: 1_000_000))
    } catch {
      throw Refusal("scaffold.unread", file, "\(error)", exitCode: .noInput)
    }
    guard !self.events.isEmpty else {
      throw Refusal("scaffold.no-events", file, exitCode: .noInput)
    }
  }

  /// The names on lines such as `case press, release`.
  private static func cases(in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      guard trimmed.hasPrefix("case ") else { return [] }
      return trimmed.dropFirst("case ".count).split(separator: ",").compactMap { part in
        part.split(whereSeparator: { " =(/".contains($0) }).first.map(String.init)
      }
    }
  }
}
