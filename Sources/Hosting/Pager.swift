import Languages
import Platform

/// less(1), which shows a text page by page.
///
/// It runs with `LESSSECURE`, so that a key that was meant for the shell writes no file and starts no
/// program. `LESS` counts as always; `PAGER` counts where it names less, or `cat` for none: what else a
/// pager can do to files isn't known.
struct Pager {
  private let path: String
  /// What the learner's `PAGER` gives it.
  private let options: [String]

  /// Finds it; nil if it isn't there, or if the learner wants none.
  static func find() -> Pager? {
    let parts = environmentVariable("PAGER")?.split(separator: " ").map(String.init) ?? ["less"]
    guard let wanted = parts.first, name(of: wanted) != "cat" else { return nil }
    let isLess = name(of: wanted) == "less"
    let folders = environmentVariable("PATH") ?? "/usr/bin:/bin"
    let candidates =
      isLess && wanted.contains("/")
      ? [wanted] : folders.split(separator: ":").map { "\($0)/less" }
    return candidates.first { access($0, X_OK) == 0 }.map {
      Pager(path: $0, options: isLess ? Array(parts.dropFirst()) : [])
    }
  }

  private static func name(of path: String) -> String? {
    path.split(separator: "/").last.map(String.init)
  }

  /// What less says at the bottom. `?e…:….` is its way to ask whether that is the end, so that the texts
  /// have no colon, full stop, question mark or percent sign.
  private var prompt: String { localized("program.pager") }

  /// Shows a text, with no escape sequences but those for colours, and waits until it was read; false
  /// if it can't.
  func show(_ text: String) -> Bool {
    // Colours as they are, no clearing of the screen, and no page where one is enough; the prompt for
    // whichever of its three `LESS` asks for.
    let arguments =
      ["less"] + options + ["-FRX"] + ["s", "m", "M"].map { "-P\($0)\(prompt)" }
    // Texts are UTF-8, even where the system hasn't the locale that the learner names.
    let settings = [
      "LESSSECURE": "1", "LESSCHARSET": environmentVariable("LESSCHARSET") ?? "utf-8",
    ]
    // Ctrl-C is the pager's alone, and a pager that was left early is no reason to end.
    let result = ChildProcess.run(
      path, arguments, .input(text), with: settings, ignoring: [SIGINT, SIGPIPE])
    // A pager that couldn't do its work ends with another status; one that was left early with 0.
    switch result.end {
    case .done, .signal: return true
    default: return false
    }
  }
}
