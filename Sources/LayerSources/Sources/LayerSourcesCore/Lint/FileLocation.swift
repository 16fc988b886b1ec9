/// What a file's path tells about its module.
struct FileLocation: Equatable {
  /// The module, as far as the path tells: the folder directly below `Sources/Patterns/`,
  /// `Sources/`, or `Tests/`.
  let module: String?

  /// The folders between a folder named `Patterns` and the file; nil if there is none.
  ///
  /// Files below it are specimens, and the first folder names their pattern.
  let foldersBelowPatterns: [String]?

  /// Reads the folders of `absolutePath`, a path without links.
  init(absolutePath: String) {
    var folders = absolutePath.split(separator: "/").dropLast().map(String.init)
    if let root = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) {
      folders.removeSubrange(...root)
      let below = folders.first == "Patterns" ? folders.dropFirst() : folders[...]
      module = below.first
    } else {
      module = nil
    }
    foldersBelowPatterns = folders.firstIndex(of: "Patterns").map { Array(folders[($0 + 1)...]) }
  }
}
