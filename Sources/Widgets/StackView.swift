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
    switch axis {
    case .vertical:
      let width = drawings.joined().map { $0.displayWidth() }.max() ?? 0
      return Array(
        drawings.map { $0.map { $0.padded(to: width, alignment: .center) } }
          .joined(separator: Array(repeating: "", count: spacing)))
    case .horizontal:
      let height = drawings.map(\.count).max() ?? 0
      let gap = String(repeating: " ", count: spacing)
      return (0..<height).map { row in
        drawings.map { drawing in
          let width = drawing.map { $0.displayWidth() }.max() ?? 0
          return (row < drawing.count ? drawing[row] : "").padded(to: width)
        }.joined(separator: gap)
      }
    }
  }
}
