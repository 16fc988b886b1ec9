import Exports
import Features
import Languages
import LiveCode
import Platform
import Staging

/// The folder that a specimen's code is written to, for an app.
struct CodeFolder {
  /// Where it is to be.
  let path: String
  private let specimen: OpenSpecimen
  private let replaces: Bool

  /// Names the folder; without a path by the specimen and by a number, if there is one already:
  /// `counter-mvp-uikit`.
  init(of specimen: OpenSpecimen, at path: String?, replacing replaces: Bool) {
    // no text: a folder's name
    let name = specimen.name.replacing(".", with: "-").replacing("~", with: "-") + "-uikit"
    self.path = path ?? Folder.freeName(for: name)
    (self.specimen, self.replaces) = (specimen, replaces)
  }

  /// Writes the files.
  ///
  /// - Returns: How many there are, and their size in bytes.
  /// - Throws: Why there is no such folder now.
  func write() throws(Refusal) -> (count: Int, size: Int) {
    guard replaces || Folder.names(in: path)?.isEmpty ?? true else { throw "error.folder-exists" }
    let code = XcodeFolder(
      specimen.name, Project.files(of: specimen.specimen), using: Features.sourceFiles)
    var size = 0
    do throws(AtomicFile.WriteError) {
      for file in code.files { size += try write(file.text, to: "\(path)/\(file.path)") }
    } catch {
      throw .unwritten(error)
    }
    return (code.files.count, size)
  }

  private func write(_ text: String, to file: String) throws(AtomicFile.WriteError) -> Int {
    do throws(SystemError) {
      // Of a path that was mistyped no folder is made.
      if let slash = path.lastIndex(of: "/"), slash != path.startIndex,
        !Folder.isFolder(String(path[..<slash]))
      {
        throw SystemError(ENOENT)
      }
      try Folder.makeParents(of: file)
    } catch {
      throw .cannotCreate(error)
    }
    let target = try AtomicFile(file, replacing: replaces)
    target.write(text)
    return try target.commit()
  }
}
