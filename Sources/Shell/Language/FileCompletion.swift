import Platform

/// The files that a path may go on to.
struct FileCompletion {
  private let typed: String
  private let home: String?

  /// - Parameters:
  ///   - typed: The path as far as it was typed.
  ///   - home: What `~` means.
  init(_ typed: String, home: String?) {
    self.typed = typed
    self.home = home
  }

  /// How many names are listed at the most.
  private static let most = 200

  /// Files and folders, whose names end in `/`; hidden ones only if a dot was typed.
  var candidates: [Candidate] {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, beginning) = (String(typed[..<slash]), typed[slash...])
    let place = folder.isEmpty ? "./" : expanded(folder)
    let names = (Folder.names(in: place) ?? []).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }
    return names.prefix(FileCompletion.most).map { name in
      Folder.isFolder(place + name)
        ? Candidate(folder + name + "/", "folder") : Candidate(folder + name, "file")
    }
  }

  private func expanded(_ path: String) -> String {
    guard let home, path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
