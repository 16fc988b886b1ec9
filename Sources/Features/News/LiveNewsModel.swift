/// An article: an entity, as the business knows it.
///
/// Source: seed 002, whose service leaves out what it doesn't know.
public struct LiveNewsModel: Hashable, Sendable {
  /// The headline.
  public let title: String
  /// Who wrote it; nil if that isn't known.
  public let author: String?
  /// What it is about; nil if nothing was said of that.
  public let description: String?

  /// Makes an article.
  public init(title: String, author: String?, description: String?) {
    self.title = title
    self.author = author
    self.description = description
  }
}
