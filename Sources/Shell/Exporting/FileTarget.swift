import Platform
import Queries
import Views

extension Word {
  /// Whether it stands for standard output in place of a file.
  var isStandardOutput: Bool { text == "-" && !isQuoted }
}

/// A file that a command writes: whole or not at all.
enum FileTarget {
  /// Writes a file, or several where a format has one figure a file.
  ///
  /// - Parameters:
  ///   - path: Where it is to be.
  ///   - name: What it is called; the path if nothing is said.
  ///   - span: The word that names it, for a complaint.
  ///   - replaces: Whether it may take the place of another.
  ///   - context: What complaints are worded in.
  ///   - body: Writes the bytes.
  /// - Returns: What was written.
  /// - Throws: What `body` throws, or why there is no such file now.
  static func write(
    _ path: String, as name: String? = nil, at span: Range<Int>?, replacing replaces: Bool,
    in context: Context, _ body: (FigureFiles) throws(CommandError) -> Void
  ) throws(CommandError) -> Document {
    func worded<Result>(_ body: () throws(FileError) -> Result) throws(CommandError) -> Result {
      do throws(FileError) {
        return try body()
      } catch {
        throw context.complaint(.file(error), at: span)
      }
    }
    let files = try worded { () throws(FileError) in try FigureFiles(path, replacing: replaces) }
    try body(files)
    let bytes = Wording.count(
      try worded { () throws(FileError) in try files.commit() }, "byte")
    let name = name ?? path
    if files.count == 1 { return Document([Text("Wrote \(name), \(bytes).")]) }
    return Document([
      Text(
        "Wrote \(files.count) figures, \(name) to \(Folder.numbered(name, files.count)), \(bytes)."
      )
    ])
  }
}
