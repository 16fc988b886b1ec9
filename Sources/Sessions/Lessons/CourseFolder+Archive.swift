import Languages
import Lessons
import Platform

extension CourseFolder {
  /// Reads all lessons in an archive, whose files stay where they are: what begins with its path names
  /// them. One that is damaged gives none, since what is missing could be what the others require.
  mutating func unpack(_ archive: String) {
    let files: [Archive.File]
    do throws(Archive.ReadError) {
      files = try Archive.files(in: archive, most: Prose.largest + 1, where: CourseFolder.isWanted)
    } catch {
      unreadable.append(ReadError(file: archive, reason: "\(error)"))
      return
    }
    // Most who pack a folder have the archive begin with the folder's name.
    let root = files.compactMap(\.name).map(CourseFolder.parts).filter(CourseFolder.isManifest)
      .map { $0.dropLast() }.min { $0.count < $1.count }
    for file in files {
      guard let name = file.name else {
        unreadable.append(ReadError(file: archive, reason: localized("course.archived-name")))
        continue
      }
      let parts = CourseFolder.parts(name)
      if let root, !parts.starts(with: root) { continue }
      let path = "\(archive)/\(parts.joined(separator: "/"))"
      let isManifest = CourseFolder.isManifest(parts)
      // Another manifest further down says nothing of the whole.
      if isManifest, parts.count - 1 != root?.count { continue }
      if let reason = CourseFolder.reasonAgainst(name, file.bytes) {
        let error = ReadError(file: path, reason: reason)
        if isManifest { manifest = .unreadable(error) } else { unreadable.append(error) }
      } else if let bytes = file.bytes {
        let text: String
        do throws(SystemError) { text = try TextFile.text(of: bytes) } catch {
          let error = ReadError(file: path, reason: "\(error)")
          if isManifest { manifest = .unreadable(error) } else { unreadable.append(error) }
          continue
        }
        if isManifest {
          manifest = .text(text, file: path)
        } else {
          sources.append(LessonSource(file: path, text: text))
        }
      }
    }
    // An archive has its files in any order; a file that is there twice counts as it was packed last.
    let last = Dictionary(sources.map { ($0.file, $0) }) { _, last in last }
    sources = last.values.sorted { $0.file < $1.file }
  }

  /// The folders that a name leads through, and the last part.
  private static func parts(_ name: String) -> [Substring] {
    name.split(separator: "/").filter { $0 != "." }
  }

  private static func isManifest(_ parts: [Substring]) -> Bool {
    parts.last.map { $0 == PackManifest.fileName } ?? false
  }

  /// Whether a file in an archive is a lesson, or says what the pack is.
  private static func isWanted(_ name: String) -> Bool {
    let parts = parts(name)
    guard let last = parts.last, parts.count <= deepest + 1 else { return false }
    // Some systems add files of their own, whose names begin with a dot.
    if parts.contains(where: { $0.hasPrefix(".") && $0 != ".." }) { return false }
    return last == PackManifest.fileName || isLesson(String(last))
  }

  /// Why a file isn't read; nil if it is.
  private static func reasonAgainst(_ name: String, _ bytes: [UInt8]?) -> String? {
    if name.hasPrefix("/") || parts(name).contains("..") {
      return localized("course.leads-out")
    }
    return bytes == nil ? localized("course.link") : nil
  }
}
