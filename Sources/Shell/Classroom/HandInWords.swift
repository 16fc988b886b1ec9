import Lessons
import Platform
import Sessions

// What is said of hand-ins: why one can't be done again, and what is to be known of one that was.

extension HandIn.Fault {
  /// Why a file is no hand-in, as a sentence.
  nonisolated var words: String {
    switch self {
    case .foreign: "This is no hand-in: one begins with '\(HandIn.header)'."
    case .newer(let version):
      "A newer Layercake wrote it, in version \(version); this one reads up to \(HandIn.version)."
    case .lacks(let key): "This is no whole hand-in: its line '\(key) …' is missing."
    }
  }
}

extension HandIn.Damage {
  /// What happened to a hand-in, as a sentence.
  nonisolated var words: String {
    switch self {
    case .cut: "Its end is missing; what is there counts."
    case .changed: "It isn't as it was written; what it does now counts."
    case .unreadable(let line):
      "Line \(line) is nothing that is done in this lesson; what comes after it doesn't count."
    case .tooMany: "It has more than \(HandIn.mostActions) actions; the others don't count."
    }
  }
}

/// Why a hand-in can't be done again at all.
nonisolated enum HandInObstacle: Error, Equatable {
  /// Its file can't be read.
  case unreadable(TextFile.Fault)
  /// Its file is larger than ``HandIn/largest``.
  case tooLarge
  /// It is none.
  case fault(HandIn.Fault)
  /// It is of another lesson.
  case otherLesson(String, asked: String)

  /// The obstacle, as a sentence.
  var words: String {
    switch self {
    case .unreadable(let fault): "This can't be read: \(fault)."
    case .tooLarge:
      "This is larger than \(HandIn.largest / 1_000_000) MB; a hand-in has a few thousand bytes."
    case .fault(let fault): fault.words
    case .otherLesson(let id, let asked): "This is of the lesson '\(id)', not of '\(asked)'."
    }
  }
}
