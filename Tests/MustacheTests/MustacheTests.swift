import Mustache
import Testing

/// The core of Mustache's specification, as far as templates can tell: https://github.com/mustache/spec.
@Suite struct MustacheTests {
  private struct Item {
    let name: String
    var count: Int? = nil
    var parts: [String] = []
  }

  private struct Page {
    var title = "A & B"
    var isOpen = true
    var subtitle: String?
    var items = [Item(name: "x", count: 1), Item(name: "y", parts: ["p", "q"])]
    var none: [Item] = []
    var owner = Item(name: "z", count: 3)
  }

  @Test(
    arguments: [
      ("{{title}}|{{{title}}}|{{&title}}", "A &amp; B|A & B|A & B"),
      ("{{ title }}{{! a remark }}", "A &amp; B"),
      ("[{{subtitle}}{{nowhere}}{{nowhere.name}}]", "[]"),
      ("{{owner.name}} {{owner.count}}", "z 3"),
      ("{{#isOpen}}open{{/isOpen}}{{^isOpen}}shut{{/isOpen}}", "open"),
      ("{{#none}}some{{/none}}{{^none}}none{{/none}}", "none"),
      ("{{#subtitle}}some{{/subtitle}}{{^subtitle}}none{{/subtitle}}", "none"),
      ("{{#owner}}{{name}} of {{title}}{{/owner}}", "z of A &amp; B"),
      (
        "{{#items}}{{name}}{{count}}{{#parts}}<{{.}}>{{/parts}}{{^last()}}, {{/last()}}{{/items}}",
        "x1, y<p><q>"
      ),
      ("{{#items}}{{#first()}}first {{/first()}}{{name}} {{/items}}", "first x y "),
      ("{{=<% %>=}}<% title %> {{title}}<%={{ }}=%> {{owner.name}}", "A &amp; B {{title}} z"),
      ("{{{{", nil), ("{{#items}}", nil), ("{{/items}}", nil), ("{{#items}}{{/none}}", nil),
    ] as [(String, String?)])
  func `a gap is filled with what has its name, and what has none leaves nothing`(
    text: String, filled: String?
  ) throws {
    guard let filled else {
      #expect(throws: MustacheError.self) { try MustacheTemplate(text, escaping: .html) }
      return
    }
    #expect(try MustacheTemplate(text, escaping: .html).render(Page()) == filled)
  }

  @Test(arguments: [
    ("a\n{{#isOpen}}\nb\n{{/isOpen}}\nc\n", "a\nb\nc\n"),
    ("a\n  {{#isOpen}}  \n b\n\t{{/isOpen}}\nc", "a\n b\nc"),
    ("{{! one }}\na\n  {{! two }}\n", "a\n"),
    ("a {{#isOpen}}b{{/isOpen}}\nc", "a b\nc"),
    (" {{title}}\n", " A & B\n"),
    ("{{#isOpen}}{{/isOpen}}\nx", "\nx"),
    ("{{#isOpen}}\n{{/isOpen}}", ""),
  ])
  func `a tag that stands alone takes its line away, unless it is a variable`(
    text: String, filled: String
  ) throws {
    #expect(try MustacheTemplate(text, escaping: .none).render(Page()) == filled)
  }

  @Test func `a partial has the values of its place, and its lines the blanks before it`() throws {
    let partials = [
      "list": try MustacheTemplate("{{#items}}\n- {{name}}\n{{/items}}\n", escaping: .none),
      "line": try MustacheTemplate("({{title}})", escaping: .none),
    ]
    func filled(_ text: String) throws -> String {
      try MustacheTemplate(text, escaping: .none).render(Page(), partials: partials)
    }
    #expect(try filled("one\n  {{> list}}\ntwo") == "one\n  - x\n  - y\ntwo")
    #expect(try filled("one {{>line}} two{{> nowhere}}") == "one (A & B) two")
  }

  @Test func `a dictionary is asked by its keys, and a template in it is filled, too`() throws {
    let greeting = try MustacheTemplate("Hello {{name}}", escaping: .none)
    let values: [String: Any] = ["name": "Ann", "greeting": greeting, "few": ["a", "b"]]
    let template = try MustacheTemplate("{{greeting}}!{{#few}} {{.}}{{/few}}", escaping: .none)
    #expect(template.render(values) == "Hello Ann! a b")
  }

  @Test func `what can't be read is told by its tag`() {
    func tag(_ text: String) -> String? {
      do {
        _ = try MustacheTemplate(text, escaping: .none)
        return nil
      } catch { return error.tag }
    }
    #expect(tag("a {{b\nc") == "{{b")
    #expect(tag("{{#a}}{{#b}}{{/b}}") == "{{#a}}")
    #expect(tag("{{#a}}{{/b}}{{/a}}") == "{{/b}}")
    #expect(tag("{{=a=}}") == "{{a")
  }

  @Test func `sections stand in each other up to sixty-four levels, and no deeper`() throws {
    func nested(_ levels: Int, _ end: String = "{{/isOpen}}") -> String {
      String(repeating: "{{#isOpen}}", count: levels) + "x" + String(repeating: end, count: levels)
    }
    #expect(try MustacheTemplate(nested(64), escaping: .none).render(Page()) == "x")
    for text in [nested(65), nested(200_000), nested(200_000, "")] {
      #expect(throws: MustacheError.tooDeep("isOpen")) {
        try MustacheTemplate(text, escaping: .none)
      }
    }
    // Beside each other there may be any number.
    let many = String(repeating: "{{#isOpen}}x{{/isOpen}}", count: 1_000)
    #expect(try MustacheTemplate(many, escaping: .none).render(Page()).count == 1_000)
  }
}
