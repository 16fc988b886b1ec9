import Characters
import Terminal

/// Where the parts of a sequence diagram stand in a picture, in pixels from its upper left corner: what
/// the template of an SVG picture asks for by these names.
struct FigureLayout {
  struct Lifeline {
    let name: String
    let x: Int
    let boxX: Int
    let boxWidth: Int
  }

  /// A line of a text.
  struct Line {
    let text: String
    let x: Int
    let y: Int
  }

  /// One arrow, with its number and its text.
  struct Arrow {
    let number: Int
    /// Its row among those of the event, from 0: figures beside each other are stepped through by rows.
    let row: Int
    /// The first line of its text.
    let text: String
    /// The lines below, where the text has no room on one.
    let rest: [Line]
    let kind: String
    /// The line, as an SVG path.
    let path: String
    /// The head, as the points of a polygon.
    let head: String
    let textX: Int
    let textY: Int
    let numberY: Int
  }

  let title: String
  let width: Int
  let height: Int
  let lifelines: [Lifeline]
  let arrows: [Arrow]
  /// Where the lifelines end.
  let bottom: Int
  /// How far the picture stands from the left, beside others.
  var left = 0
  /// How far it stands from the top, below others.
  var down = 0

  /// Where the lifelines begin: below the title and their names.
  static let top = 56
  /// The width of an A4 page between margins of a centimeter, at 96 pixels an inch.
  static let pageWidth = 718
  private static let character = 7.25
  private static let rowHeight = 34
  private static let lineHeight = 14
  private static let margin = 12
  private static let numberRoom = 26
  /// What a text has at least before it is broken into lines: about twenty letters, or a word of forty.
  private static let leastRoom = 150
  private static let longestWord = 300

  /// Lays a diagram out. Texts are broken into lines, and names are cut, so that it is no wider than it
  /// may be; what is wider all the same has too many lifelines for one figure. Figures beside each
  /// other share the rows of their arrows.
  init(
    _ diagram: SequenceDiagram, title: String, widest: Int = pageWidth, rows: [Int]? = nil
  ) {
    let title = FigureLayout.cut(title, to: widest - 2 * FigureLayout.margin - 40)
    let columns = Columns(diagram, widest: widest)
    lifelines = columns.names.indices.map { index in
      let (x, width) = (columns.centers[index], columns.boxes[index])
      return Lifeline(name: columns.names[index], x: x, boxX: x - width / 2, boxWidth: width)
    }
    var arrows: [Arrow] = []
    var y = FigureLayout.top - 6
    for (index, arrow) in diagram.arrows.enumerated() {
      let lines = FigureLayout.lines(of: arrow.text.onOneLine, in: columns.room(for: arrow))
      y += FigureLayout.rowHeight + FigureLayout.lineHeight * (lines.count - 1)
      arrows.append(
        FigureLayout.place(
          arrow, lines, at: y, number: diagram.number(of: index), row: rows?[index] ?? index,
          columns.centers))
    }
    self.arrows = arrows
    width = max(columns.width, FigureLayout.pixels(title) + 40 + FigureLayout.margin)
    bottom = (arrows.isEmpty ? y + FigureLayout.rowHeight : y) + 20
    height = bottom + FigureLayout.margin
    self.title = title
  }

  /// Whether a diagram's lifelines have room beside each other, its texts broken into lines.
  static func fits(_ diagram: SequenceDiagram, in widest: Int) -> Bool {
    // Lifelines without names take 32 pixels each: thousands of them needn't be laid out.
    diagram.participants.count * 32 <= widest && Columns(diagram, widest: widest).width <= widest
  }

  /// How much room a text takes on one line, and at least.
  private struct Need {
    let whole: Int
    private let least: Int

    init(_ text: String) {
      whole = pixels(text)
      least = min(text.split(separator: " ").map { pixels(String($0)) }.max() ?? 0, longestWord)
    }

    /// What it takes where a text has so much room.
    func within(_ room: Int) -> Int { min(whole, max(room, least)) }
  }

  /// Where the lifelines stand, and how much room the texts between them have.
  private struct Columns {
    let names: [String]
    let boxes: [Int]
    private(set) var centers: [Int] = []
    private(set) var width = 0
    private let widest: Int

    /// Gives each text the room that it needs, or all of them less until they fit.
    init(_ diagram: SequenceDiagram, widest: Int) {
      // Two names have room beside each other in any case.
      let longest = (widest - 2 * margin - numberRoom) / 2 - 32
      names = diagram.participants.map { FigureLayout.cut($0.onOneLine, to: longest) }
      boxes = names.map { pixels($0) + 18 }
      self.widest = widest
      let needs = diagram.arrows.map { Need($0.text.onOneLine) }
      var (least, most) = (leastRoom, max(leastRoom, needs.map(\.whole).max() ?? 0))
      stand(diagram.arrows, needs, room: most)
      if width <= widest { return }
      // The most room with which all fits.
      while least < most {
        let middle = (least + most + 1) / 2
        stand(diagram.arrows, needs, room: middle)
        if width <= widest { least = middle } else { most = middle - 1 }
      }
      stand(diagram.arrows, needs, room: least)
    }

    private mutating func stand(_ arrows: [SequenceDiagram.Arrow], _ needs: [Need], room: Int) {
      var gaps = zip(boxes, boxes.dropFirst()).map { ($0 + $1) / 2 + 14 }
      // The room that the texts need, the shortest arrows first: a longer one may have it already.
      let bySpan = zip(arrows, needs).sorted { $0.0.span.count < $1.0.span.count }
      for (arrow, need) in bySpan where arrow.from != arrow.to {
        let missing = need.within(room) + 24 - gaps[arrow.span].reduce(0, +)
        guard missing > 0 else { continue }
        for gap in arrow.span { gaps[gap] += (missing + arrow.span.count - 1) / arrow.span.count }
      }
      var x = margin + numberRoom + (boxes.first ?? 0) / 2
      centers = []
      for index in names.indices {
        centers.append(x)
        if index < gaps.count { x += gaps[index] }
      }
      let last = boxes.last.map { x + $0 / 2 } ?? 0
      // A message within one lifeline has its text to the right.
      let ends = zip(arrows, needs).filter { $0.0.from == $0.0.to }
        .map { centers[$0.0.from] + 34 + $0.1.within(room) }
      width = max(last, ends.max() ?? 0) + margin
    }

    /// How wide a text may be on one line.
    func room(for arrow: SequenceDiagram.Arrow) -> Int {
      arrow.from == arrow.to
        ? max(width, widest) - margin - centers[arrow.from] - 34
        : centers[arrow.span.upperBound] - centers[arrow.span.lowerBound] - 24
    }
  }

  /// How wide a text is in the figure's font, about: letters of one width, Hangul of two.
  static func pixels(_ text: String) -> Int {
    Int((Double(text.displayWidth()) * character).rounded(.up))
  }

  /// A text that is cut where it has no room.
  static func cut(_ text: String, to pixels: Int) -> String {
    text.truncated(to: max(1, Int(Double(pixels) / character)))
  }

  /// A text as lines, which make the text again when they are put together.
  private static func lines(of text: String, in pixels: Int) -> [String] {
    var rest = Substring(text)
    let lines = text.wrapped(to: max(1, Int(Double(pixels) / character)))
    return lines.enumerated().map { index, line in
      let end = rest.index(rest.startIndex, offsetBy: line.count)
      let following = lines.dropFirst(index + 1).first
      let next = following.flatMap { rest[end...].firstRange(of: $0)?.lowerBound }
      defer { rest = rest[(next ?? rest.endIndex)...] }
      return String(rest[..<(next ?? rest.endIndex)])
    }
  }

  private static func place(
    _ arrow: SequenceDiagram.Arrow, _ lines: [String], at y: Int, number: Int, row: Int,
    _ centers: [Int]
  ) -> Arrow {
    let (from, to) = (centers[arrow.from], centers[arrow.to])
    let kind =
      switch arrow.kind {
      case .call: "call"
      case .notification: "notification"
      }
    let isWithin = from == to
    let way = from < to ? 1 : -1
    let textX = isWithin ? from + 30 : min(from, to) + 12
    let last = y - (isWithin ? 3 : 6)
    let first = last - lineHeight * (lines.count - 1)
    return Arrow(
      number: number, row: row, text: lines.first ?? "",
      rest: lines.enumerated().dropFirst().map {
        Line(text: $1, x: textX, y: first + lineHeight * $0)
      },
      kind: arrow.mark.map { "\(kind) \($0.rawValue)" } ?? kind,
      path: isWithin ? "M\(from),\(y - 12)h24v12h-16" : "M\(from),\(y)H\(to - way * 8)",
      head: isWithin
        ? "\(from),\(y) \(from + 9),\(y - 4) \(from + 9),\(y + 4)"
        : "\(to),\(y) \(to - way * 9),\(y - 4) \(to - way * 9),\(y + 4)",
      textX: textX, textY: first, numberY: last)
  }
}

extension SequenceDiagram.Arrow {
  /// The gaps between lifelines that it crosses.
  fileprivate var span: Range<Int> { min(from, to)..<max(from, to) }
}
