/// What can be wrong with fenced blocks: facts, whose words are in ``message``.
public enum BlockError: Hashable, Sendable {
  /// A fence is never closed.
  case unclosedFence(marker: String)
  /// The word behind a fence is close to one of ours, or has attributes of ours.
  case unknownBlock(String)
  /// A word behind a fence isn't `key=value`.
  case noAttribute(FenceWord)
  /// A block has no attribute of this name.
  case unknownAttribute(String, FenceWord)
  /// An attribute is there twice.
  case duplicateAttribute(String)
  /// Attributes aren't there; one at least.
  case missingAttributes([String], FenceWord)
  /// An id stands there without its key: `try t1`. It is the first that is missing.
  case namelessID(String, FenceWord, missing: [String])
  /// A prediction of a value says of which, or one of something else does.
  case pathOfPrediction(PredictionSubject.Kind)
  /// An attribute has no value.
  case emptyAttribute(String)
  /// Two questions have the same id; where it was first.
  case duplicateID(String, first: SourcePlace)
  /// No task has this id.
  case unknownTask(String)
  /// The task comes after the block that is for it.
  case laterTask(String, at: SourcePlace)
  /// A check is for a question that isn't a task.
  case checkOfQuestion(String, FenceWord)
  /// A block says nothing.
  case emptyBlock(FenceWord)
  /// A block says something, but may not.
  case unexpectedBody(FenceWord)
  /// A task has no `expect`.
  case taskWithoutExpect(String)
  /// A step would end before anything was said or run in it.
  case nothingBeforePause
  /// There is no such kind of prediction.
  case unknownKind(String)
  /// A line of a block can't be read.
  case badLine(String)
}

extension BlockError {
  /// What is wrong, in words, without capital and full stop.
  var message: String {
    switch self {
    case .unclosedFence(let marker): "this fence is never closed; it ends with a line of \(marker)"
    case .unknownBlock(let word): "no such block as '\(word)'"
    case .noAttribute: "an attribute is written key=value"
    case .unknownAttribute(let key, let word): "'\(word.rawValue)' has no attribute '\(key)'"
    case .duplicateAttribute(let key): "'\(key)' is there twice"
    case .missingAttributes(let keys, let word):
      "'\(word.rawValue)' needs \(keys.map { $0 + "=…" }.joined(separator: ", "))"
    case .namelessID(let id, let word, let missing):
      "this is written \(word.rawValue) \(missing.first ?? "id")=\(id)"
        + missing.dropFirst().map { " \($0)=…" }.joined()
    case .pathOfPrediction(.value): "a prediction of a value says of which: of=PATH"
    case .pathOfPrediction(let kind): "a prediction of kind=\(kind.rawValue) takes no 'of'"
    case .emptyAttribute(let key): "'\(key)' has no value"
    case .duplicateID(let id, let first): "the id '\(id)' is taken, on line \(first.line)"
    case .unknownTask(let id): "no such task as '\(id)'"
    case .laterTask(let id, let place):
      "'\(id)' comes later, on line \(place.line); what is for a task stands below it"
    case .checkOfQuestion(let id, let word): "'\(id)' is a \(word.rawValue); only a try has checks"
    case .emptyBlock(let word):
      word == .try ? "this try has no solution" : "this \(word.rawValue) is empty"
    case .unexpectedBody(.pause): "a pause has no text; it only ends the step"
    case .unexpectedBody(let word): "a \(word.rawValue) has no text; its attributes say it all"
    case .taskWithoutExpect(let id): "'\(id)' has no expect: nothing tells when it is done"
    case .nothingBeforePause: "nothing stands between this pause and the step before it"
    case .unknownKind(let kind): "no such kind of prediction as '\(kind)'"
    case .badLine(let message): message
    }
  }

  /// What introduces the list of what would be accepted.
  var listLabel: String {
    switch self {
    case .unknownBlock: "Blocks"
    case .noAttribute, .unknownAttribute: "Attributes"
    case .unknownTask, .checkOfQuestion: "Tasks"
    case .unknownKind: "Kinds"
    case .unclosedFence, .duplicateAttribute, .missingAttributes, .emptyAttribute, .duplicateID,
      .namelessID, .pathOfPrediction, .nothingBeforePause,
      .laterTask, .emptyBlock, .unexpectedBody, .taskWithoutExpect, .badLine:
      "Accepted"
    }
  }
}
