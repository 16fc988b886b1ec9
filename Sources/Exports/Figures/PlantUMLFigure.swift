import Characters

/// Writes sequence diagrams in the language of PlantUML, as 1.2020.2 reads it.
public enum PlantUMLFigure {
  /// More lifelines than these stand in no figure beside each other.
  private static let mostLifelines = 24

  /// Draws an event: a diagram for each specimen, one below the other.
  ///
  /// - Parameter event: The event.
  /// - Returns: A file; empty if nothing was sent.
  package static func file(of event: HandoutEvent) -> String {
    event.figures().map { figure in
      let legend = event.legend.map { ". \($0)" } ?? ""
      return text(of: figure.diagram, title: "\(figure.specimen), \(event.heading)\(legend)")
    }.joined(separator: "\n")
  }

  /// Draws a diagram, in as many figures as it needs, because a picture that is too long is cut off:
  /// each from `@startuml` to `@enduml`, with the end of its last line. All have the same lifelines,
  /// and the numbers of the arrows go on from one to the next.
  public static func text(of diagram: SequenceDiagram, title: String) -> String {
    let isCounted = diagram.isCounted
    // PlantUML makes room for any lifelines, but for thousands of them.
    let widest = diagram.participants.count > mostLifelines ? FigureLayout.pageWidth : 1_000_000
    return diagram.parts(of: MermaidFigure.arrowLimit, widest: widest).map { _, part in
      // no text: PlantUML
      let participants = part.participants.enumerated().map {
        "participant \"\(escaped($1))\" as L\($0)\n"
      }
      let arrows = part.arrows.enumerated().map { place, arrow in
        // Where the numbers of the whole can't be counted, each arrow tells its own.
        let label = isCounted ? arrow.text : "\(part.number(of: place)) \(arrow.text)"
        return "L\(arrow.from) \(head(arrow)) L\(arrow.to) : \(escaped(label))\n"
      }
      let first = part.arrows.isEmpty ? 1 : part.number(of: 0)
      let numbers = isCounted ? "autonumber\(first == 1 ? "" : " \(first)")\n" : ""
      return "@startuml\ntitle \(escaped(title))\n\(numbers)"
        + (participants + arrows).joined() + "@enduml\n"
    }.joined(separator: "\n")
  }

  private static func head(_ arrow: SequenceDiagram.Arrow) -> String {
    let color =
      switch arrow.mark {
      case .came: "[#1a7f37]"
      case .went: "[#c0262d]"
      case .moved: "[#7a3ec0]"
      case nil: ""
      }
    return switch arrow.kind {
    case .call: "-\(color)>"
    case .notification: "-\(color)>>"
    }
  }

  /// Text that PlantUML shows and obeys none of: what could be markup goes by its number. From `~@start`
  /// it takes the tilde away all the same, however that is written.
  private static func escaped(_ text: String) -> String {
    text.onOneLine.replacing("~@start", with: "~~@start").unicodeScalars.map { scalar in
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", " ", ".", ",", "(", ")": String(scalar)
      case _ where scalar.value >= 0xA0: String(scalar)
      default: "<U+\(hexadecimal(scalar.value))>"
      }
    }.joined()
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
