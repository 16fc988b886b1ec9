import Lessons
import Testing

@Suite struct CourseTests {
  private func source(
    _ file: String, id: String, requires: String? = nil, _ text: String = "text"
  ) -> LessonSource {
    let required = requires.map { "requires: \($0)\n" } ?? ""
    return LessonSource(file: file, text: "---\nid: \(id)\ntitle: T\n\(required)---\n\(text)\n")
  }

  private func messages(_ sources: [LessonSource], beside others: Set<String> = []) -> [String] {
    CourseReading(sources, beside: { others }).errors.map(\.description)
  }

  @Test func `lessons are numbered in the order of their files`() {
    let course = CourseReading([
      source("20-candy/10-b.md", id: "d"), source("10-counter/100-z.md", id: "c"),
      source("10-counter/20-b.md", id: "b"), source("10-counter/10-a.ko.md", id: "a"),
      source("10-counter/10-a.md", id: "a"), source("intro.md", id: "e"),
    ])
    #expect(course.entries.map(\.number) == ["1.1", "2.1", "2.2", "2.3", "3.1"])
    #expect(course.entries.map(\.id) == ["e", "a", "b", "c", "d"])
    #expect(course.entry("2.2")?.id == "b")
    #expect(course.entry("C")?.number == "2.3")
    #expect(course.entry("f") == nil)
    #expect(course.entries[1].lessons.map(\.language) == ["en", "ko"])
    #expect(course.entries[1].lesson(in: "ko")?.file == "10-counter/10-a.ko.md")
    #expect(course.entries[1].lesson(in: "ko-KR")?.language == "ko")
    #expect(course.entries[1].lesson(in: "xx")?.language == "en")
    #expect(course.entries[1].lesson()?.language == "en")
  }

  @Test func `a lesson may be part of tracks, which the original names`() {
    func source(_ file: String, tracks: String) -> LessonSource {
      let id = file.prefix(1)
      return LessonSource(
        file: file, text: "---\nid: l\(id)\ntitle: T\ntracks: \(tracks)\n---\ntext\n")
    }
    let course = CourseReading([
      source("1.md", tracks: "b"), source("1.ko.md", tracks: "x"),
      source("2.md", tracks: "[a, b]"), source("3.md", tracks: "[]"),
    ])
    #expect(course.tracks == ["b", "a"])
    #expect(course.entries.map(\.tracks) == [["b"], ["a", "b"], []])
    #expect(
      messages([source("1.md", tracks: "a b")]) == [
        "1.md:4:9: error: an id has only letters, digits, - and _, and is not a number"
      ])
  }

  @Test func `what is wrong between lessons is told`() {
    #expect(
      messages([
        source("1.md", id: "a", requires: "b"), source("2.md", id: "b", requires: "[a, cc]"),
        source("3.md", id: "a", requires: "d"),
      ]) == [
        "1.md:4:11: error: 'b' doesn't come before this lesson",
        "2.md:4:15: error: no such lesson as 'cc'. Lessons before this one: a.",
        "3.md:2:5: error: the id 'a' is taken, by 1.md",
        "3.md:4:11: error: no such lesson as 'd'. Lessons before this one: a, b.",
      ])
    #expect(messages([source("2.md", id: "b", requires: "a")], beside: ["a"]) == [])
  }

  @Test func `a lesson that can't be read isn't missed by others`() {
    let sources = [source("1.md", id: "a b"), source("2.md", id: "b", requires: "a")]
    #expect(
      messages(sources) == [
        "1.md:2:5: error: an id has only letters, digits, - and _, and is not a number"
      ])
    #expect(CourseReading(sources).entries.map(\.number) == ["2"].map { "1.\($0)" })
  }

  private static let original = """
    ```try id=t1
    a
    ```
    ```expect for=t1
    b
    c
    ```
    ```quiz id=q1
    ? d
    ( ) e :: f
    (x) g :: h
    ```
    ```write id=w1 on=mvp
    guard h
    changed only view
    ```
    ```predict id=p1 event=e kind=path
    ```
    """

  @Test(
    arguments: [
      ("? d", "? 뭐", []),
      ("fire", "fire", []),
      ("id=q1", "id=q2", ["l.ko.md:12:12: error: this should be 'q1', as in the original"]),
      ("\nc\n", "\nC\n", ["l.ko.md:10:1: error: the checks of 't1' differ from the original"]),
      ("\nc\n", "\n", ["l.ko.md:5:11: error: the checks of 't1' differ from the original"]),
      ("\nc\n", "\nc\nd\n", ["l.ko.md:11:1: error: the checks of 't1' differ from the original"]),
      (
        "( ) e :: f\n(x) g", "(x) e :: f\n( ) g",
        [
          "l.ko.md:12:12: error: the answers of 'q1' differ from the original in "
            + "number, or in which is right"
        ]
      ),
      (
        "kind=path", "kind=count",
        ["l.ko.md:21:15: error: the checks of 'p1' differ from the original"]
      ),
      ("guard h", "guard i", ["l.ko.md:18:1: error: the checks of 'w1' differ from the original"]),
      ("only view", "only i", ["l.ko.md:19:1: error: the checks of 'w1' differ from the original"]),
      ("guard h", "# h", ["l.ko.md:19:1: error: the checks of 'w1' differ from the original"]),
      (
        "```predict id=p1 event=e kind=path\n```", "",
        ["l.ko.md:2:5: error: this translation asks 3 questions, the original 4"]
      ),
    ] as [(String, String, [String])])
  func `a translation asks and checks what the original does`(
    part: String, other: String, expected: [String]
  ) {
    let parts = Self.original.split(separator: part, omittingEmptySubsequences: false)
    let translation = parts.joined(separator: other)
    #expect(
      messages([source("l.ko.md", id: "a", translation), source("l.md", id: "a", Self.original)])
        == expected)
  }

  private static let test = """
    ```write id=t1 on=mvp test=ATests.swift catches=mvp~a
    ```
    ```start for=t1 file=ATests.swift
    a
    ```
    ```solution for=t1 file=ATests.swift
    b
    ```
    ```flawed for=t1 name=late file=A.swift hidden
    c
    ```
    """

  @Test(
    arguments: [
      ("", "", []),
      (
        "catches=mvp~a", "catches=mvp~b",
        ["5:19: error: the checks of 't1' differ from the original"]
      ),
      ("catches=", "unseen=", ["5:19: error: the checks of 't1' differ from the original"]),
      (" hidden", "", ["5:19: error: the checks of 't1' differ from the original"]),
      ("\na\n", "\nd\n", ["8:1: error: the files of 't1' differ from the original"]),
      ("\nc\n", "\nd\n", ["14:1: error: the files of 't1' differ from the original"]),
    ] as [(String, String, [String])])
  func `a translation's test tells apart what the original's does`(
    part: String, other: String, expected: [String]
  ) {
    let translation = part.isEmpty ? Self.test : Self.test.replacing(part, with: other)
    #expect(
      messages([source("l.ko.md", id: "a", translation), source("l.md", id: "a", Self.test)])
        == expected.map { "l.ko.md:" + $0 })
  }

  @Test func `a translation has the id of the original`() {
    #expect(
      messages([source("l.md", id: "a"), source("l.ko.md", id: "b")])
        == ["l.ko.md:2:5: error: this should be 'a', as in the original"])
  }
}
