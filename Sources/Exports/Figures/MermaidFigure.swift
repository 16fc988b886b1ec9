/// Writes sequence diagrams in the language of Mermaid, as 11.16.1 reads it.
///
/// What Mermaid then shows is the text of the diagram on one line, with all that is obeyed made
/// visible. All else comes through as it is, whatever it means to Mermaid, HTML or Markdown.
public enum MermaidFigure {
  /// How many UTF-16 units a figure has at most: there are hosts that draw none beyond 5,000.
  public static let lengthLimit = 4_900
  /// How many arrows a figure has at most: more can't be read on one page.
  public static let arrowLimit = 25
  /// How many UTF-16 units a name takes up at most, escaped.
  private static let nameLimit = 240

  /// Draws a diagram in as many figures as it needs.
  ///
  /// Each has all lifelines, and the numbers of the arrows go on from one to the next. If the
  /// lifelines alone would fill half a figure, each has just those that its arrows touch.
  ///
  /// A message that has no room in a figure of its own is cut, and so is a name of more than 240
  /// UTF-16 units as Mermaid writes it; `…` stands at the end then.
  ///
  /// - Parameter diagram: What to draw.
  /// - Returns: What goes between the fences of a `mermaid` block, without a line end at the end:
  ///   one text a figure, none if the diagram has no arrows.
  public static func figures(of diagram: SequenceDiagram) -> [String] {
    let lifelines = lifelines(of: diagram)
    let size = lifelines.reduce(0) { $0 + $1.utf16.count }
    let shown = size <= lengthLimit / 2 ? Set(lifelines.indices) : []
    var pages: [Page] = []
    let (isCounted, labels) = (diagram.isCounted, diagram.labels)
    for (index, arrow) in diagram.arrows.enumerated() {
      let number = isCounted ? diagram.number(of: index) : nil
      let empty = Page(number: number, lifelines: lifelines, shown: shown)
      let start = start(of: arrow)
      let room = lengthLimit - empty.size(with: arrow, start)
      let line = start + MermaidText.escaped(labels[index], limit: room)
      if pages.last?.hasRoom(for: arrow, line) != true { pages.append(empty) }
      pages[pages.count - 1].append(arrow, line)
    }
    return pages.map(\.text)
  }

  /// Draws an event of one specimen as files, which have one figure each.
  ///
  /// - Parameter event: The event; of several specimens the first that sent anything is drawn.
  /// - Returns: The files' texts; none if nothing was sent.
  package static func files(of event: HandoutEvent) -> [String] {
    let remark = event.omitted > 0 ? "%% \(event.heading.onOneLine)\n" : ""
    return (event.figures().first?.diagram).map(figures)?.map { $0 + "\n" + remark } ?? []
  }

  /// The lines that declare the lifelines, each behind its line end.
  private static func lifelines(of diagram: SequenceDiagram) -> [String] {
    diagram.participants.enumerated().map { index, name in
      "\nparticipant L\(index) as \(MermaidText.escaped(name, limit: nameLimit))"
    }
  }

  /// An arrow's line up to its text, behind a line end.
  private static func start(of arrow: SequenceDiagram.Arrow) -> String {
    "\nL\(arrow.from)\(head(arrow.kind))L\(arrow.to): "
  }

  private static func head(_ kind: SequenceDiagram.Kind) -> String {
    switch kind {
    case .call: "->>"
    case .notification: "-)"
    }
  }

  /// One figure in the making.
  private struct Page {
    private let start: String
    private let lifelines: [String]
    private var shown: Set<Int>
    private var arrows: [String] = []
    private var size: Int

    /// Begins a figure at an arrow, unless the arrows tell their own numbers, with the lines that
    /// declare the lifelines, and which of them it has in any case.
    init(number: Int?, lifelines: [String], shown: Set<Int>) {
      start = "sequenceDiagram" + (number.map { "\nautonumber \($0)" } ?? "")
      self.lifelines = lifelines
      self.shown = shown
      size = shown.reduce(start.utf16.count) { $0 + lifelines[$1].utf16.count }
    }

    var text: String {
      start + shown.sorted().map { lifelines[$0] }.joined() + arrows.joined()
    }

    func size(with arrow: SequenceDiagram.Arrow, _ line: String) -> Int {
      let missing = Set([arrow.from, arrow.to]).subtracting(shown)
      return missing.reduce(size + line.utf16.count) { $0 + lifelines[$1].utf16.count }
    }

    func hasRoom(for arrow: SequenceDiagram.Arrow, _ line: String) -> Bool {
      arrows.count < arrowLimit && size(with: arrow, line) <= lengthLimit
    }

    mutating func append(_ arrow: SequenceDiagram.Arrow, _ line: String) {
      size = size(with: arrow, line)
      shown.formUnion([arrow.from, arrow.to])
      arrows.append(line)
    }
  }
}
