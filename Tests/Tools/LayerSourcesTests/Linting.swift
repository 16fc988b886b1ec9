import Testing

@testable import LayerSourcesCore

/// A file of a made-up project: its path, from which the module is told, and its text.
typealias Snippet = (path: String, text: String)

/// The declarations of a made-up project's patterns.
private let declarations: [Snippet] =
  ["MVP", "VIPER", "MVVM"].map {
    (
      "Sources/Specimens/Patterns/\($0)/Pattern.swift",
      "let pattern = Pattern(\"\($0)\", drawing: [.view, .router])"
    )
  }
  + ["MVC", "RIBs"].map {
    (
      "Sources/Specimens/Patterns/\($0)/Pattern.swift",
      "let pattern = Pattern(\"\($0)\", drawing: nil)"
    )
  }

/// The findings in a made-up project, as the tool prints them.
func lint(_ snippets: Snippet...) -> [String] {
  let files = (snippets + declarations).map {
    ScannedFile(
      path: $0.path, location: FileLocation(absolutePath: "/" + $0.path), text: $0.text)
  }
  return Linter.findings(in: files).map(\.description)
}

/// The findings in one file of MVP, as the tool prints them but without the path.
func lint(_ text: String) -> [String] {
  let path = "Sources/Specimens/Counter/MVP/CountPresenter.swift"
  return lint((path, text)).map { String($0.dropFirst(path.count + 1)) }
}

/// A row of a table: a source, and what the tool prints about it.
struct Case: CustomTestStringConvertible {
  /// What the row is about; the name of the case in a test report.
  let testDescription: String
  /// The text of one file.
  let source: String
  /// The findings without their path, in order.
  let findings: [String]

  /// A row with one finding for each line of `findings`; none if it is empty.
  init(_ description: String, _ source: String, _ findings: String = "") {
    testDescription = description
    self.source = source
    self.findings = findings.split(separator: "\n").map(String.init)
  }
}
