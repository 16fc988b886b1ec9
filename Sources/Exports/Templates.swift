import Characters
import Mustache

/// The templates of pictures and pages, in the language of Mustache, and what they are filled with. All
/// text is escaped where it is filled in.
enum Templates {
  /// What `picture` and `page` ask for.
  struct Picture {
    let title: String
    /// What marks of messages mean; nil where there are none.
    let legend: String?
    /// Where the figures begin, below the title.
    let top: Int
    let width: Int
    let height: Int
    let figures: [FigureLayout]
    let description: [String]
  }

  /// Read when the first one is asked for.
  private static let all: [String: MustacheTemplate] = {
    let sources = [
      "style": PackageResources.style_css, "script": PackageResources.script_js,
      "figure": PackageResources.figure_mustache, "picture": PackageResources.picture_mustache,
      "page": PackageResources.page_mustache, "event": PackageResources.event_mustache,
      "end": PackageResources.end_mustache, "note": PackageResources.note_mustache,
      "parts": PackageResources.parts_css, "screens": PackageResources.screens_mustache,
      "question": PackageResources.question_mustache, "deck": PackageResources.deck_mustache,
      "slide": PackageResources.slide_mustache, "deckend": PackageResources.deckend_mustache,
      "heading": PackageResources.heading_mustache, "aside": PackageResources.aside_mustache,
      "commands": PackageResources.commands_mustache,
      "build": PackageResources.build_mustache,
      "deckscript": PackageResources.deck_js,
      "class": PackageResources.class_mustache, "class-page": PackageResources.class_page_mustache,
      "class-figure": PackageResources.class_figure_mustache,
      "class-style": PackageResources.class_style_css,
      "words": PackageResources.words_css,
      "worksheet": PackageResources.worksheet_mustache,
      "worksheet-page": PackageResources.worksheet_page_mustache,
    ]
    var templates: [String: MustacheTemplate] = [:]
    for (name, source) in sources {
      do {
        // A worksheet is Markdown.
        templates[name] = try MustacheTemplate(
          String(decoding: source, as: UTF8.self), escaping: name == "worksheet" ? .none : .html)
      } catch {
        preconditionFailure("the template '\(name)' can't be read: \(error)")
      }
    }
    return templates
  }()

  /// Fills a template. What a page or a terminal would obey in what it is filled with is made visible: a
  /// learner's name can't turn the line round in which it stands.
  static func render(_ content: Any, _ name: String) -> String {
    guard let template = all[name] else {
      preconditionFailure("there is no template '\(name)'")
    }
    // The templates themselves have nothing of that but line ends.
    return template.render(content, partials: all).replacing("\t", with: "    ").sanitized(
      keepingNewlines: true)
  }
}
