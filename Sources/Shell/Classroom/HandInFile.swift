import Platform
import Queries
import Sessions

/// The file that a hand-in goes to, so that no other work is lost: two learners may have one name.
struct HandInFile {
  /// The word that names it.
  let name: Word
  /// What is said of files that were there; nil if none is in the way.
  let remark: String?

  /// Chooses the file, which may be `-`. One whose name was made here may take the place of another;
  /// other work in that gets another name first.
  init(
    _ handIn: HandIn, at name: Word, isDefault: Bool, replacing replaces: Bool,
    in context: Context
  ) throws(CommandError) {
    let path = context.expanded(name.text)
    guard !name.isStandardOutput, Folder.freeName(for: path) != path, !Folder.isFolder(path) else {
      (self.name, remark) = (name, nil)
      return
    }
    let old = (try? TextFile.read(path, most: HandIn.largest + 1)).flatMap { text in
      try? HandIn.read(text).handIn
    }
    let free = Folder.freeName(for: path)
    let last = path.split(separator: "/").last ?? ""
    guard replaces else {
      if old == nil, !isDefault {
        // What is no hand-in was hardly meant: that there is such a file is told.
        (self.name, remark) = (name, nil)
        return
      }
      self.name = Word(free, span: name.span, isQuoted: true)
      remark = "There was a \(last) already, which stays as it is: hand in this one."
      return
    }
    self.name = name
    guard let old, !handIn.holds(old) else {
      remark = nil
      return
    }
    guard rename(path, free) == 0 else {
      let fault = AtomicFile.WriteError.cannotCreate("\(SystemError(errno))")
      throw context.complaint(.file(.unwritten(fault)), at: name.span)
    }
    remark =
      "The \(last) that was there has other work, by \(old.name.brief): it is "
      + "\(free.split(separator: "/").last ?? "") now."
  }
}
