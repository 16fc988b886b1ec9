import Languages

/// What can be wrong with a lesson: a text of the tables. Text from a file is quoted as it is; the view that shows it
/// makes it harmless.
public struct LessonFault: Error, Hashable, Sendable {
  /// What is wrong, without capital and full stop.
  package let text: LocalizedText
  /// The key of the sentence that lists the accepted names: `fault.keys`.
  let list: String

  init(
    _ key: String, _ arguments: any LocalizedArgument..., listedAs list: String = "fault.accepted"
  ) {
    self.init(LocalizedText(key, with: arguments), listedAs: list)
  }

  init(_ text: LocalizedText, listedAs list: String = "fault.accepted") {
    (self.text, self.list) = (text, list)
  }
}

extension LessonFault: ExpressibleByStringLiteral {
  /// A text of the tables into which nothing is filled.
  public init(stringLiteral key: String) { self.init(LocalizedText(key)) }
}

extension LessonFault {
  /// No key has this name.
  static func unknownKey(_ key: String) -> LessonFault {
    LessonFault("fault.unknown-key", key, listedAs: "fault.keys")
  }

  /// A key has no value.
  static func missingValue(_ key: String) -> LessonFault {
    LessonFault("fault.no-value", key)
  }

  /// A key has a list, but takes one value.
  static func listNotAllowed(_ key: String) -> LessonFault {
    LessonFault("fault.list", key)
  }

  /// Attributes aren't there; one at least.
  static func missingAttributes(_ keys: [String], _ word: FenceWord) -> LessonFault {
    LessonFault("fault.missing-attributes", word.rawValue, keys.map { $0 + "=…" })
  }

  /// An id stands there without its key: `try t1`. It is the first that is missing.
  static func namelessID(_ id: String, _ word: FenceWord, missing: [String]) -> LessonFault {
    LessonFault(
      "fault.nameless-id",
      "\(word.rawValue) \(missing.first ?? "id")=\(id)"
        + missing.dropFirst().map { " \($0)=…" }.joined())
  }

  /// Another lesson has the same id.
  static func duplicateLesson(_ id: String, file: String) -> LessonFault {
    LessonFault("fault.duplicate-lesson", id, file)
  }

  /// A translation has another id for the lesson or a question than the original: which it should be.
  static func otherID(_ id: String) -> LessonFault {
    LessonFault("fault.other-id", id)
  }

  /// A translation's task has other checks than the original.
  static func otherChecks(_ id: String) -> LessonFault {
    LessonFault("fault.other-checks", id)
  }

  /// A prediction of a value lacks the value's path, or a prediction of something else has one.
  static func pathOfPrediction(_ kind: PredictionSubject.Kind) -> LessonFault {
    kind.needsPath
      ? LessonFault("fault.value-without-path")
      : LessonFault("fault.path-without-value", kind.rawValue)
  }

  /// A block says nothing.
  static func emptyBlock(_ word: FenceWord) -> LessonFault {
    word == .try ? LessonFault("fault.empty-try") : LessonFault("fault.empty-block", word.rawValue)
  }

  /// A block says something, but may not.
  static func unexpectedBody(_ word: FenceWord) -> LessonFault {
    word == .pause
      ? LessonFault("fault.pause-with-text") : LessonFault("fault.block-with-text", word.rawValue)
  }
}
