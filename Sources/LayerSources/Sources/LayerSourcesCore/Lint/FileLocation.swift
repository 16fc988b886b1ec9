/// What a file's path tells about its module.
struct FileLocation: Equatable {
  /// All folders of the path, from the root.
  let folders: [String]

  /// The module: the folder directly below `Sources/` or `Tests/`, or below `Sources/Patterns/` the one
  /// in which the pattern is declared; nil where the path doesn't tell.
  var module: String?

  /// Whether it lies below a folder named `Patterns`: such a file is a specimen's.
  let isBelowPatterns: Bool

  /// Reads the folders of `absolutePath`, a path without links.
  init(absolutePath: String) {
    folders = absolutePath.split(separator: "/").dropLast().map(String.init)
    var below = folders[...]
    if let root = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) {
      below = folders[(root + 1)...]
      module = below.first == "Patterns" ? below.dropFirst().first : below.first
    }
    isBelowPatterns = below.contains("Patterns")
  }
}
