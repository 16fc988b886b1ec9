@_exported import Staging

import ArgumentParser
import Languages
import Lessons
import Platform
import Sessions
import Shell

@_exported import struct Lessons.LessonSource

/// A program that is Layercake's shell with features of its own in it.
///
/// ```swift
/// import Hosting
/// import LampMVP
/// import LampVIPER
///
/// @main
/// struct Lamp: LayercakeHost {
///   static let version = "1.0"
///   static let features = [
///     Feature(
///       "lamp", "a lamp that is switched on and off", events: LampEvent.self,
///       in: [LampMVP.pattern, LampVIPER.pattern])
///   ]
/// }
/// ```
///
/// That is all of the program: its options, its subcommands from `check` to `present`, its manual
/// page, line editing, and the files in which sessions and progress are kept, under its own name.
@MainActor
public protocol LayercakeHost: SendableMetatype {
  /// What the user types to start the program; by default the type's name in lower case. Files that
  /// outlive a session are kept under it, so that hosts don't meet each other's.
  static var name: String { get }

  /// The host's own version, which `--version` and the greeting tell beside Layercake's; empty, as by
  /// default, they tell Layercake's alone.
  static var version: String { get }

  /// What the program is, in a sentence, at the top of its help.
  static var summary: String { get }

  /// The features that can be opened, in the order in which they are listed.
  static var features: [Feature] { get }

  /// The lessons; by default there are none.
  static var lessons: HostLessons { get }
}

/// Where the lessons of a host are.
public enum HostLessons: Sendable {
  /// There are none. A learner may still bring a folder of them, by `--lessons`.
  case none
  /// In the program itself, so that an installed copy needs no folder beside it. They are asked for
  /// once, when the first of them is needed.
  case embedded(@MainActor @Sendable () -> [LessonSource])
  /// In the Markdown files below a folder, read when they are needed; a `layercake.pack` in it counts.
  case folder(String)
}

extension LayercakeHost {
  /// The type's name in lower case.
  public static var name: String { typeName.lowercased() }

  /// The type's name, as `String(describing:)` says it: that looks through all of the program whether the type
  /// describes itself otherwise, which takes longer than the rest of the start.
  private static var typeName: String { _typeName(Self.self, qualified: false) }

  /// None: only Layercake's version is told.
  public static var version: String { "" }

  /// What Layercake is for.
  public static var summary: String {
    localized("program.summary")
  }

  /// None.
  public static var lessons: HostLessons { .none }

  /// Runs the program with the arguments of the process, and ends the process if they ask for
  /// something that can't be done.
  public static func main() {
    let settings = SettingsFile(of: name)
    settings.language(askedFor: CommandLine.arguments).speaking {
      let identity = ProgramIdentity(
        name: name, title: title, features: name == "layercake" ? .catalog : .host(Self.self))
      ProgramIdentity.$current.withValue(identity) {
        Reasons.$current.withValue(Reasons { ReasonTexts.text(of: $0) }) {
          Hosted.$current.withValue(Hosted(Self.self, settings)) {
            do {
              try run(Array(CommandLine.arguments.dropFirst()))
            } catch {
              ParserText.end(error)
            }
          }
        }
      }
    }
  }

  /// Does what the arguments ask for. For those of most starts the reader of command lines isn't put together.
  private static func run(_ arguments: [String]) throws {
    switch arguments {
    case []: try throwExit(Wiring().converse())
    case ["--version"]: print(Hosted.current.versionLines)
    // 'help' itself is the parser's, and has no options.
    case _ where arguments.suffix(2) == ["help", "--book"]:
      for line in BookPlace.lines { print(line) }
    default:
      var command = try RootCommand.parseAsRoot(arguments)
      try command.run()
    }
  }

  /// What `check` finds wrong with the host's own lessons, a line each: for the host's tests.
  public static var lessonErrors: [String] {
    let sources: [LessonSource]
    switch lessons {
    case .none: return []
    case .embedded(let embedded): sources = embedded()
    case .folder(let path):
      let found = CourseFolder(path)
      if let file = found.unreadable.first {
        return [localized("program.unread", file.file, "\(file.reason)")]
      }
      sources = found.sources
    }
    let check = CourseCheck(sources, features: features)
    // A test is one process; that another one does the same is for `check` to prove.
    return check.report { check.alternateRuns() }.failures.map {
      "\($0.file):\($0.place.line): \($0.message)"
    }
  }

  /// What the greeting says before Layercake's version: the name of the host's type, and its version.
  private static var title: String {
    let own = [typeName, version].filter { !$0.isEmpty }
    let title = own.joined(separator: " ")
    return name == "layercake" ? title : localized("program.on-layercake", title)
  }
}

extension LessonSource {
  /// Takes a file that SwiftPM embedded in the program, by `.embedInCode("Lessons")`: its name in
  /// messages, and its bytes, UTF-8.
  public init(file: String, bytes: [UInt8]) {
    self.init(file: file, text: String(decoding: bytes, as: UTF8.self))
  }
}
