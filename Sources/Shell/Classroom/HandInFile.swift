import Exports
import Languages
import Platform
import Queries
import Sessions

/// The file that a hand-in goes to, so that no other work is lost: two learners may have one name.
struct HandInFile {
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
      remark = localized("exports.hand-in-stays", "\(last)")
      return
    }
    self.name = name
    guard let old, !handIn.holds(old) else {
      remark = nil
      return
    }
    guard rename(path, free) == 0 else {
      let error = AtomicFile.WriteError.cannotCreate(.call(errno))
      throw context.error(.unwritten(error), at: name.span)
    }
    remark = localized(
      "exports.hand-in-moved", "\(last)", "\(old.name.brief)",
      "\(free.split(separator: "/").last ?? "")")
  }
}

// What is said of hand-ins: why one can't be done again, and what is to be known of one that was.

extension HandIn.ReadError {
  /// Why a file is no hand-in, as a sentence.
  nonisolated var sentence: String {
    switch self {
    case .foreign: localized("class.foreign", HandIn.header)
    case .newer(let version): localized("class.newer", version, HandIn.version)
    case .lacks(let key): localized("class.lacks", key)
    }
  }
}

extension HandIn.Damage {
  /// The damage to a hand-in, as a sentence.
  nonisolated var sentence: String {
    switch self {
    case .cut: localized("class.cut")
    case .changed: localized("class.changed")
    case .unreadable(let line): localized("class.no-action", line)
    case .tooMany: localized("class.too-many", HandIn.mostActions)
    }
  }
}

/// Why a hand-in can't be done again at all.
nonisolated enum HandInError: Error, Equatable {
  /// Its file can't be read.
  case unreadable(SystemError)
  /// Its file is larger than ``HandIn/largest``.
  case tooLarge
  /// Nothing is in its file.
  case empty
  /// It is none.
  case error(HandIn.ReadError)
  /// The archive that it may be in can't be read.
  case archive(Archive.ReadError)
  /// Its name in an archive isn't UTF-8.
  case unnamed
  /// It is of another lesson.
  case otherLesson(String, asked: [String])
  /// It is of a lesson that isn't here.
  case unknownLesson(String)
  /// It is of no exam.
  case noExam(String)
  /// It is of an exam, and isn't as it was written.
  case damagedExam
  /// It is of an exam that this program draws otherwise than the one of this version, which wrote it.
  case otherExam(program: String)
  /// It is of an exam, and this in it can't be done again.
  case refusedExam(String)

  /// Reads a hand-in.
  static func reading(
    _ text: String
  ) throws(HandInError) -> (handIn: HandIn, damage: [HandIn.Damage]) {
    if text.allSatisfy(\.isWhitespace) { throw .empty }
    do throws(HandIn.ReadError) { return try HandIn.read(text) } catch { throw .error(error) }
  }

  /// The obstacle, as a sentence.
  var sentence: String {
    switch self {
    case .unreadable(let error): localized("class.unreadable", "\(error)")
    case .tooLarge: localized("class.too-large", HandIn.largest / 1_000_000)
    case .empty: localized("class.empty")
    case .error(let error): error.sentence
    case .archive(let error): localized("class.unreadable", "\(error)")
    case .unnamed: localized("class.unnamed")
    case .unknownLesson(let id): localized("class.unknown-lesson", id)
    case .otherLesson(let id, let asked): localized("class.other-lesson", id, asked)
    case .noExam(let id): localized("exam.not-one", id.brief)
    case .damagedExam: localized("exam.damaged")
    case .otherExam(let program): localized("exam.drawn-otherwise", program.brief)
    case .refusedExam(let line): localized("exam.refused", line.brief)
    }
  }
}
