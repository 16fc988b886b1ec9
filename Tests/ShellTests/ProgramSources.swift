import Foundation
import LayerTracing

/// The program's own code, for what the compiler can't see: that what is written is also listed, or worded.
enum ProgramSources {
  /// The sources, without the tables of texts and without comments.
  static let all: [String] = {
    let folder = RealCourse.root.appending(path: "Sources")
    let files = FileManager.default.subpaths(atPath: folder.path) ?? []
    return files.filter {
      $0.hasSuffix(".swift") && !$0.contains(/^(Patterns|LayerSources|Languages\/\w+)\//)
    }
    .compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    .map { text in
      text.split(separator: "\n").filter { !$0.contains(/^ *\/\//) }.joined(separator: "\n")
    }
  }()

  /// What stands at such places of them, each once.
  static func literals(_ place: Regex<(Substring, Substring)>) -> [String] {
    all.flatMap { $0.matches(of: place).map { String($0.output.1) } }.unique
  }
}
