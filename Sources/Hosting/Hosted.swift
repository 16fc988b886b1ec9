import Sessions

/// What the host of this process brings, for the commands, which the argument parser makes.
nonisolated struct Hosted: Sendable {
  /// What the program says of itself in its help.
  let summary: String
  /// What `--version` prints.
  let versionLine: String
  private let host: (any LayercakeHost.Type)?

  @MainActor init(_ host: any LayercakeHost.Type) {
    self.host = host
    summary = host.summary
    versionLine = [host.version, RootCommand.layercakeVersion].first { !$0.isEmpty } ?? ""
  }

  private init() { (host, summary, versionLine) = (nil, "", "") }

  /// The features that can be opened.
  @MainActor var features: [Feature] { host?.features ?? [] }

  /// Where the lessons are.
  @MainActor var lessons: HostLessons { host?.lessons ?? .none }

  /// What the host of this process brings. It is said once, around all that the process does.
  @TaskLocal static var current = Hosted()
}
