import LayerTracing
import Terminal

/// Stands in for UIKit's `UIStackView`: views in a row or a column, centred across it.
@Layer(.view)
public final class StackView: View {
  /// Which way the views follow one another.
  public enum Axis: Sendable {
    /// In a row, from left to right.
    case horizontal
    /// In a column, from top to bottom.
    case vertical
  }

  private let axis: Axis
  private let spacing: Int

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - axis: Which way the views follow one another.
  ///   - spacing: The columns or empty lines between two views.
  ///   - arrangedSubviews: The views.
  public init(_ axis: Axis, spacing: Int = 0, _ arrangedSubviews: [View]) {
    self.axis = axis
    self.spacing = spacing
    super.init()
    for view in arrangedSubviews { addSubview(view) }
  }

  /// The views beside or below one another.
  @Unrecorded public override func draw() -> [String] {
    StackView.draw(visibleSubviews.map { $0.draw() }, along: axis, spacing: spacing)
  }

  /// Puts drawings beside or below one another.
  static func draw(_ drawings: [[String]], along axis: Axis, spacing: Int) -> [String] {
    // A screen is drawn after each event of a hunt: each line is measured once.
    let widths = drawings.map { drawing in drawing.reduce(0) { max($0, $1.displayWidth()) } }
    switch axis {
    case .vertical:
      let width = widths.max() ?? 0
      var lines: [String] = []
      for (place, drawing) in drawings.enumerated() {
        if place > 0, spacing > 0 { lines += repeatElement("", count: spacing) }
        for line in drawing { lines.append(line.padded(to: width, alignment: .center)) }
      }
      return lines
    case .horizontal:
      let gap = String(repeating: " ", count: spacing)
      var rows = [String](repeating: "", count: drawings.map(\.count).max() ?? 0)
      for (place, drawing) in drawings.enumerated() {
        for row in rows.indices {
          if place > 0 { rows[row] += gap }
          rows[row] += (row < drawing.count ? drawing[row] : "").padded(to: widths[place])
        }
      }
      return rows
    }
  }
}
