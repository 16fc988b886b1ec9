import Characters
import LayerTracing

/// Draws sequence diagrams as one SVG 1.1 picture, beside each other.
public enum SVGFigure {
  /// Draws an event. A figure with more arrows than can be read on one page is drawn in parts, beside
  /// each other.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - words: What stands above the parts of a figure.
  /// - Returns: A file of its own, which shows itself light or dark as the reader has it.
  public static func picture(
    of event: HandoutEvent, words: HandoutWords = .english
  ) -> String {
    let figures = event.figures(longestValue: Message.longestValueInPicture)
    var layouts = figures.flatMap { figure in
      let parts = figure.diagram.parts(of: MermaidFigure.arrowLimit)
      return parts.enumerated().map { index, part in
        let place = parts.count > 1 ? ", \(words.part(index + 1, parts.count))" : ""
        return FigureLayout(part, title: figure.specimen + place)
      }
    }
    place(&layouts)
    let figure = Templates.Picture(
      title: event.heading, width: max(layouts.map { $0.left + $0.width }.max() ?? 0, 120),
      height: (layouts.map { $0.down + $0.height }.max() ?? 40) + 28, figures: layouts,
      description: figures.map { "\($0.specimen): \($0.diagram.inWords)" })
    return Templates.render(figure, "picture")
  }

  /// A picture gets no wider than this if it can be avoided: figures that have no room beside others
  /// stand below them.
  private static let widest = 1_400
  private static let gap = 16

  private static func place(_ layouts: inout [FigureLayout]) {
    var (left, down, height) = (0, 0, 0)
    for index in layouts.indices {
      if left > 0, left + layouts[index].width > widest {
        (left, down, height) = (0, down + height + gap, 0)
      }
      (layouts[index].left, layouts[index].down) = (left, down)
      left += layouts[index].width + gap
      height = max(height, layouts[index].height)
    }
  }
}

extension SequenceDiagram {
  /// The messages in a sentence, for those who hear a picture.
  var inWords: String {
    arrows.map { "\(participants[$0.from]) to \(participants[$0.to]), \($0.text.onOneLine)" }
      .joined(separator: "; ")
  }
}
