import Characters
import Terminal

/// Where the parts of a sequence diagram stand in a picture, in pixels from its upper left corner: what
/// the template of an SVG picture asks for by these names.
struct FigureLayout {
  /// One lifeline.
  struct Lifeline {
    let name: String
    let x: Int
    let boxX: Int
    let boxWidth: Int
  }

  /// One arrow, with its number and its text.
  struct Arrow {
    let number: Int
    /// Its row among those of the event, from 0: figures beside each other are stepped through by rows.
    let row: Int
    let text: String
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
  private static let character = 7.25
  private static let rowHeight = 34
  private static let margin = 12
  private static let numberRoom = 26

  /// Lays a diagram out.
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - title: What stands above it.
  ///   - rows: The row of each arrow, where figures beside each other share them; nil to count.
  init(_ diagram: SequenceDiagram, title: String, rows: [Int]? = nil) {
    let names = diagram.participants.map(\.onOneLine)
    let boxes = names.map { FigureLayout.pixels($0) + 18 }
    var gaps = zip(boxes, boxes.dropFirst()).map { ($0 + $1) / 2 + 14 }
    // The room that the texts need, the shortest arrows first: a longer one may have it already.
    let bySpan = diagram.arrows.sorted { abs($0.from - $0.to) < abs($1.from - $1.to) }
    for arrow in bySpan where arrow.from != arrow.to {
      let span = min(arrow.from, arrow.to)..<max(arrow.from, arrow.to)
      let missing = FigureLayout.pixels(arrow.text.onOneLine) + 24 - gaps[span].reduce(0, +)
      guard missing > 0 else { continue }
      for gap in span { gaps[gap] += (missing + span.count - 1) / span.count }
    }
    var x = FigureLayout.margin + FigureLayout.numberRoom + (boxes.first ?? 0) / 2
    var centers: [Int] = []
    for index in names.indices {
      centers.append(x)
      if index < gaps.count { x += gaps[index] }
    }
    lifelines = zip(names, zip(centers, boxes)).map { name, place in
      Lifeline(name: name, x: place.0, boxX: place.0 - place.1 / 2, boxWidth: place.1)
    }
    arrows = diagram.arrows.enumerated().map { index, arrow in
      FigureLayout.place(
        arrow, line: index + 1, number: diagram.number(of: index), row: rows?[index] ?? index,
        centers)
    }
    // A message within one lifeline has its text to the right.
    let ends = diagram.arrows.filter { $0.from == $0.to }.map {
      centers[$0.from] + 34 + FigureLayout.pixels($0.text.onOneLine)
    }
    let last = (lifelines.last.map { $0.boxX + $0.boxWidth } ?? 0)
    width = max(last, ends.max() ?? 0, FigureLayout.pixels(title) + 40) + FigureLayout.margin
    bottom = FigureLayout.top + FigureLayout.rowHeight * max(1, arrows.count) + 14
    height = bottom + FigureLayout.margin
    self.title = title
  }

  /// How wide a text is in the figure's font, about: letters of one width, Hangul of two.
  static func pixels(_ text: String) -> Int {
    Int((Double(text.displayWidth()) * character).rounded(.up))
  }

  private static func place(
    _ arrow: SequenceDiagram.Arrow, line: Int, number: Int, row: Int, _ centers: [Int]
  ) -> Arrow {
    let y = top + rowHeight * line - 6
    let (from, to) = (centers[arrow.from], centers[arrow.to])
    let kind =
      switch arrow.kind {
      case .call: "call"
      case .notification: "notification"
      }
    if from == to {
      return Arrow(
        number: number, row: row, text: arrow.text.onOneLine, kind: kind,
        path: "M\(from),\(y - 12)h24v12h-16",
        head: "\(from),\(y) \(from + 9),\(y - 4) \(from + 9),\(y + 4)",
        textX: from + 30, textY: y - 3, numberY: y - 3)
    }
    let way = from < to ? 1 : -1
    return Arrow(
      number: number, row: row, text: arrow.text.onOneLine, kind: kind,
      path: "M\(from),\(y)H\(to - way * 8)",
      head: "\(to),\(y) \(to - way * 9),\(y - 4) \(to - way * 9),\(y + 4)",
      textX: min(from, to) + 12, textY: y - 6, numberY: y - 6)
  }
}
