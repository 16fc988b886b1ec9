import CBuild
import Languages
import Lessons

/// What the host of this process brings, for the commands, which the argument parser makes.
nonisolated struct Hosted: Sendable {
  /// What the program says of itself in its help.
  let summary: String
  /// What `--version` prints.
  let versionLines: String
  /// What the person who runs it keeps for all sessions.
  let settings: SettingsFile
  private let host: (any LayercakeHost.Type)?

  @MainActor init(_ host: any LayercakeHost.Type, _ settings: SettingsFile) {
    self.host = host
    self.settings = settings
    summary = host.summary
    // The last word of the first line is the version: scripts read it.
    let layercake = RootCommand.layercakeVersion
    let version = host.version.isEmpty ? layercake : host.version
    versionLines =
      "\(host.name) \(version)\n" + Build.line(layercake: host.version.isEmpty ? nil : layercake)
  }

  private init() { (host, settings, summary, versionLines) = (nil, SettingsFile(), "", "") }

  /// The features that can be opened.
  @MainActor var features: [Feature] { host?.features ?? [] }

  /// Where the lessons are.
  @MainActor var lessons: HostLessons { host?.lessons ?? .none }

  /// Gives the lessons that are in the program itself; nil if there are none.
  @MainActor var embeddedLessons: (@MainActor @Sendable () -> [LessonSource])? {
    if case .embedded(let embedded) = lessons { embedded } else { nil }
  }

  /// What the host of this process brings. It is said once, around all that the process does.
  @TaskLocal static var current = Hosted()
}

/// How this program was built.
nonisolated enum Build {
  /// What `--version` says below the program's own version: `Layercake 0.1, commit 3322d33, Swift 6.3,
  /// static`, without what isn't known.
  static func line(layercake: String?) -> String {
    // The library that is linked in has the compiler's version, but for its last number.
    let swift = "\(_SwiftStdlibVersion.current)".split(separator: ".").prefix(2)
    let parts: [String?] = [
      layercake.map { "Layercake \($0)" },
      build_commit().map { "commit \(String(cString: $0))" },
      "Swift " + swift.joined(separator: "."),
      localized(build_is_static() ? "program.build.static" : "program.build.dynamic"),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
