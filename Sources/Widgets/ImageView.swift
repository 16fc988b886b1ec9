import LayerTracing

/// Stands in for UIKit's `UIImageView`: a picture, drawn as its name.
@Layer(.view)
public final class ImageView: View {
  /// The picture; nil shows nothing.
  public var image: Image?

  /// `<magic_candy>`.
  @Unrecorded public override func draw() -> [String] {
    image.map { ["<\($0.name)>"] } ?? []
  }
}
