/// What can be wrong with a lesson as a whole: facts, whose words are in ``message``.
public enum LessonTextError: Hashable, Sendable {
  /// The file has more UTF-8 bytes than this.
  case tooLarge(limit: Int)
  /// Links and the references behind them make more text than so many bytes of what is written.
  case growsTooMuch(limit: Int)
  /// A block has more commands than this.
  case tooManyCommands(limit: Int)
  /// There is no text but the front matter.
  case nothingToLearn
  /// A value can't be an id.
  case badID
}

extension LessonTextError {
  /// What is wrong, in words, without capital and full stop.
  var message: String {
    switch self {
    case .growsTooMuch(let limit):
      "this reference is so long, and links are so many, that the text might grow beyond \(limit) "
        + "bytes; write a shorter one"
    case .tooManyCommands(let limit):
      "this block has more than \(limit) commands; a step shows a few"
    case .tooLarge(let limit): "this file has more than \(limit) bytes, too many for a lesson"
    case .nothingToLearn: "this lesson says nothing"
    case .badID: "an id has letters, digits, - and _ only, and is no number"
    }
  }
}
