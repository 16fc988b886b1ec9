import Languages
import Platform

/// The templates of a package: this program's own, or those of a folder.
public struct TemplateSet {
  let templates: [Template]

  /// The program's own.
  ///
  /// - Throws: Nothing, as tests prove; only templates of others can be wrong.
  public static func embedded() throws(Refusal) -> TemplateSet {
    try TemplateSet(files)
  }

  /// Reads those of a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: What is wrong with one of them, or why it can't be read.
  public init(folder: String) throws(Refusal) {
    guard Folder.names(in: folder) != nil else {
      throw Refusal("scaffold.no-folder", folder, exitCode: .noInput)
    }
    var files: [ScaffoldFile] = []
    for name in TemplateSet.names(in: folder, below: "", depth: 0) {
      do throws(SystemError) {
        let text = try TextFile.read("\(folder)/\(name)", most: TemplateSet.largest)
        files.append(ScaffoldFile(path: name, text: text))
      } catch {
        throw Refusal("scaffold.unread", "\(folder)/\(name)", "\(error)", exitCode: .noInput)
      }
    }
    guard files.contains(where: { $0.path.hasSuffix(".mustache") }) else {
      throw Refusal("scaffold.no-templates", folder, exitCode: .noInput)
    }
    try self.init(files)
  }

  private init(_ files: [ScaffoldFile]) throws(Refusal) {
    var templates: [Template] = []
    for file in files { templates.append(try Template(file.path, file.text)) }
    self.templates = templates
  }

  /// The files of the program's own templates, for a team to change.
  public static let files: [ScaffoldFile] = embeddedTemplates.map(ScaffoldFile.init)

  /// What fills the gaps of a pattern's templates.
  ///
  /// - Parameters:
  ///   - content: What fills those of all templates.
  ///   - pattern: The pattern.
  /// - Returns: That, what the pattern is called, and what its templates say for each other.
  func content(_ content: [String: Any], for pattern: PatternName) -> [String: Any] {
    var content = content
    content["Pattern"] = pattern.title
    // Lets a team's template for several patterns tell them apart.
    content["is\(pattern.title)"] = true
    for template in templates where template.scopes.contains(.pattern(pattern)) {
      for (gap, value) in template.values { content[gap] = value.render(content) }
    }
    return content
  }

  /// The most bytes of a template.
  private static let largest = 1_000_000

  /// The files below a folder, but for a README.md and what is hidden.
  private static func names(in folder: String, below path: String, depth: Int) -> [String] {
    (Folder.names(in: folder) ?? []).sorted().flatMap { name -> [String] in
      if name.hasPrefix(".") || name == "README.md" { return [] }
      let inner = "\(folder)/\(name)"
      guard Folder.isFolder(inner) else { return [path + name] }
      return depth < 4 ? names(in: inner, below: "\(path)\(name)/", depth: depth + 1) : []
    }
  }
}
