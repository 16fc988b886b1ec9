import Exports
import Languages
import Platform
import Sessions

/// The files of a class: those that were named, those in folders and in the folders there, and those in archives, as
/// learning platforms hand them out. Nothing is unpacked to disk.
struct ClassFiles {
  /// A file that may be a hand-in.
  struct File {
    /// What it is called: its path, in an archive behind the archive's own.
    let path: String
    /// The folder that a learning platform has made for its student.
    let folder: ClassWork.Folder?
    /// What is in it.
    let content: Content

    init(_ path: String, _ content: Content) {
      (self.path, self.content) = (path, content)
      folder = path.split(separator: "/").lazy.compactMap(ClassWork.Folder.init(moodle:)).first
    }

    /// The text; a ``HandInError`` is thrown if it can't be read.
    func text() throws(HandInError) -> String {
      let text: String
      switch content {
      case .disk(let largest):
        do throws(SystemError) {
          text = try TextFile.read(path, most: largest + 1)
        } catch {
          throw .unreadable(error)
        }
        guard text.utf8.count <= largest else { throw .tooLarge }
      case .memory(let bytes):
        guard bytes.count <= HandIn.largest else { throw .tooLarge }
        do throws(SystemError) {
          text = try TextFile.text(of: bytes)
        } catch {
          throw .unreadable(error)
        }
      case .error(let error): throw error
      }
      return text
    }
  }

  /// What is in a file.
  enum Content {
    /// It is on disk, and may be so large.
    case disk(largest: Int)
    /// It came out of an archive.
    case memory([UInt8])
    /// It can't be read.
    case error(HandInError)
  }

  /// How deep folders are gone through; a link may lead back to where it is.
  private static let deepest = 8
  /// How deep archives are: one for each student may be in one of all.
  private static let deepestArchive = 2

  /// The files, in order.
  private(set) var files: [File] = []

  /// Looks for them.
  init(_ paths: [String]) {
    for path in paths { add(path, depth: 0) }
  }

  private mutating func add(_ path: String, depth: Int) {
    if let names = depth <= Self.deepest ? Folder.names(in: path) : nil {
      let folder = path.hasSuffix("/") ? path : path + "/"
      for name in names where !Self.isHidden(name) { add(folder + name, depth: depth + 1) }
    } else if Archive.isArchive(path) {
      add(archive: path, depth: 1) { isWanted throws(Archive.ReadError) in
        try Archive.files(in: path, most: HandIn.largest + 1, where: isWanted)
      }
    } else {
      files.append(File(path, .disk(largest: Self.largest(path))))
    }
  }

  /// Adds what is in an archive.
  private mutating func add(
    archive path: String, depth: Int,
    _ read: ((String) -> Bool) throws(Archive.ReadError) -> [Archive.File]
  ) {
    let found: [Archive.File]
    do throws(Archive.ReadError) {
      found = try read { name in !name.split(separator: "/").contains(where: Self.isHidden) }
    } catch {
      files.append(File(path, .error(.archive(error))))
      return
    }
    for file in found.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      let name = "\(path)/\(file.name ?? "?")"
      guard let bytes = file.bytes, file.name != nil else {
        files.append(File(name, .error(.unnamed)))
        continue
      }
      if depth < Self.deepestArchive, Archive.isArchive(name) {
        add(archive: name, depth: depth + 1) { isWanted throws(Archive.ReadError) in
          try Archive.files(packed: bytes, most: HandIn.largest + 1, where: isWanted)
        }
      } else {
        files.append(File(name, .memory(bytes)))
      }
    }
  }

  /// Whether a name is one that systems put beside files: a hand-in is none, whatever it is called, nor is a folder above.
  private static func isHidden(_ name: some StringProtocol) -> Bool {
    if name == "__MACOSX" || name.hasPrefix("._") { return true }
    return name.hasPrefix(".") && name != ".." && !name.hasSuffix(".\(HandIn.ending)")
  }

  /// What a file may have: grades of a part of a class are larger than a hand-in.
  private static func largest(_ path: String) -> Int {
    path.hasSuffix(".json") ? TextFile.largest : HandIn.largest
  }
}

extension ClassWork.Folder {
  /// Reads a folder's name as Moodle makes it: `Kim Min-ji_12345_assignsubmission_file_`.
  init?(moodle folder: some StringProtocol) {
    // no text: a part of a folder's name
    guard let mark = folder.firstRange(of: "_assignsubmission_") else { return nil }
    let parts = folder[..<mark.lowerBound].split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1, let number = parts.last, number.allSatisfy(\.isNumber), !number.isEmpty
    else { return nil }
    self.init(name: parts.dropLast().joined(separator: "_"), number: String(number))
  }
}
