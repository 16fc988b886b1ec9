/// A lesson on paper: what a class fills in, or its key with the answers.
///
/// The author's words stay Markdown; only what frames them is ours.
public struct LessonSheet {
  private let content: SheetContent

  /// Makes a worksheet of Markdown, in a language (BCP 47), with what stands before the line for the
  /// learner's name, if there is one, and what says that this is the key, if it is.
  public init(_ title: String, language: String, name: String?, key: String?, body: String) {
    content = SheetContent(
      title: title, language: language, name: key == nil ? name : nil, key: key, body: body)
  }

  /// The worksheet in Markdown.
  public var markdown: String {
    Templates.render(filled(MarkdownText.plain(content.title), content.body), "worksheet")
  }

  /// The worksheet as a page that loads nothing and runs nothing; `html` makes HTML of Markdown.
  public func page(_ html: (String) -> String) -> String {
    Templates.render(filled(content.title, html(content.body)), "worksheet-page")
  }

  private func filled(_ title: String, _ body: String) -> SheetContent {
    SheetContent(
      title: title, language: content.language, name: content.name, key: content.key, body: body)
  }
}

/// What the templates of worksheets ask for, by these names.
struct SheetContent {
  let title: String
  let language: String
  /// What stands before the line for the learner's name; nil for no such line.
  let name: String?
  /// What says that this is the key; nil for the worksheet.
  let key: String?
  let body: String
}
