import Platform
import Sessions

/// The errors in the compiler's output, each with the line of source that it is about.
struct CompilerOutput {
  /// The first errors, each once.
  private(set) var diagnostics: [BuildError.Diagnostic] = []
  /// How many errors are left out.
  private(set) var omitted = 0
  /// The most errors that are shown: later ones often follow from the first.
  private static let most = 5

  /// Reads it.
  ///
  /// - Parameters:
  ///   - text: What swiftc writes with `-diagnostic-style=llvm`: `FILE:LINE:COLUMN: error: MESSAGE`, the line
  ///     of the source, and a caret.
  ///   - typed: A file as the learner knows it, by the compiler's path; nil if it isn't the learner's.
  init(_ text: String, typed: (String) -> String?) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var files: [String: [Substring]] = [:]
    for (index, line) in lines.enumerated() {
      let diagnostic: BuildError.Diagnostic
      if let match = line.wholeMatch(of: /(\/.*?):(\d+):(\d+): error: (.*)/) {
        let path = String(match.output.1)
        let (number, column) = (Int(match.output.2) ?? 0, Int(match.output.3) ?? 0)
        let shown = lines.indices.contains(index + 1) ? lines[index + 1] : nil
        let file = files[path] ?? CompilerOutput.lines(of: path)
        files[path] = file
        let source = CompilerOutput.line(number, of: file, shownAs: shown)
        // The compiler shows code inside a macro without its indentation, which its column lacks,
        // too.
        let missing = (source ?? "").indentation - (shown ?? "").indentation
        diagnostic = BuildError.Diagnostic(
          file: typed(path) ?? path, line: number, column: column + max(0, missing),
          message: String(match.output.4), source: source)
      } else if let match = line.wholeMatch(of: /(?:<unknown>:0: )?error: (.*)/) {
        diagnostic = BuildError.Diagnostic(
          file: "", line: 0, column: 0, message: String(match.output.1), source: nil)
      } else {
        continue
      }
      if diagnostics.contains(diagnostic) { continue }
      if diagnostics.count < CompilerOutput.most {
        diagnostics.append(diagnostic)
      } else {
        omitted += 1
      }
    }
    // An error without a file, such as a failed command, counts only if no error has one.
    let placed = diagnostics.filter { !$0.file.isEmpty }
    if !placed.isEmpty { diagnostics = placed }
    if diagnostics.isEmpty {
      let last = lines.last { !$0.isEmpty } ?? ""
      diagnostics = [
        BuildError.Diagnostic(file: "", line: 0, column: 0, message: last, source: nil)
      ]
    }
  }

  private static func lines(of path: String) -> [Substring] {
    (try? TextFile.read(path))?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  /// A line of a file, if it differs from the one that the compiler shows only in indentation; else
  /// the shown one.
  private static func line(
    _ number: Int, of lines: [Substring], shownAs shown: String?
  ) -> String? {
    guard let shown, lines.indices.contains(number - 1) else { return shown }
    let line = lines[number - 1]
    let isSame = line.drop(while: \.isWhitespace) == shown.drop(while: \.isWhitespace)
    return isSame ? String(line) : shown
  }
}

extension String {
  /// How many blanks it begins with.
  fileprivate var indentation: Int { prefix { $0.isWhitespace }.count }
}
