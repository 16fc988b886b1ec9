/// A text with gaps, in the language of Mustache.
///
/// ```swift
/// let template = try MustacheTemplate("{{#items}}{{name}} × {{count}}\n{{/items}}", escaping: .none)
/// template.render(["items": [Item(name: "candy", count: 3)]])  // "candy × 3\n"
/// ```
///
/// It knows the core of the specification: variables, in two braces or three, or with `&`; sections, inverted
/// sections, partials, comments, delimiters of one's own. In a section of several, `{{#first()}}` and `{{#last()}}`
/// tell its ends. What a gap is filled with is a property of the value that is rendered, or of one around it; of a
/// dictionary, what stands under its name. A template among those values is filled with the same ones. Source:
/// mustache(5), and the specification at github.com/mustache/spec.
public struct MustacheTemplate: Sendable {
  /// What becomes of the characters of a variable that mean something in the text around it.
  public enum Escaping: Sendable {
    /// `&`, `<`, `>` and both quotes become entities.
    case html
    /// All stand as they are.
    case none
  }

  /// A piece of a template.
  enum Part: Sendable {
    case text(String)
    case variable(Name, isRaw: Bool)
    case section(Name, isInverted: Bool, [Part])
    case partial(String, indentation: String)
  }

  /// What a tag asks for.
  enum Name: Hashable, Sendable {
    /// `.`: the value that is rendered.
    case own
    /// `a.b`: a property of it, or of one around it, and so on from there.
    case path([String])
    /// Whether it is the first of several.
    case first
    /// Whether it is the last of several.
    case last
  }

  let parts: [Part]
  private let escaping: Escaping

  /// Reads a template.
  ///
  /// - Throws: ``MustacheError``: what is wrong with its tags.
  public init(_ text: some StringProtocol, escaping: Escaping) throws(MustacheError) {
    parts = try MustacheParser.parts(of: String(text))
    self.escaping = escaping
  }

  /// Fills the gaps.
  ///
  /// - Parameters:
  ///   - content: What they are filled with. What is nowhere there leaves nothing.
  ///   - partials: Templates that it may take in, by their names.
  /// - Returns: The text.
  public func render(_ content: Any, partials: [String: MustacheTemplate] = [:]) -> String {
    var rendering = MustacheRendering(partials: partials, escaping: escaping)
    rendering.add(parts, for: [content])
    return rendering.text
  }
}

/// What is wrong with the tags of a template.
public enum MustacheError: Error, Hashable {
  /// A tag that isn't closed.
  case unfinishedTag(String)
  /// A section that isn't closed, by its name.
  case sectionNotClosed(String)
  /// The end of a section that isn't open, by its name.
  case sectionNotOpen(String)
  /// A section in more than 64 others, by its name.
  case tooDeep(String)

  /// The tag, as it is written.
  public var tag: String {
    switch self {
    case .unfinishedTag(let text): "{{\(text)"
    case .sectionNotClosed(let name), .tooDeep(let name): "{{#\(name)}}"
    case .sectionNotOpen(let name): "{{/\(name)}}"
    }
  }
}
