import LayerTracing
import Terminal

/// Stands in for UIKit's `UILabel`: text that the user can't change.
@Layer(.view)
public final class Label: View {
  /// The text; nil shows nothing.
  public var text: String?
  /// The columns that it takes at the least while there is text; in UIKit a constraint on its width.
  @Unrecorded public var minimumWidth = 0

  /// The text's lines; a label without text takes no room.
  @Unrecorded public override func draw() -> [String] {
    guard let text else { return [] }
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text.padded(to: minimumWidth)] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).padded(to: minimumWidth) }
  }
}
