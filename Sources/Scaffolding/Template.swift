import Mustache

/// A file to come: where it goes, whom it is for, and its text, with gaps to fill in.
///
/// A template's file ends in `.mustache` and begins with two lines and a rule:
///
/// ```
/// for: mvp viper
/// file: Sources/{{Name}}{{Pattern}}/{{Name}}Presenter.swift
/// ---
/// ```
///
/// Any other file, in a folder named after a pattern, is copied as it is into that pattern's module:
/// `ribs/Framework/Router.swift`.
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
        guard let pattern = PatternName(rawValue: String(word)) else { return nil }
        self = .pattern(pattern)
      }
    }
  }

  /// The template's own file, as it is to be named in messages.
  let name: String
  /// When it is written.
  let scopes: Set<Scope>
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
  /// - Throws: ``ScaffoldError/template(file:reason:)``.
  init(_ name: String, _ text: String) throws(ScaffoldError) {
    self.name = name
    guard name.hasSuffix(".mustache") else {
      let parts = name.split(separator: "/", maxSplits: 1)
      guard parts.count == 2, let pattern = PatternName(rawValue: String(parts[0])) else {
        throw .template(
          file: name,
          reason: "it ends neither in .mustache nor is in a folder named after a pattern")
      }
      scopes = [.pattern(pattern)]
      path = try Template.parsed("Sources/{{Name}}{{Pattern}}/\(parts[1])", name)
      body = .copied(text)
      return
    }
    let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0].hasPrefix("for: "), lines[1].hasPrefix("file: "),
      lines[2] == "---"
    else {
      throw .template(file: name, reason: "it has to begin with 'for: …', 'file: …' and '---'")
    }
    var scopes: Set<Scope> = []
    for word in lines[0].dropFirst("for: ".count).split(separator: " ") {
      guard let scope = Scope(word) else {
        throw .template(
          file: name,
          reason: "'\(word)' is none of package, several, "
            + PatternName.allCases.map(\.rawValue).joined(separator: ", "))
      }
      scopes.insert(scope)
    }
    self.scopes = scopes
    path = try Template.parsed(String(lines[1].dropFirst("file: ".count)), name)
    body = .filled(try Template.parsed(String(lines[3]), name))
  }

  private static func parsed(_ text: String, _ name: String) throws(ScaffoldError)
    -> MustacheTemplate
  {
    do {
      return try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw .template(file: name, reason: "Mustache reads no further than here: \(error.error)")
    } catch {
      throw .template(file: name, reason: "\(error)")
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
  func file(_ content: [String: Any]) throws(ScaffoldError) -> ScaffoldFile {
    let path = path.render(content)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.contains("\n"), parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else {
      throw .template(file: name, reason: "'\(path)' is no file inside a package")
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
}
