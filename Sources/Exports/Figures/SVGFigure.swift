import Characters
import LayerTracing

/// Draws sequence diagrams as one SVG 1.1 picture, beside each other.
public enum SVGFigure {
  /// Draws an event.
  ///
  /// - Parameter event: The event.
  /// - Returns: A file of its own, which shows itself light or dark as the reader has it.
  public static func picture(of event: HandoutEvent) -> String {
    var left = 0
    let figures = event.figures(longestValue: Message.longestValueInPicture)
    let layouts = figures.map { figure in
      let layout = FigureLayout(figure.diagram, title: figure.specimen, left: left)
      left += layout.width + 16
      return layout
    }
    let figure = Templates.Picture(
      title: event.heading, width: max(left - 16, 120),
      height: (layouts.map(\.height).max() ?? 40) + 28, figures: layouts,
      description: figures.map { "\($0.specimen): \($0.diagram.inWords)" })
    return Templates.render(figure, "picture")
  }
}

extension SequenceDiagram {
  /// The messages in a sentence, for those who hear a picture.
  var inWords: String {
    arrows.map { "\(participants[$0.from]) to \(participants[$0.to]), \($0.text.onOneLine)" }
      .joined(separator: "; ")
  }
}
