/// Which program this is: Layercake itself, or a shell of another name that hosts features of its own.
///
/// What a learner reads names the program by it, and what outlives a session is kept under it.
nonisolated public struct ProgramIdentity: Sendable {
  /// What the user types in the system's shell: `layercake`.
  public let name: String
  /// What the greeting says before Layercake's version: `Lamp 1.0, on Layercake`.
  public let title: String

  /// How a test in Swift gets at the program's features.
  public let features: FeaturesInCode

  /// How code gets at features.
  public struct FeaturesInCode: Sendable {
    /// What it imports, an attribute included: `@testable import lamp`.
    public let importing: String
    /// What it writes for them: `Lamp.features`.
    public let expression: String

    // no text: code
    /// Layercake's own, which are a library.
    public static let catalog = FeaturesInCode(
      importing: "import Catalog", expression: "Catalog.features")

    /// Those of a host, whose type says in its full name which module it is in.
    public static func host(_ type: Any.Type) -> FeaturesInCode {
      let module = String(reflecting: type).prefix { $0 != "." }
      // no text: code
      return FeaturesInCode(
        importing: "@testable import \(module)", expression: "\(type).features")
    }
  }

  /// Describes a program: the name that the user types in the system's shell, which also names the
  /// folders of its files, what the greeting says before Layercake's version, and how a test in Swift
  /// gets at its features.
  public init(name: String, title: String, features: FeaturesInCode) {
    self.name = name
    self.title = title
    self.features = features
  }

  /// The program that runs. A host says it once, around all that the process does.
  @TaskLocal public static var current = ProgramIdentity(
    name: "layercake", title: "Layercake", features: .catalog)
}
