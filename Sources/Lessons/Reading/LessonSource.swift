/// A lesson as its author wrote it.
public struct LessonSource: Hashable, Sendable {
  /// The file, as it is to be named in messages; its name may tell the language: `10-mvc.ko.md`.
  public let file: String
  /// The text: front matter and Markdown.
  public let text: String

  /// Makes a source.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// The file of which another is a translation, by its name: `10-mvc.md` for `10-mvc.ko.md`; nil if
  /// the name says no language.
  public static func original(of file: String) -> String? {
    let name = LessonFileName(file)
    guard name.language != nil, file.hasSuffix(".md") else { return nil }
    let slash = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    return "\(slash)\(name.base).md"
  }

  /// The language that it says it is in; the rest of it isn't read.
  public var language: String { frontMatter.language(of: file) }

  /// The id that it says it has, if that can be one; the rest of it isn't read.
  public var id: String? {
    frontMatter[.id].map(\.text).flatMap { LessonFileName.isID($0) ? $0 : nil }
  }

  private var frontMatter: FrontMatter {
    var errors = LessonSourceErrorList(file: file)
    return FrontMatter(SourceText(text), errors: &errors)
  }

  /// Reads the lesson.
  ///
  /// - Parameter grammar: What the lines of its blocks may say.
  /// - Returns: The lesson, in which nothing is wrong.
  /// - Throws: All that is wrong with the file, in its order.
  public func read(
    by grammar: LessonGrammar = LessonGrammar()
  ) throws(LessonSourceErrors) -> Lesson {
    var reader = LessonReader(self, by: grammar)
    let lesson = reader.read()
    if let lesson, reader.errors.errors.isEmpty { return lesson }
    throw LessonSourceErrors(errors: reader.errors.errors.sorted())
  }
}
