import Languages
import Lessons
import Platform
import Queries

/// The lines of `set` that a person keeps for all sessions: `layercake/config` below `$XDG_CONFIG_HOME`, or
/// below `~/.config` (XDG Base Directory Specification 0.8).
nonisolated struct SettingsFile: Sendable {
  /// Where it is; nil if the environment doesn't say.
  let path: String?
  /// What stands in it; nil if it can't be read.
  let text: String?

  /// Reads that of a program.
  init(of program: String) {
    let xdg = environmentVariable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = xdg ?? environmentVariable("HOME").map { $0 + "/.config" }
    path = folder.map { "\($0)/\(program)/config" }
    text = path.flatMap { try? TextFile.read($0, most: 1 << 16, mends: true) }
  }

  /// None.
  init() { (path, text) = (nil, nil) }

  /// The language in which the program speaks to who started it, before anything else is read: the one that
  /// `--language` names, or that of the settings, or that of the locale.
  func language(askedFor arguments: [String]) -> Language {
    // That there is no such language is said in one that the user reads.
    SettingsFile.option(in: arguments).flatMap { .known($0) } ?? language
      ?? .of(Locale.language(nil))
  }

  /// The language that is set.
  private var language: Language? {
    let lines = text?.split(whereSeparator: \.isNewline) ?? []
    let commands = lines.flatMap { (try? Lexer.commands(in: String($0))) ?? [] }
    let lowercased = commands.map { $0.map { $0.text.lowercased() } }
    return lowercased.last {
      $0.count == 3 && $0.starts(with: ["set", "language"]) && isKnown($0[2])
    }
    .map { .of($0[2]) }
  }

  private func isKnown(_ code: String) -> Bool { Language.all.contains { $0.code == code } }

  /// What stands behind `--language`. The parser isn't asked: it words what is wrong with the others.
  private static func option(in arguments: [String]) -> String? {
    let arguments = arguments.dropFirst().prefix { $0 != "--" }
    let option = "--language"
    if let place = arguments.firstIndex(of: option), place + 1 < arguments.endIndex {
      return arguments[place + 1]
    }
    return arguments.first { $0.hasPrefix("\(option)=") }.map {
      String($0.dropFirst(option.count + 1))
    }
  }
}

/// The language of the environment.
nonisolated enum Locale {
  /// A language that was asked for, or that of the locale: `ko_KR.UTF-8` is `ko-KR`. A draft has to be asked
  /// for.
  static func language(_ asked: String?) -> String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale =
      asked ?? names.lazy.compactMap { environmentVariable($0) }.first { !$0.isEmpty } ?? ""
    let code = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let isDraft = asked == nil && Language.known(String(code))?.isDraft == true
    let isNone = ["", "C", "POSIX"].contains(String(code))
    return isNone || isDraft ? Lesson.defaultLanguage : String(code)
  }
}
