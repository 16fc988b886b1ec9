import Languages
import Mustache

/// A file to come: where it goes, whom it is for, and its text, with gaps to fill in.
///
/// A template's file ends in `.mustache` and begins with lines that say what it is, and a rule:
///
/// ```
/// for: mvp viper
/// file: Sources/{{Name}}{{Pattern}}/{{Name}}Presenter.swift
/// ---
/// ```
///
/// In a folder named after a pattern it is for that pattern, unless it says otherwise. Any other line is a
/// value that all of the pattern's templates may use: `shown: {{Name}}Presenter.text` for `{{shown}}`.
///
/// Any other file, in a folder named after a pattern, is copied as it is into that pattern's module:
/// `RIBs/Framework/Router.swift`.
struct Template {
  /// When a file is written.
  enum Scope: Hashable {
    /// With each package.
    case package
    /// With a package in which there is more than one pattern.
    case several
    /// With a pattern.
    case pattern(PatternName)

    init?(_ word: Substring) {
      switch word {
      case "package": self = .package
      case "several": self = .several
      default:
        guard let pattern = PatternName(word) else { return nil }
        self = .pattern(pattern)
      }
    }
  }

  /// The template's own file, as it is to be named in messages.
  let name: String
  /// When it is written.
  let scopes: Set<Scope>
  /// What it says for all the templates of its pattern, by the names of gaps.
  let values: [String: MustacheTemplate]
  private let path: MustacheTemplate
  private let body: Body

  private enum Body {
    case filled(MustacheTemplate)
    case copied(String)
  }

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - name: Its file, below the folder of templates.
  ///   - text: What is in the file.
  /// - Throws: Why it can't be used.
  init(_ name: String, _ text: String) throws(Refusal) {
    self.name = name
    let folder = ScaffoldFile(path: name, text: text).folder
    guard name.hasSuffix(".mustache") else {
      guard let folder, let pattern = PatternName(folder) else {
        throw .template(name, "scaffold.template.no-place")
      }
      scopes = [.pattern(pattern)]
      values = [:]
      path = try Template.parsed(
        "Sources/{{Name}}{{Pattern}}\(name.dropFirst(folder.count))", name)
      body = .copied(text)
      return
    }
    guard let header = TemplateHeader(text), let scopeNames = header.scopes ?? folder else {
      throw .template(name, "scaffold.template.no-header")
    }
    var scopes: Set<Scope> = []
    for word in scopeNames.split(separator: " ") {
      guard let scope = Scope(word) else {
        throw .template(name, "scaffold.template.no-scope", String(word), PatternName.names)
      }
      scopes.insert(scope)
    }
    self.scopes = scopes
    var values: [String: MustacheTemplate] = [:]
    for (gap, text) in header.values { values[gap] = try Template.parsed(text, name) }
    self.values = values
    path = try Template.parsed(header.file, name)
    body = .filled(try Template.parsed(header.body, name))
  }

  private static func parsed(
    _ text: some StringProtocol, _ name: String
  ) throws(Refusal) -> MustacheTemplate {
    do {
      return try MustacheTemplate(text, escaping: .none)
    } catch {
      throw .template(name, "scaffold.template.mustache", error.tag)
    }
  }

  /// A source whose imports stand in the order of their names, which depend on the feature's.
  private static func sortingImports(of text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var start = lines.startIndex
    while let first = lines[start...].firstIndex(where: { $0.hasPrefix("import ") }) {
      let end = lines[first...].firstIndex { !$0.hasPrefix("import ") } ?? lines.endIndex
      lines[first..<end].sort()
      start = end
    }
    return lines.joined(separator: "\n")
  }

  /// Fills the gaps.
  ///
  /// - Parameter content: What they are filled with, by their names.
  /// - Returns: The file.
  /// - Throws: If the file would be outside the package.
  func file(_ content: [String: Any]) throws(Refusal) -> ScaffoldFile {
    let path = path.render(content)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.contains("\n"), parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else {
      throw .template(name, "scaffold.template.outside", path)
    }
    switch body {
    case .filled(let template):
      let text = template.render(content)
      return ScaffoldFile(
        path: path, text: path.hasSuffix(".swift") ? Template.sortingImports(of: text) : text)
    case .copied(let text): return ScaffoldFile(path: path, text: text)
    }
  }
}

/// A file that is to be written.
public struct ScaffoldFile: Hashable, Sendable {
  /// Where, below the package's folder.
  public let path: String
  /// All that is in it.
  public let text: String

  /// The outermost folder that it lies in; nil if it lies in none.
  var folder: Substring? { path.firstIndex(of: "/").map { path[..<$0] } }
}

extension Refusal {
  /// A template can't be used: its file, and the key of the reason with what is filled in.
  static func template(
    _ file: String, _ key: String, _ arguments: any LocalizedArgument...
  ) -> Refusal {
    Refusal("scaffold.template", file, LocalizedText(key, with: arguments))
  }
}
