import Platform

/// Files on their way to a folder, none of them in the place of another.
public struct Scaffold {
  private let files: [ScaffoldFile]
  private let folder: String

  /// Puts files before a folder.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: Where they go.
  /// - Throws: ``ScaffoldError/exists(_:)`` if one of them is there already.
  public init(_ files: [ScaffoldFile], in folder: String) throws(ScaffoldError) {
    let present = files.map(\.path).filter { path in
      var status = stat()
      return lstat("\(folder)/\(path)", &status) == 0
    }
    guard present.isEmpty else { throw .exists(present.map { "\(folder)/\($0)" }) }
    self.files = files
    self.folder = folder
  }

  /// Writes the files.
  ///
  /// - Throws: ``ScaffoldError/unwritten(_:reason:)``; the files before the named one are written.
  public func write() throws(ScaffoldError) {
    for file in files {
      let path = "\(folder)/\(file.path)"
      do throws(SystemError) {
        try Folder.make(
          path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/"))
      } catch {
        throw .unwritten(path, reason: "\(error)")
      }
      do throws(AtomicFile.WriteError) {
        let target = try AtomicFile(path, replacing: false)
        target.write(file.text)
        _ = try target.commit()
      } catch {
        switch error {
        case .exists: throw .exists([path])
        case .cannotCreate(let reason), .cannotWrite(let reason):
          throw .unwritten(path, reason: reason)
        }
      }
    }
  }

  /// The files as a tree, a line each, folders included.
  public var tree: [String] {
    var lines = [folder]
    var shown: [Substring] = []
    for path in files.map(\.path).sorted() {
      let parts = path.split(separator: "/")
      let common = zip(parts.dropLast(), shown).prefix { $0 == $1 }.count
      for (depth, part) in parts.enumerated().dropFirst(common) {
        let isFolder = depth < parts.count - 1
        lines.append(String(repeating: "  ", count: depth + 1) + part + (isFolder ? "/" : ""))
      }
      shown = Array(parts.dropLast())
    }
    return lines
  }
}
