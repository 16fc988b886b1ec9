import Foundation

/// Where the folders of specimens take what they lack, as `Overlays.txt` in a folder around them says: what is the
/// same in two builds is one file on disk, and is copied for the module that takes it.
///
/// A module can't have files of another module's folder (SwiftPM refuses it), and a link is no file on Windows or in
/// GitHub's view of a folder.
struct Overlay {
  /// A file of a module.
  struct File {
    /// Where it lies.
    let url: URL
    /// The folder that it lies in: that of the feature, or one below the build's, `Mocks`.
    let folder: String

    var name: String { url.lastPathComponent }
  }

  /// The folder of `Overlays.txt`.
  private let root: URL
  /// What each folder takes, by its path below the root: `Counter/MVP`.
  private let lines: [String: [String]]

  /// Reads the overlays around a folder; nil if there are none, as in another package.
  init?(around folder: URL) throws {
    var root = folder
    while !FileManager.default.fileExists(atPath: root.appending(path: "Overlays.txt").path) {
      guard root.pathComponents.count > 1 else { return nil }
      root.deleteLastPathComponent()
    }
    self.root = root
    let text = try String(contentsOf: root.appending(path: "Overlays.txt"), encoding: .utf8)
    lines = Dictionary(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return parts.count == 2
          ? (String(parts[0]), parts[1].split(separator: " ").map(String.init)) : nil
      }, uniquingKeysWith: +)
  }

  /// All files of a module.
  ///
  /// - Parameters:
  ///   - directory: The module's folder, which may be the root.
  ///   - own: The files that lie in it.
  /// - Returns: Its own, and those that it takes.
  /// - Throws: Why a folder can't be read.
  func files(in directory: URL, own: [URL]) throws -> [File] {
    var files: [String: File] = [:]
    for url in own { files[url.lastPathComponent] = File(url: url, folder: folder(of: url)) }
    // A module of one build has a folder of its own; those of a pattern share the root.
    let place = parts(of: directory)
    let folders =
      place.isEmpty
      ? Set(own.map { parts(of: $0).prefix(2).joined(separator: "/") })
      : [place.joined(separator: "/")]
    for folder in folders.sorted() { try complete(&files, from: folder) }
    return Array(files.values)
  }

  /// Adds what a folder takes and isn't there yet.
  private func complete(_ files: inout [String: File], from folder: String) throws {
    let items = lines[folder, default: []]
    let leftOut = Set(items.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
    var taken: [String: File] = [:]
    let feature = folder.prefix { $0 != "/" }
    for item in items where item != "alone" && !item.hasPrefix("-") {
      if item.hasSuffix(".swift") {
        let url = root.appending(path: "\(feature)/\(item)")
        taken[url.lastPathComponent] = File(url: url, folder: self.folder(of: url))
      } else {
        try add(to: &taken, "\(feature)/\(item)")
      }
    }
    let build = folder.split(separator: "/").last ?? ""
    if let tilde = build.firstIndex(of: "~"), feature != "Patterns", !items.contains("alone") {
      let pattern = build[..<tilde]
      for base in [String(feature), "Framework"] where !leftOut.contains(base) {
        // What is driven with doubles is the pattern's own.
        try add(to: &taken, "\(base)/\(pattern)") {
          !$0.folder.contains("Double") && !$0.name.contains("Double")
        }
      }
    }
    files.merge(taken.filter { !leftOut.contains($0.key) }) { own, _ in own }
  }

  /// Adds the files of a folder, with those that it takes itself, where there are none of their names.
  private func add(
    to files: inout [String: File], _ folder: String,
    where isTaken: (File) -> Bool = { _ in true }
  ) throws {
    let url = root.appending(path: folder)
    guard let names = FileManager.default.enumerator(atPath: url.path) else { return }
    var all: [String: File] = [:]
    for case let name as String in names where name.hasSuffix(".swift") {
      let file = url.appending(path: name)
      // What a build says of itself is its own.
      guard
        !["Dialect", "Solution", "Variant"].contains(where: {
          "\($0).swift" == file.lastPathComponent
        })
      else { continue }
      all[file.lastPathComponent] = File(url: file, folder: self.folder(of: file))
    }
    try complete(&all, from: folder)
    files.merge(all.filter { isTaken($0.value) }) { own, _ in own }
  }

  /// The parts of a path below the root.
  private func parts(of url: URL) -> ArraySlice<String> {
    url.pathComponents.dropFirst(root.pathComponents.count)
  }

  /// The folder below a build's that a file lies in; the feature's, if it lies in none.
  private func folder(of url: URL) -> String {
    let folders = parts(of: url).dropLast()
    return (folders.count > 2 ? folders.last : folders.first) ?? ""
  }
}
