import Languages
import LayerTracing

/// One event of a session, with all that handouts tell of it.
public struct HandoutEvent {
  /// How much is told of an event's messages.
  public enum Detail: Hashable, Sendable {
    /// The way that they take, a line for each specimen.
    case ways
    /// Besides, every message and a figure of these specimens.
    case of([String])
    /// Every message, and a figure of each specimen.
    case all
  }

  /// Its number; 0 is loading.
  public let number: Int
  /// What was fired, as people type it; nil for loading.
  public let fired: String?
  /// The screens before it; none before loading.
  public var before: [HandoutScreen] = []
  /// The screens after it.
  public var after: [HandoutScreen] = []
  /// The specimens that received it, by the name that people read: `MVP`.
  public let specimens: [String]
  /// Their messages that cross layers, in rows of what corresponds: a message or nothing for each
  /// specimen.
  public let rows: [[Message?]]
  /// What was written down.
  public var notes: [HandoutNote] = []
  /// What broke a pattern's rules, a sentence each, without their full stops.
  public var breaches: [String] = []
  /// What feature it was fired at, as people read it; nil if the handout says so elsewhere.
  public var feature: String?
  /// What else its heading says: that it is an event of before, for one.
  public var remark: String?
  /// The names by which messages of these specimens are told apart: `mvp`.
  public var names: [String]
  /// The way of its messages on one line, for each specimen; none if it isn't known.
  public var ways: [String] = []
  /// How often a message follows at once, by its place in the rows; once where nothing is said.
  public var repeats: [Repeated: Int] = [:]
  /// How many messages each specimen sent; nil if the rows have all of them.
  public var counts: [Int]?
  /// How services answered, a sentence each.
  public var asides: [String] = []
  /// How many of its messages are left out, because there would be too many for a page.
  public private(set) var omitted = 0
  /// How much is told of its messages.
  public var detail = Detail.all
  /// Whether nothing was told of its stage before, so that its screen is new to the reader.
  public var isFirst = false
  /// What became of messages, if an own build stands beside its original; messages that both send at the
  /// same place have no mark.
  public private(set) var marks: [Repeated: Mark] = [:]
  /// With which own builds the messages of an original were compared: what became of each in these.
  private var comparisons: [Repeated: [(own: String, mark: Mark)]] = [:]
  /// The own builds that were compared, each with its original.
  private var compared: [(own: String, original: String)] = []
  /// What the marks mean; nil where there are none.
  public var legend: String? {
    guard let (own, original) = compared.first else { return nil }
    let signs = Mark.allCases.map(\.sign)
    return compared.count > 1
      ? localized("handout.marks-of-several", signs[0], signs[1], signs[2])
      : localized("handout.marks", signs[0], signs[1], signs[2], own, original)
  }

  /// Describes an event by its messages; more can be told of it.
  public init(number: Int, fired: String?, specimens: [String], rows: [[Message?]]) {
    (self.number, self.fired, self.specimens, self.rows) = (number, fired, specimens, rows)
    names = specimens.map { $0.lowercased() }
  }

  /// The first lines of a table of ways in Markdown.
  static var headOfWays: String {
    let heads = [
      localized("handout.pattern"), localized("handout.messages"), localized("handout.way"),
    ]
    return "| \(heads.joined(separator: " | ")) |\n|---|---:|---|\n"
  }

  /// Its heading: `Event 1: increase`.
  var heading: String {
    let title = fired.map { localized("handout.event", number, $0) }
    return [
      title ?? localized("handout.loading"), remark,
      omitted > 0 ? localized("handout.not-whole") : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// Says that messages or specimens are left out, how many, and where they are.
  ///
  /// - Parameters:
  ///   - messages: How many messages.
  ///   - specimens: How many specimens, whose messages aren't counted.
  package mutating func omit(messages: Int, specimens: Int = 0) {
    omitted += messages
    if messages + specimens > 0 { asides.append(localized("handout.omitted", messages, specimens)) }
  }

  /// Marks what an own build does otherwise than its original.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - own: The own build, as people read it.
  ///   - original: The original.
  package mutating func mark(
    _ marks: [Repeated: Mark], of own: String, beside original: String
  ) {
    if marks.isEmpty { return }
    let before = legend
    asides.removeAll { $0 == before }
    for (place, mark) in marks {
      if specimens[place.column] == original {
        comparisons[place, default: []].append((own, mark))
      }
      // Of several own builds that differ from an original, the first gives its message the sign.
      if self.marks[place] == nil { self.marks[place] = mark }
    }
    compared.append((own, original))
    if let legend { asides.append(legend) }
  }

  /// What became of a message between an original and an own build.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// Only the own build sends it.
    case came
    /// Only the original sends it.
    case went
    /// Both send it, at another place.
    case moved

    /// What stands before it, since not all see colours.
    public var sign: String {
      switch self {
      case .came: "+"
      case .went: "-"
      case .moved: "\u{2195}"
      }
    }
  }

  /// What became of a message; nil where that is nothing.
  func mark(of message: Message, in column: Int) -> Mark? {
    marks.isEmpty ? nil : marks[Repeated(column: column, message: message.id)]
  }

  /// The places of the specimens of which every message is told.
  var detailed: [Int] {
    switch detail {
    case .ways: []
    case .of(let names): specimens.indices.filter { names.contains(specimens[$0]) }
    case .all: Array(specimens.indices)
    }
  }

  /// How people name a message of a specimen: `mvp#2.5`.
  func name(of message: Message, in column: Int) -> String {
    names[column] + message.position.reference(event: message.event)
  }

  /// A message that stands for several: its specimen's place, and its number in the recorder.
  public struct Repeated: Hashable, Sendable {
    let column: Int
    let message: Int

    /// Names a message.
    public init(column: Int, message: Int) {
      self.column = column
      self.message = message
    }
  }

  /// How many messages a specimen sent.
  func count(in column: Int) -> Int { counts?[column] ?? rows.count { $0[column] != nil } }

  /// ` ×12` for a message that stands for twelve; ` (MVP~mine)` for one of an original of which several own
  /// builds differ, and only that one here.
  func times(_ message: Message, in column: Int) -> String {
    let place = Repeated(column: column, message: message.id)
    let count = repeats[place].map { " ×\($0)" } ?? ""
    guard compared.count > 1, let comparisons = comparisons[place] else { return count }
    let owns = comparisons.map { $0.mark == marks[place] ? $0.own : "\($0.mark.sign) \($0.own)" }
    return count + " (\(owns.joined(separator: ", ")))"
  }

  /// A diagram for each specimen that sent anything, with the rows in which its arrows stand. Of a
  /// value with more characters than `longest` only its type is told.
  func figures(
    longestValue longest: Int = Message.longestValue
  ) -> [(specimen: String, diagram: SequenceDiagram, rows: [Int])] {
    specimens.indices.compactMap { column in
      let rows = self.rows.indices.filter { self.rows[$0][column] != nil }
      if rows.isEmpty { return nil }
      let messages = rows.compactMap { self.rows[$0][column] }
      let diagram = SequenceDiagram(
        messages, longestValue: longest, mark: { mark(of: $0, in: column) }
      ) { times($0, in: column) }
      return (specimens[column], diagram, rows)
    }
  }
}

extension Message {
  /// How many characters a value may have before only its type is told: a handout is read, not parsed.
  static let longestValue = 80
  /// The same in a picture, whose arrows would grow long.
  static let longestValueInPicture = 24

  /// `View -> Presenter`.
  var hop: String { "\(senderName) \(arrowText) \(receiverName)" }

  /// The message as handouts name it: `View -> Presenter: increaseButtonTouched()`.
  public var wayAndText: String { "\(hop): \(brief(beyond: Message.longestValue))" }
}
