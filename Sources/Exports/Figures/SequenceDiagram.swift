import LayerTracing

/// Who sent what to whom, in order: what every picture of a sequence is made from.
public struct SequenceDiagram: Sendable, Equatable {
  /// What an arrow stands for.
  public enum Kind: Sendable, Equatable, CaseIterable {
    /// A call that the sender waits for.
    case call
    /// A delivery that the sender doesn't wait for.
    case notification
  }

  /// One message between two lifelines, or from a lifeline to itself.
  public struct Arrow: Sendable, Equatable {
    /// The sender's place among the participants, from 0.
    public let from: Int
    /// The receiver's place among the participants, from 0.
    public let to: Int
    /// What the arrow stands for.
    public let kind: Kind
    /// What is written on the arrow, as people read it.
    public let text: String
    /// By which number people know it; nil for its place in the diagram.
    public let number: Int?
    /// What became of it, beside another diagram; its sign stands before the text.
    public let mark: HandoutEvent.Mark?

    /// Makes an arrow; whether its ends exist is found out by the diagram that takes it.
    public init(
      from: Int, to: Int, kind: Kind, text: String, number: Int? = nil,
      mark: HandoutEvent.Mark? = nil
    ) {
      self.number = number
      self.mark = mark
      self.from = from
      self.to = to
      self.kind = kind
      self.text = text
    }
  }

  /// The names of the lifelines from left to right, as people read them. Two may be the same.
  public let participants: [String]
  /// The arrows from top to bottom. Both ends of each are among the participants.
  public private(set) var arrows: [Arrow] = []

  /// Makes a diagram of lifelines, in order, and of arrows, both ends of each among them.
  public init(participants: [String], arrows: [Arrow] = []) {
    self.participants = participants
    for arrow in arrows { append(arrow) }
  }

  /// Adds an arrow below the others.
  ///
  /// - Precondition: Both of its ends are among the participants.
  public mutating func append(_ arrow: Arrow) {
    precondition(participants.indices.contains(arrow.from), "the arrow comes from no participant")
    precondition(participants.indices.contains(arrow.to), "the arrow leads to no participant")
    arrows.append(arrow)
  }
}

extension SequenceDiagram {
  /// The number of an arrow, by its place from 0.
  func number(of place: Int) -> Int { arrows[place].number ?? place + 1 }

  /// The diagram in parts of about the same length, one at least: all have its lifelines, and the
  /// numbers of the arrows go on from one to the next. Where all lifelines have no room beside each
  /// other, a part has those that its arrows touch.
  func parts(
    of most: Int, widest: Int = FigureLayout.pageWidth
  ) -> [(places: Range<Int>, diagram: SequenceDiagram)] {
    if FigureLayout.fits(self, in: widest) {
      let count = max(1, (arrows.count + most - 1) / most)
      let length = max(1, (arrows.count + count - 1) / count)
      return (0..<count).map {
        let places = min(arrows.count, $0 * length)..<min(arrows.count, ($0 + 1) * length)
        return (places, part(places, of: Array(participants.indices)))
      }
    }
    var parts: [(places: Range<Int>, diagram: SequenceDiagram)] = []
    for place in arrows.indices {
      if let last = parts.last, last.places.count < most {
        let longer = touched(last.places.lowerBound..<place + 1)
        if FigureLayout.fits(longer, in: widest) {
          parts[parts.count - 1] = (last.places.lowerBound..<place + 1, longer)
          continue
        }
      }
      parts.append((place..<place + 1, touched(place..<place + 1)))
    }
    return parts.isEmpty ? [(0..<0, self)] : parts
  }

  /// A part with the lifelines that its arrows touch.
  private func touched(_ places: Range<Int>) -> SequenceDiagram {
    part(places, of: Set(arrows[places].flatMap { [$0.from, $0.to] }).sorted())
  }

  private func part(_ places: Range<Int>, of lifelines: [Int]) -> SequenceDiagram {
    let order = Dictionary(uniqueKeysWithValues: zip(lifelines, lifelines.indices))
    return SequenceDiagram(
      participants: lifelines.map { participants[$0] },
      arrows: places.compactMap { place in
        let arrow = arrows[place]
        guard let from = order[arrow.from], let to = order[arrow.to] else { return nil }
        return Arrow(
          from: from, to: to, kind: arrow.kind, text: arrow.text, number: number(of: place),
          mark: arrow.mark)
      })
  }

  /// Whether each arrow's number follows that of the one before, so that they can be counted.
  var isCounted: Bool {
    arrows.indices.dropFirst().allSatisfy { number(of: $0) == number(of: $0 - 1) + 1 }
  }

  /// What is written on the arrows: where they can't be counted, their numbers, too.
  var labels: [String] {
    let isCounted = isCounted
    return arrows.indices.map {
      isCounted ? arrows[$0].text : "\(number(of: $0)) \(arrows[$0].text)"
    }
  }

  /// The messages that cross layers, a lifeline for each role, or for each of a module's where there
  /// are several, in the order of its first message. Of a value with more characters than `longest`
  /// only its type is told; the sign of a `mark` stands before a message, a `remark` behind it.
  init(
    _ messages: [Message], longestValue longest: Int,
    mark: (Message) -> HandoutEvent.Mark? = { _ in nil },
    remark: (Message) -> String = { _ in "" }
  ) {
    let crossing = messages.filter(\.isCrossing)
    let names = crossing.flatMap { [$0.senderName, $0.receiverName] }.unique
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let arrows = crossing.compactMap { message -> Arrow? in
      guard let from = places[message.senderName], let to = places[message.receiverName] else {
        return nil
      }
      let mark = mark(message)
      return Arrow(
        from: from, to: to, kind: message.isNotification ? .notification : .call,
        text: (mark.map { "\($0.sign) " } ?? "") + message.brief(beyond: longest)
          + remark(message),
        number: message.position.crossing, mark: mark)
    }
    self.init(participants: names, arrows: arrows)
  }
}
