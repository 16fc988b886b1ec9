import Exports
import Platform
import Sessions

// What is said of hand-ins: why one can't be done again, and what is to be known of one that was.

extension HandIn.ReadError {
  /// Why a file is no hand-in, as a sentence.
  nonisolated func told(_ words: any ClassWords) -> String {
    switch self {
    case .foreign: words.foreign(HandIn.header)
    case .newer(let version): words.newer(version, HandIn.version)
    case .lacks(let key): words.lacks(key)
    }
  }
}

extension HandIn.Damage {
  /// What happened to a hand-in, as a sentence.
  nonisolated func told(_ words: any ClassWords) -> String {
    switch self {
    case .cut: words.cut
    case .changed: words.changed
    case .unreadable(let line): words.noAction(line)
    case .tooMany: words.tooMany(HandIn.mostActions)
    }
  }
}

/// Why a hand-in can't be done again at all.
nonisolated enum HandInError: Error, Equatable {
  /// Its file can't be read.
  case unreadable(TextFile.ReadError)
  /// Its file is larger than ``HandIn/largest``.
  case tooLarge
  /// It is none.
  case fault(HandIn.ReadError)
  /// It is of another lesson.
  case otherLesson(String, asked: String)

  /// The obstacle, as a sentence.
  func told(_ words: any ClassWords) -> String {
    switch self {
    case .unreadable(let fault): words.unreadable("\(fault)")
    case .tooLarge: words.tooLarge(HandIn.largest / 1_000_000)
    case .fault(let fault): fault.told(words)
    case .otherLesson(let id, let asked): words.otherLesson(id, asked)
    }
  }
}
