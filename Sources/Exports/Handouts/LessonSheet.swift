/// A lesson on paper: what a class fills in, or its key with the answers.
///
/// The author's words stay Markdown; only what frames them is ours.
public struct LessonSheet {
  /// What the templates ask for, by these names.
  private struct Content {
    let title: String
    let language: String
    let name: String
    let isKey: Bool
    let key: String
    let body: String
  }

  private let content: Content

  /// Makes a worksheet.
  ///
  /// - Parameters:
  ///   - title: The lesson's number and title.
  ///   - language: The lesson's language (BCP 47).
  ///   - name: What stands before the line for the learner's name.
  ///   - key: What says that this is the key; nil for the worksheet.
  ///   - body: The worksheet, in Markdown.
  public init(_ title: String, language: String, name: String, key: String?, body: String) {
    content = Content(
      title: title, language: language, name: name, isKey: key != nil, key: key ?? "", body: body)
  }

  /// The worksheet in Markdown.
  public var markdown: String {
    Templates.render(filled(MarkdownText.plain(content.title), content.body), "worksheet")
  }

  /// The worksheet as a page that loads nothing and runs nothing.
  ///
  /// - Parameter html: Makes HTML of Markdown.
  /// - Returns: The page.
  public func page(_ html: (String) -> String) -> String {
    Templates.render(filled(content.title, html(content.body)), "worksheet-page")
  }

  private func filled(_ title: String, _ body: String) -> Content {
    Content(
      title: title, language: content.language, name: content.name, isKey: content.isKey,
      key: content.key, body: body)
  }
}
