import Languages
import Platform

extension Context {
  /// How many names are listed at the most.
  private static let mostFiles = 200

  /// The files and folders that a path may go on to, as far as it was typed; folders end in `/`, and
  /// hidden ones are listed only if a dot was typed.
  func files(for typed: String) -> [Candidate] {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, beginning) = (String(typed[..<slash]), typed[slash...])
    let place = folder.isEmpty ? "./" : expanded(folder)
    let names = (Folder.names(in: place) ?? []).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }
    return names.prefix(Context.mostFiles).map { name in
      Folder.isFolder(place + name)
        ? Candidate(folder + name + "/", localized("complete.folder"))
        : Candidate(folder + name, localized("complete.file"))
    }
  }
}
