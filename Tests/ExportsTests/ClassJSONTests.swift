import Testing

@testable import Exports

/// What a class's grades were written as is read for ever.
@Suite struct ClassJSONTests {
  /// The grades of a hand-in, and of a file that is none, as version 2 has them.
  private static let text =
    #"{"format":"layercake-class","version":2,"lessons":[{"id":"one-tap","title":"1.1 One tap","steps":3,"#
    + #""questions":[{"id":"same-way","title":"path of decrease on mvc","task":false},"#
    + #"{"id":"minus-two","title":"Three jobs","task":true}]}],"handIns":[{"name":"Ann","#
    + #""file":"h/0.handin","folder":"Ann Lee","participant":"12345","lesson":"one-tap","#
    + #""layercake":"0.1","language":"en","graded":true,"done":1,"skipped":1,"rightFirst":0,"#
    + #""wrong":1,"takenBack":1,"hints":2,"solutions":1,"key":true,"attempts":4,"seconds":47,"#
    + #""shuffled":[0,1000000000000],"actions":8,"digest":"beaeea31169fdb5a","essence":"9f6d","#
    + #""ownWords":true,"builds":["mvc~mine"],"remarks":["It was cut."],"questions":["#
    + #"{"outcome":"done","answers":[{"text":"View -> Model","right":false,"#
    + #""mistake":"View -> Model instead of View -> Controller","takenBack":true},"#
    + #"{"text":"View -> Controller","right":true}],"reasons":["m v"],"hints":2,"solution":true,"#
    + #""tried":[],"attempts":0,"seconds":47},"#
    + #"{"outcome":"unbuilt","answers":[],"reasons":[],"hints":0,"solution":false,"#
    + #""tried":["fire increase"],"attempts":2,"seconds":null,"#
    + #""code":{"verdict":"not built","words":"P.swift:1: error"}}],"of":2,"equalTo":[],"alike":[]},"#
    + #"{"name":"x","file":"h/x","lesson":null,"layercake":"","language":null,"graded":false,"#
    + #""remarks":["This is no hand-in."],"questions":[],"equalTo":[],"alike":[]}],"equal":[],"#
    + #""caveat":"A hand-in is a file of actions, and they were replayed from the start. It shows "#
    + #"what was done, not who did it. A file can be copied."}"# + "\n"

  @Test func `version 2 is read, and written to the byte`() throws {
    let record = try ClassJSON.record(Self.text)
    #expect(ClassJSON.text(record, by: ClassMarking()) == Self.text)
    let work = try #require(record.works.first)
    #expect(work.folder == ClassWork.Folder(name: "Ann Lee", number: "12345"))
    #expect(work.hasUnbuiltCode)
    #expect(work.steps[0].answers[1].mistake == nil)
    #expect(work.steps[1].code?.kind == .notBuilt)
    #expect(ClassJSON.work(ClassJSON.bytes(work)) == work)
  }

  /// What tells nothing, of all kinds that facts are of.
  private static let nothing: Set = ["nil", "", "0", "false", "[]"]

  /// The facts that a value is made of, by type and name, and whether each tells something in one place at least.
  private func facts(of value: Any) -> [String: Bool] {
    let mirror = Mirror(reflecting: value)
    return mirror.children.reduce(into: [:]) { facts, child in
      if mirror.displayStyle == .struct, let name = child.label {
        facts["\(mirror.subjectType).\(name)"] = !Self.nothing.contains("\(child.value)")
      }
      facts.merge(self.facts(of: child.value)) { $0 || $1 }
    }
  }

  @Test func `the text tells each fact of a grade, so that each has its name in it`() throws {
    let facts = facts(of: try ClassJSON.record(Self.text))
    #expect(facts.count > 30)
    #expect(
      facts.filter { !$0.value }.keys.sorted() == [],
      "ClassJSON has no names for these, or the text lacks them")
  }

  @Test(arguments: ["\"id\":\"one-tap\",", "\"steps\":3,", "\"name\":\"x\",", "\"file\":\"h/x\","])
  func `a lesson or a hand-in without its names is damaged`(member: String) {
    #expect(throws: ClassJSON.ReadError.damaged) {
      try ClassJSON.record(Self.text.replacing(member, with: ""))
    }
  }

  @Test(arguments: ["\"id\":\"one-tap\"", "\"steps\":3", "\"name\":\"x\"", "\"file\":\"h/x\""])
  func `one whose names are of another kind is damaged, too`(member: String) {
    let name = member.prefix { $0 != ":" }
    for other in ["null", "[]", member.contains("steps") ? "\"3\"" : "3"] {
      #expect(throws: ClassJSON.ReadError.damaged) {
        try ClassJSON.record(Self.text.replacing(member, with: "\(name):\(other)"))
      }
    }
  }

  @Test(arguments: ["-1", "9999999999", "\"3\"", "null"])
  func `what nothing could have been counted to is no count`(number: String) throws {
    let text = Self.text.replacing("\"actions\":8", with: "\"actions\":\(number)")
    #expect(try ClassJSON.record(text).works.first?.actions == 0)
  }
}
