import Platform

/// The templates of a package: this program's own, or those of a folder.
public struct TemplateSet {
  let templates: [Template]

  /// The program's own.
  ///
  /// - Throws: Nothing, as tests prove; only templates of others can be wrong.
  public static func embedded() throws(ScaffoldError) -> TemplateSet {
    try TemplateSet(EmbeddedTemplates.all)
  }

  /// Reads those of a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: What is wrong with one of them, or why it can't be read.
  public init(folder: String) throws(ScaffoldError) {
    guard Folder.names(in: folder) != nil else {
      throw .unreadable(folder, reason: "it is no folder that can be read")
    }
    var files: [ScaffoldFile] = []
    for name in TemplateSet.names(in: folder, below: "", depth: 0) {
      do throws(TextFile.ReadError) {
        let text = try TextFile.read("\(folder)/\(name)", most: TemplateSet.largest)
        files.append(ScaffoldFile(path: name, text: text))
      } catch {
        throw .unreadable("\(folder)/\(name)", reason: "\(error)")
      }
    }
    guard files.contains(where: { $0.path.hasSuffix(".mustache") }) else {
      throw .noTemplates(folder)
    }
    try self.init(files)
  }

  private init(_ files: [ScaffoldFile]) throws(ScaffoldError) {
    var templates: [Template] = []
    for file in files { templates.append(try Template(file.path, file.text)) }
    self.templates = templates
  }

  /// The files of the program's own templates, for a team to change.
  public static var files: [ScaffoldFile] { EmbeddedTemplates.all }

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
