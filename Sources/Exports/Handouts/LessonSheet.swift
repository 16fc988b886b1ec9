import Languages

/// A lesson on paper: what a class fills in, or its key with the answers.
///
/// The author's words stay Markdown; only what frames them is ours.
public struct LessonSheet {
  private let title: String
  private let language: String
  private let fields: [Field]
  private let key: String?
  private let sheets: [String]
  private let hasLines: Bool
  private let isForWall: Bool

  /// Makes a handout of Markdown.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - language: Its language (BCP 47).
  ///   - fields: What the learner fills in at the head of each page.
  ///   - key: What says that this is no learner's, in place of the fields; nil if it is.
  ///   - sheets: What is printed on pages of its own, a text each.
  ///   - hasLines: Whether lines across are lines to write on.
  ///   - isForWall: Whether it hangs on a wall, where it is read from afar.
  public init(
    _ title: String, language: String, fields: [Field], key: String?, sheets: [String],
    hasLines: Bool = false, isForWall: Bool = false
  ) {
    self.isForWall = isForWall
    (self.title, self.language, self.key) = (title, language, key)
    self.fields = key == nil ? fields : []
    (self.sheets, self.hasLines) = (sheets, hasLines)
  }

  /// The handout in Markdown.
  public var markdown: String {
    let body = sheets.joined(separator: "\n\n\(SheetContent.pageBreak)\n\n")
    return Templates.render(filled(MarkdownText.plain(title), body), "worksheet")
  }

  /// The handout as a page that loads nothing and runs nothing; `html` makes HTML of Markdown.
  public func page(_ html: (String) -> String) -> String {
    var body = sheets.map(html).joined(separator: SheetContent.pageBreak + "\n")
    for box in ["☐", "☒"] {
      // A box to tick is mark enough.
      // no text: HTML
      body = body.replacing("<li>\(box)", with: "<li class=\"box\">\(box)")
    }
    // Nor is an arrow broken behind its hyphen.
    // no text: HTML
    body = body.replacing("<code>-&gt;</code>", with: "<code class=\"arrow\">-&gt;</code>")
    return Templates.render(filled(title, WideText.inColumns(body)), "worksheet-page")
  }

  private func filled(_ title: String, _ body: String) -> SheetContent {
    SheetContent(
      title: title, language: language, fields: fields, key: key, hasLines: hasLines,
      isForWall: isForWall, body: body)
  }

  /// What a learner fills in at the head of a paper.
  public struct Field: Sendable {
    /// What is to be filled in.
    let name: String
    /// How long the line to write on is, in columns.
    private let columns: Int

    private init(_ name: String, columns: Int) { (self.name, self.columns) = (name, columns) }

    /// All of them on a line: `Name: ____  Class: ____`.
    static func line(of fields: [Field]) -> String {
      fields.map { "\($0.name): " + String(repeating: "_", count: $0.columns) }
        .joined(separator: "  ")
    }

    /// What all papers of a class ask for: whose they are.
    package static func all(in language: Language) -> [Field] {
      [
        Field(language.localized("paper.name"), columns: 24),
        Field(language.localized("paper.number"), columns: 12),
        Field(language.localized("paper.class"), columns: 12),
      ]
    }
  }
}

/// What the templates of worksheets ask for, by these names.
struct SheetContent {
  // no text: HTML
  /// What ends a page where it is printed.
  static let pageBreak = "<div style=\"break-before: page\"></div>"

  let title: String
  let language: String
  /// The title as a text of CSS, for the foot of each page.
  let footer: String
  /// What the learner fills in; none on a key or a sheet for the wall.
  let fields: [LessonSheet.Field]
  /// The same on a line, with lines to write on; nil on a key or a sheet for the wall.
  let blanks: String?
  /// What the learner fills in at the head of the pages behind the first; nil on a key or a sheet for the wall.
  let owner: String?
  /// What says that this is the key; nil for the worksheet.
  let key: String?
  /// Whether lines across are lines to write on.
  let hasLines: Bool
  /// Whether it is read from afar.
  let isForWall: Bool
  let body: String

  init(
    title: String, language: String, fields: [LessonSheet.Field], key: String? = nil,
    hasLines: Bool = false, isForWall: Bool = false, body: String
  ) {
    self.isForWall = isForWall
    (self.title, self.language, self.fields, self.key) = (title, language, fields, key)
    (self.hasLines, self.body) = (hasLines, body)
    blanks = fields.isEmpty ? nil : LessonSheet.Field.line(of: fields)
    owner = fields.first?.name
    // CSS Syntax Module 3, section 4.3.7: an escaped code point ends with a blank.
    footer = title.unicodeScalars.map { scalar in
      scalar.value < 0x20 || "\"\\<>&".unicodeScalars.contains(scalar)
        ? "\\" + String(scalar.value, radix: 16) + " " : String(scalar)
    }.joined()
  }
}
