import Characters
import Languages
import LayerTracing

/// Draws sequence diagrams as one SVG 1.1 picture that is no wider than a page.
public enum SVGFigure {
  /// Draws an event. A figure with more arrows or lifelines than can be read on one page is drawn in
  /// parts. Figures stand beside each other where a page has room for them.
  ///
  /// - Parameter event: The event.
  /// - Returns: A file of its own, which shows itself light or dark as the reader has it.
  package static func picture(of event: HandoutEvent) -> String {
    var layouts = event.layouts
    place(&layouts)
    let widest = FigureLayout.pageWidth
    let heading = event.feature.map { "\($0) \u{B7} \(event.heading)" } ?? event.heading
    let title = FigureLayout.cut(heading, to: widest * 6 / 7 - 24)
    let figures = layouts.map { $0.left + $0.width }
    let hasNotification = event.rows.joined().contains { $0?.isNotification == true }
    let dashed = hasNotification ? localized("handout.dashed") : nil
    let legend = (event.legend ?? dashed).map { FigureLayout.cut($0, to: widest - 24) }
    let top = legend == nil ? 24 : 42
    let letters = [FigureLayout.pixels(title) * 7 / 6, legend.map(FigureLayout.pixels) ?? 0]
    let picture = Templates.Picture(
      // The heading's letters are a sixth larger than a figure's.
      title: title, legend: legend, top: top,
      width: max(figures.max() ?? 0, (letters.max() ?? 0) + 24),
      height: (layouts.map { $0.down + $0.height }.max() ?? 40) + top + 4, figures: layouts,
      description: event.figures(longestValue: Message.longestValueInPicture).map {
        "\($0.specimen): \($0.diagram.inWords)"
      })
    return Templates.render(picture, "picture")
  }

  private static let gap = 16

  private static func place(_ layouts: inout [FigureLayout]) {
    var (left, down, height) = (0, 0, 0)
    for index in layouts.indices {
      if left > 0, left + layouts[index].width > FigureLayout.pageWidth {
        (left, down, height) = (0, down + height + gap, 0)
      }
      (layouts[index].left, layouts[index].down) = (left, down)
      left += layouts[index].width + gap
      height = max(height, layouts[index].height)
    }
  }
}

extension HandoutEvent {
  /// The event's figures, each in as many parts as it needs.
  ///
  /// - Returns: The parts, in the order of the specimens.
  var layouts: [FigureLayout] {
    figures(longestValue: Message.longestValueInPicture).flatMap { figure in
      let parts = figure.diagram.parts(of: MermaidFigure.arrowLimit)
      return parts.enumerated().map { index, part in
        FigureLayout(
          part.diagram, title: FigureLayout.title(figure.specimen, part: index, of: parts.count),
          rows: Array(figure.rows[part.places]))
      }
    }
  }
}

extension FigureLayout {
  /// What stands above a figure, or a part of it by its place from 0.
  static func title(_ specimen: String, part: Int, of count: Int) -> String {
    count > 1 ? specimen + ", " + localized("handout.part", part + 1, count) : specimen
  }
}

extension SequenceDiagram {
  /// The messages in a sentence, for those who hear a picture.
  var inWords: String {
    arrows.map {
      localized(
        "exports.arrow", participants[$0.from], participants[$0.to], $0.text.onOneLine)
    }.joined(separator: "; ")
  }
}
