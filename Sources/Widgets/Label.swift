import LayerTracing

/// Stands in for UIKit's `UILabel`: text that the user can't change.
@Layer(.view)
public final class Label: View {
  /// The text; nil shows nothing.
  public var text: String?

  /// The text's lines; a label without text takes no room.
  @Unrecorded public override func draw() -> [String] {
    text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }
}
