import LayerTracing
import Widgets

/// One feature built in one pattern: what a shell is handed.
public struct Specimen: Sendable {
  /// The pattern as people write it: `MVP`.
  public let pattern: String
  /// What the pattern is, in a few words.
  public let summary: String
  /// The source files, whole.
  public let sources: [SourceFile]
  let makeScene: @MainActor @Sendable () -> any SceneDelegate

  /// Describes a specimen.
  ///
  /// - Parameters:
  ///   - pattern: The pattern as people write it; lower-cased it is what they type.
  ///   - summary: What the pattern is, in a few words.
  ///   - sources: The source files, as the plugin `EmbedSources` lists them.
  ///   - scene: The delegate that assembles it.
  public init<Scene: SceneDelegate>(
    pattern: String, summary: String, sources: [SourceFile], scene: Scene.Type
  ) {
    self.pattern = pattern
    self.summary = summary
    self.sources = sources
    makeScene = { scene.init() }
  }

  /// The pattern as people type it: `mvp`.
  public var name: String { pattern.lowercased() }
}

/// What the user sees, however it is built: counter, greeting, candy.
public struct Feature: Sendable {
  /// The name that people type.
  public let name: String
  /// What it is, in a few words.
  public let summary: String
  /// The names of the events that the user can fire, in the order of their introduction.
  public let events: [String]
  /// The feature in each pattern that it is built in.
  public let specimens: [Specimen]

  /// Describes a feature.
  public init(name: String, summary: String, events: [String], specimens: [Specimen]) {
    self.name = name
    self.summary = summary
    self.events = events
    self.specimens = specimens
  }
}
