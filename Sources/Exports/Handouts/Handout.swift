import LayerTracing

/// Something to take home or to hand out, which tells a session event by event.
///
/// Text goes out piece by piece, so that a session of any length takes the memory of its largest event.
public protocol Handout {
  /// Tells an event.
  mutating func event(_ event: HandoutEvent)

  /// Tells what was written down at no event.
  mutating func stray(_ note: HandoutNote)

  /// Ends the handout.
  ///
  /// - Parameter takeaway: What to take home, a paragraph each; none for a session without a lesson.
  mutating func finish(takeaway: [String])
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

/// One event of a session, with all that handouts tell of it.
public struct HandoutEvent {
  /// Its number; 0 is loading.
  public let number: Int
  /// What was fired, as people type it; nil for loading.
  public let fired: String?
  /// The screens before it; none before loading.
  public let before: [HandoutScreen]
  /// The screens after it.
  public let after: [HandoutScreen]
  /// The specimens that received it, by the name that people read: `MVP`.
  public let specimens: [String]
  /// Their messages that cross layers, in rows of what corresponds: a message or nothing for each
  /// specimen.
  public let rows: [[Message?]]
  /// What was written down.
  public let notes: [HandoutNote]
  /// What broke a pattern's rules, a sentence each, without their full stops.
  public let breaches: [String]
  /// What else its heading says: that it is an event of before, for one.
  public let remark: String?

  /// Describes an event.
  public init(
    number: Int, fired: String?, before: [HandoutScreen], after: [HandoutScreen],
    specimens: [String], rows: [[Message?]], notes: [HandoutNote],
    breaches: [String] = [], remark: String? = nil
  ) {
    self.breaches = breaches
    self.number = number
    self.fired = fired
    self.before = before
    self.after = after
    self.specimens = specimens
    self.rows = rows
    self.notes = notes
    self.remark = remark
  }

  /// Its heading: `Event 1: increase`.
  var heading: String {
    (fired.map { "Event \(number): \($0)" } ?? "Loading") + (remark.map { ", \($0)" } ?? "")
  }

  /// A diagram for each specimen that sent anything, with the rows in which its arrows stand.
  ///
  /// - Parameter longest: How many characters a value may have before only its type is told.
  /// - Returns: The diagrams, in the order of the specimens.
  func figures(
    longestValue longest: Int = Message.longestValue
  ) -> [(specimen: String, diagram: SequenceDiagram, rows: [Int])] {
    specimens.indices.compactMap { column in
      let rows = self.rows.indices.filter { self.rows[$0][column] != nil }
      if rows.isEmpty { return nil }
      let messages = rows.compactMap { self.rows[$0][column] }
      return (specimens[column], SequenceDiagram(messages, longestValue: longest), rows)
    }
  }
}

/// A screen, and whose it is: those that look the same are one.
public struct HandoutScreen: Hashable, Sendable {
  /// The specimens that show it: `MVC`, `MVP`.
  public let names: [String]
  /// Its lines, from top to bottom.
  public let lines: [String]

  /// Makes a screen.
  public init(names: [String], lines: [String]) {
    self.names = names
    self.lines = lines
  }
}

/// Something that was written down.
public struct HandoutNote: Hashable, Sendable {
  /// The message that it is about: `mvp#2.5`; nil if it is about none.
  public let message: String?
  /// What was written.
  public let text: String

  /// Makes a note.
  public init(_ text: String, at message: String? = nil) {
    self.text = text
    self.message = message
  }
}

extension Message {
  /// How many characters a value may have before only its type is told: a handout is read, not parsed.
  static let longestValue = 80
  /// The same in a picture, whose arrows would grow long.
  static let longestValueInPicture = 24

  /// The message as handouts name it: `View -> Presenter: increaseButtonTouched()`.
  var wayAndText: String {
    "\(senderName) \(arrow) \(receiverName): \(brief(beyond: Message.longestValue))"
  }
}
