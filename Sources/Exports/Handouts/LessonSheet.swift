/// A lesson on paper: what a class fills in, or its key with the answers.
///
/// The author's words stay Markdown; only what frames them is ours.
public struct LessonSheet {
  private let title: String
  private let language: String
  private let name: String?
  private let key: String?
  private let sheets: [String]
  private let hasLines: Bool

  /// Makes a handout of Markdown.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - language: Its language (BCP 47).
  ///   - name: What stands before the line for the learner's name; nil for no such line.
  ///   - key: What says that this is no learner's, in place of the name; nil if it is.
  ///   - sheets: What is printed on pages of its own, a text each.
  ///   - hasLines: Whether lines across are lines to write on.
  public init(
    _ title: String, language: String, name: String?, key: String?, sheets: [String],
    hasLines: Bool = false
  ) {
    (self.title, self.language, self.key) = (title, language, key)
    self.name = key == nil ? name : nil
    (self.sheets, self.hasLines) = (sheets, hasLines)
  }

  /// The handout in Markdown.
  public var markdown: String {
    let body = sheets.joined(separator: "\n\n\(SheetContent.pageBreak)\n\n")
    return Templates.render(filled(MarkdownText.plain(title), body), "worksheet")
  }

  /// The handout as a page that loads nothing and runs nothing; `html` makes HTML of Markdown.
  public func page(_ html: (String) -> String) -> String {
    let body = sheets.map(html).joined(separator: SheetContent.pageBreak + "\n")
    return Templates.render(filled(title, WideText.inColumns(body)), "worksheet-page")
  }

  private func filled(_ title: String, _ body: String) -> SheetContent {
    SheetContent(
      title: title, language: language, name: name, key: key, hasLines: hasLines, body: body)
  }
}

/// What the templates of worksheets ask for, by these names.
struct SheetContent {
  // no text: HTML
  /// What ends a page where it is printed.
  static let pageBreak = "<div style=\"break-before: page\"></div>"

  let title: String
  let language: String
  /// What stands before the line for the learner's name; nil for no such line.
  var name: String?
  /// What says that this is the key; nil for the worksheet.
  var key: String?
  /// Whether lines across are lines to write on.
  var hasLines = false
  let body: String
}
