/// Writes the Swift file that embeds the files of a folder as texts.
enum TemplatesWriter {
  /// The whole generated file.
  ///
  /// - Parameter files: The files, by their paths below the folder.
  /// - Returns: A list of them, in the order of their paths, so that two builds give the same bytes.
  static func file(embedding files: [(path: String, text: String)]) -> String {
    let files = files.sorted { $0.path < $1.path }
    var text = """
      // Generated from this module's templates; do not edit.

      /// The files of this module's folder of templates, by their paths below it, whole.
      nonisolated let embeddedTemplates: [(path: String, text: String)] = [

      """
    for (index, file) in files.enumerated() {
      text += "  (\(SourcesWriter.quoted(file.path)), template\(index)),\n"
    }
    text += "]\n"
    for (index, file) in files.enumerated() {
      text += "\nnonisolated private let template\(index) = \(RawLiteral.of(file.text))\n"
    }
    return text
  }
}
