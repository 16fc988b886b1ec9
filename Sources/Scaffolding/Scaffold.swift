import Languages
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
  /// - Throws: A refusal if one of them is there already.
  public init(_ files: [ScaffoldFile], in folder: String) throws(Refusal) {
    let present = files.map(\.path).filter { path in
      var status = stat()
      return lstat("\(folder)/\(path)", &status) == 0
    }
    guard present.isEmpty else { throw Scaffold.present(present.map { "\(folder)/\($0)" }) }
    self.files = files
    self.folder = folder
  }

  /// Writes the files.
  ///
  /// - Throws: That one can't be made; the files before the named one are written.
  public func write() throws(Refusal) {
    for file in files {
      let path = "\(folder)/\(file.path)"
      do throws(SystemError) {
        try Folder.makeParents(of: path)
      } catch {
        throw Scaffold.unwritten(path, "\(error)")
      }
      do throws(AtomicFile.WriteError) {
        let target = try AtomicFile(path, replacing: false)
        target.write(file.text)
        _ = try target.commit()
      } catch {
        switch error {
        case .exists: throw Scaffold.present([path])
        case .cannotCreate(let reason), .cannotWrite(let reason):
          throw Scaffold.unwritten(path, "\(reason)")
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

  /// These files are there already.
  private static func present(_ files: [String]) -> Refusal {
    Refusal(
      "scaffold.exists", files.prefix(3).map { "'\($0)'" }, max(0, files.count - 3),
      exitCode: .cannotCreate)
  }

  /// A file or a folder can't be made, for the system's reason.
  private static func unwritten(_ path: String, _ reason: String) -> Refusal {
    Refusal("scaffold.unwritten", path, reason, exitCode: .cannotCreate)
  }
}
