import Languages
import Platform
import Queries

/// How the name of a file ends that a command writes: it says what is in the file, so one that no format
/// has is refused. A name without an ending says nothing, and is taken.
nonisolated enum FileEnding {
  /// The ending of a path's last part, in small letters; nil if there is none.
  static func of(_ path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    let isEnding = !ending.isEmpty && ending.allSatisfy { $0.isLetter || $0.isNumber }
    return isEnding ? ending.lowercased() : nil
  }

  /// What is wrong with the ending of a path; nil if it is one of those, or there is none.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - content: The content of the file: `a transcript`.
  ///   - endings: The endings that there are, without their dot.
  /// - Returns: The error.
  static func error(_ path: String, of content: String, in endings: [String]) -> Refusal? {
    guard let ending = of(path), !endings.contains(ending) else { return nil }
    return .wrongEnding(ending, of: content, accepted: endings)
  }
}

extension Word {
  /// Whether it stands for standard output in place of a file.
  var isStandardOutput: Bool { text == "-" && !isQuoted }
}

extension ArgumentKind where Value == Word {
  /// The path of a file that is written; `-` is standard output.
  ///
  /// - Parameters:
  ///   - content: The content of the file: `a transcript`. It is said in the language of the line.
  ///   - endings: How its name may end, without the dot.
  /// - Returns: The kind, whose values are the words.
  static func written(
    _ content: @autoclosure @escaping () -> String, _ endings: String...
  ) -> Self {
    var kind = ArgumentKind { word, context throws(CommandError) in
      if let error = FileEnding.error(word.text, of: content(), in: endings) {
        throw context.error(error, at: word.span)
      }
      return word
    }
    kind.isFile = true
    return kind
  }
}
