import Languages

/// Something to take home or to hand out, which tells a session event by event.
///
/// Text goes out piece by piece, so that a session of any length takes the memory of its largest event.
public protocol Handout {
  /// Tells an event.
  mutating func event(_ event: HandoutEvent)

  /// Tells what was written down at no event.
  mutating func stray(_ note: HandoutNote)

  /// Begins a step of a lesson.
  mutating func step(_ title: String)

  /// Tells what a lesson asked, and what was answered.
  mutating func question(_ question: HandoutQuestion)

  /// Tells of something that was done besides events: a mock, a reset.
  mutating func aside(_ text: String)

  /// Tells what the learner's own code says and does otherwise than its original.
  mutating func build(_ build: HandoutBuild)

  /// Tells the commands that do all of it again, a line each.
  mutating func commands(_ lines: [String])

  /// Ends the handout with what to take home, a paragraph each; none for a session without a lesson.
  mutating func finish(takeaway: [String])
}

/// What a handout of events alone has no room for.
extension Handout {
  /// Leaves it out.
  public mutating func step(_ title: String) {}
  /// Leaves it out.
  public mutating func question(_ question: HandoutQuestion) {}
  /// Leaves it out.
  public mutating func aside(_ text: String) {}
  /// Leaves it out.
  public mutating func build(_ build: HandoutBuild) {}
  /// Leaves it out.
  public mutating func commands(_ lines: [String]) {}
}

/// What a handout says of itself at its top.
public struct HandoutTitle: Hashable, Sendable {
  /// What it is about.
  public let title: String
  /// What was open, in a sentence.
  public let subject: String

  /// Makes a title.
  public init(_ title: String, subject: String) {
    self.title = title
    self.subject = subject
  }
}

/// Something that was written down.
public struct HandoutNote: Hashable, Sendable {
  /// The message that it is about: `mvp#2.5`; nil if it is about none.
  public let message: String?
  /// What was written.
  public let text: String
  /// What the message says: `View -> Presenter: increase()`; nil if the note is about none.
  public var hop: String?
  /// The code behind the message; nil if it isn't at hand.
  public var code: HandoutCode?

  /// Makes a note.
  public init(_ text: String, at message: String? = nil) {
    self.text = text
    self.message = message
  }
}

/// Lines of code, as they stand in their file.
public struct HandoutCode: Hashable, Sendable {
  /// The file's name.
  public let file: String
  /// The number of the first line.
  public let first: Int
  /// The lines, without the margin that all of them have.
  public let lines: [String]

  /// Where it stands, in words.
  var place: String {
    lines.count < 2
      ? localized("handout.code-line", file, first)
      : localized("handout.code", file, first, first + lines.count - 1)
  }

  /// Takes lines of a file, which are numbered from `first`.
  public init(file: String, first: Int, lines: [String]) {
    let margins = lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }
    self.file = file
    self.first = first
    self.lines = lines.map { String($0.dropFirst(margins.min() ?? 0)) }
  }
}
