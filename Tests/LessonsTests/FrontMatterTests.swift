import Lessons
import Testing

@Suite struct FrontMatterTests {
  private static let keys = "Keys: id, title, part, requires, tracks, language."

  private func read(_ matter: String, file: String = "l.md") throws(LessonSourceErrors) -> Lesson {
    try LessonSource(file: file, text: matter + "\ntext\n").read()
  }

  @Test(arguments: [
    ("---\nid: a\ntitle: b\n---", "a", "b", [], "en"),
    ("---  \ntitle:   \"b: #1\"  \n\n# comment\nid: 'a'\n---\t", "a", "b: #1", [], "en"),
    ("---\r\nid: a\r\ntitle: b\r\nlanguage: ko\r\n---\r\n", "a", "b", [], "ko"),
    ("\u{FEFF}---\nid: a\ntitle: b:c#d\n---", "a", "b:c#d", [], "en"),
    ("---\nid: a\ntitle: b\nrequires: x\n---", "a", "b", ["x"], "en"),
    ("---\nid: a\ntitle: b\nrequires: [x,  'y' ]\n---", "a", "b", ["x", "y"], "en"),
    ("---\nid: a\ntitle: b\nrequires: []\n---", "a", "b", [], "en"),
    ("---\nid: a\nrequires:\n  - x\n  - \"y\"\ntitle: b\n---", "a", "b", ["x", "y"], "en"),
    ("---\nid: a\nrequires:\n- x\ntitle: 한국어\n---", "a", "한국어", ["x"], "en"),
    ("---\nid: a\ntitle: b\n---\n\n---\n", "a", "b", [], "en"),
  ])
  func `front matter is flat keys and plain lists`(
    matter: String, id: String, title: String, requires: [String], language: String
  ) throws {
    let lesson = try read(matter)
    #expect(lesson.id.text == id)
    #expect(lesson.title.text == title)
    #expect(lesson.requires.map(\.text) == requires)
    #expect(lesson.language == language)
    // The same without a look at the rest.
    let source = LessonSource(file: "l.md", text: matter + "\n```task unfinished")
    #expect(source.id == id)
    #expect(source.language == language)
  }

  @Test(
    arguments: [
      ("", ["1:1: error: a lesson begins with front matter: ---, id: …, title: …, ---"]),
      (
        "----\nid: a\n",
        ["1:1: error: a lesson begins with front matter: ---, id: …, title: …, ---"]
      ),
      (
        "---\nid: a\ntitle: b\n\nid: c\n",
        ["1:1: error: this front matter is never closed; close it with a line of ---"]
      ),
      (
        "---\nid: a\ntitle: b\n```run\nx\n```\n---",
        ["1:1: error: this front matter is never closed; close it with a line of ---"]
      ),
      (
        "---\n---",
        [
          "1:1: error: this lesson has no id; its front matter needs 'id: …'",
          "1:1: error: this lesson has no title; its front matter needs 'title: …'",
        ]
      ),
      (
        "---\nid: a\ntitle: b\nrequire: c\n---",
        ["4:1: error: no such key as 'require'. Did you mean 'requires'? \(keys)"]
      ),
      ("---\nid: a\ntitle: b\nauthor: c\n---", ["4:1: error: no such key as 'author'. \(keys)"]),
      ("---\nid: a\ntitle: b\nid: c\n---", ["4:1: error: 'id' is there already, on line 2"]),
      (
        "---\nid: a\ntitle: b\n  language: ko\n---",
        [
          "4:3: error: front matter has lines of 'key: value', and '- entry' below the key of a list"
        ]
      ),
      (
        "---\nid: a\ntitle: b\nlanguage=ko\n---",
        [
          "4:1: error: front matter has lines of 'key: value', and '- entry' below the key of a list"
        ]
      ),
      (
        "---\n- x\nid: a\ntitle: b\n---",
        [
          "2:1: error: front matter has lines of 'key: value', and '- entry' below the key of a list"
        ]
      ),
      ("---\nid:\ntitle: b\n---", ["2:1: error: 'id' has no value"]),
      ("---\nid: a\ntitle: ''\n---", ["3:8: error: 'title' has no value"]),
      ("---\nid: a\ntitle: b\nrequires:\n---", ["4:1: error: 'requires' has no value"]),
      ("---\nid: a\ntitle: [b, c]\n---", ["3:8: error: 'title' takes one value, not a list"]),
      ("---\nid: a\ntitle:\n- b\n- c\n---", ["4:1: error: 'title' takes one value, not a list"]),
      (
        "---\nid: a\ntitle: b: c\n---",
        ["3:8: error: YAML would read this value differently; put it in quotes"]
      ),
      (
        "---\nid: a\ntitle: b # c\n---",
        ["3:8: error: YAML would read this value differently; put it in quotes"]
      ),
      (
        "---\nid: a\ntitle: *b\n---",
        ["3:8: error: YAML would read this value differently; put it in quotes"]
      ),
      (
        "---\nid: a\ntitle: \"b\n---",
        ["3:8: error: a value has to end with the same quote that it begins with"]
      ),
      (
        "---\nid: a\ntitle: 'b' c\n---",
        ["3:8: error: a value has to end with the same quote that it begins with"]
      ),
      (
        "---\nid: a\ntitle: b\nrequires: [c\n---",
        ["4:11: error: a list is '[a, b]', or one line '- a' for each entry"]
      ),
      (
        "---\nid: a\ntitle: b\nrequires: [c,,d]\n---",
        ["4:11: error: a list is '[a, b]', or one line '- a' for each entry"]
      ),
      (
        "---\nid: a\ntitle: b\nrequires:\n  -\n---",
        ["5:3: error: a list is '[a, b]', or one line '- a' for each entry"]
      ),
      (
        "---\nid: 가\ntitle: b\nrequires: [c, d e]\n---",
        ["2:5: error: an id has only letters, digits, - and _, and is not a number"]
          + ["4:15: error: an id has only letters, digits, - and _, and is not a number"]
      ),
      (
        "---\nid: a\ntitle: b\nlanguage: Korean\n---",
        ["4:11: error: a language is a code such as en, ko or pt-BR"]
      ),
    ] as [(String, [String])])
  func `front matter that is wrong is told of with its place`(matter: String, expected: [String]) {
    do throws(LessonSourceErrors) {
      _ = try read(matter)
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.errors.map(\.description) == expected.map { "l.md:" + $0 })
    }
  }

  @Test func `the file's name may tell the language, and the key must agree`() throws {
    let matter = "---\nid: a\ntitle: b\n"
    #expect(try read(matter + "---", file: "x/10-a.ko.md").language == "ko")
    #expect(try read(matter + "language: ko\n---", file: "x/10-a.ko.md").language == "ko")
    #expect(try read(matter + "---", file: "x/10-a.v2.md").language == "en")
    do throws(LessonSourceErrors) {
      _ = try read(matter + "language: en\n---", file: "x/10-a.ko.md")
      Issue.record("nothing was wrong")
    } catch {
      #expect(
        error.description
          == "x/10-a.ko.md:4:11: error: the name of this file says that its language is ko")
    }
  }

  @Test func `a lesson must say something, and not too much`() {
    let matter = "---\nid: a\ntitle: b\n---\n"
    let long = matter + String(repeating: "a", count: Prose.largest)
    for (text, expected) in [
      (matter, "l.md:4:1: error: this lesson is empty"),
      (long, "l.md:1:1: error: this file has more than 65536 bytes, too many for a lesson"),
    ] {
      do throws(LessonSourceErrors) {
        _ = try LessonSource(file: "l.md", text: text).read()
        Issue.record("nothing was wrong")
      } catch {
        #expect(error.description == expected)
      }
    }
  }
}
