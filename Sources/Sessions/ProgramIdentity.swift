/// Which program this is: Layercake itself, or a shell of another name that hosts features of its own.
///
/// What a learner reads names the program by it, and what outlives a session is kept under it.
nonisolated public struct ProgramIdentity: Sendable {
  /// What the user types in the system's shell: `layercake`.
  public let name: String
  /// What the greeting says before Layercake's version: `Lamp 1.0, on Layercake`.
  public let title: String

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: What the user types in the system's shell; it also names the folders of its files.
  ///   - title: What the greeting says before Layercake's version.
  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// The program that runs. A host says it once, around all that the process does.
  @TaskLocal public static var current = ProgramIdentity(name: "layercake", title: "Layercake")
}
