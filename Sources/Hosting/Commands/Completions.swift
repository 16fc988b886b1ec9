import ArgumentParser
import Lessons
import Platform
import Sessions
import Shell
import Terminal

/// What the system's shell offers for words that only the program knows.
nonisolated extension CompletionKind {
  /// A lesson: its id, or its number once a digit is typed.
  static let lesson = CompletionKind.custom { words, _, prefix in
    MainActor.assumeIsolated {
      let shelf = shelf(words)
      return shelf.entries.map { entry in
        let name = prefix.first?.isNumber == true ? entry.number : entry.id
        return described(name, entry.lesson(in: shelf.language)?.title.text)
      }
    }
  }

  /// A language that lessons are in.
  static let language = CompletionKind.custom { words, _, _ in
    MainActor.assumeIsolated { shelf(words).languages }
  }

  /// A pattern that a feature is built in.
  static let pattern = CompletionKind.custom { _, _, _ in
    MainActor.assumeIsolated {
      let specimens = Hosted.current.features.flatMap(\.specimens)
      return Set(specimens.filter(\.isPattern).map(\.name)).sorted()
    }
  }

  /// A pattern or a dialect that has rules, or a file of rules in the folder of what is typed.
  static let rules = CompletionKind.custom { _, _, prefix in
    MainActor.assumeIsolated {
      let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
      let files = (Folder.names(in: folder.isEmpty ? "." : folder) ?? [])
        .filter { $0.hasSuffix(".rules") }
      return TraceCheck.patterns(in: Hosted.current.features) + files.sorted().map { folder + $0 }
    }
  }

  /// The host's lessons, or those of the folder that the arguments name.
  @MainActor private static func shelf(_ arguments: [String]) -> CourseShelf {
    let options = ["--language", "--lessons"].flatMap { option -> [String] in
      guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
        return []
      }
      return [option, arguments[place + 1]]
    }
    guard let common = try? CommonOptions.parse(options) else { return CourseShelf() }
    return Wiring(common.choices).course(.memory(profile: .batch)) ?? CourseShelf()
  }

  /// A candidate and what it is, where the shell that asks shows that.
  private static func described(_ name: String, _ help: String?) -> String {
    guard let help else { return name }
    return switch CompletionShell.requesting {
    // A colon ends the candidate, unless it is escaped.
    case .zsh: "\(name):\(help.replacing(":", with: "\\:"))"
    case .fish: "\(name)\t\(help)"
    default: name
    }
  }
}
