import TestSupport
import Testing

@testable import Sessions

@Suite struct ShareCommandTests {
  private static let question = [
    "open counter mvp viper", "increase", "increase", "increase on mvp", "note it's odd; #1",
    "goto mvp#2.4",
  ]

  @Test func `a session is one line, and opens where its sender was`() {
    let sender = Learner()
    let line = sender.type(
      ["open counter mvp viper", "increase", "increase", "goto mvp#2.4", "share"])
    #expect(
      line.hasPrefix("layercake:1 open counter mvp viper; fire increase *2; goto mvp#2.4 ~"))
    let receiver = Learner()
    let answer = receiver.type(line.lines[0])
    #expect(receiver.done == sender.done)
    #expect(receiver.prompts.contains("mvp#2.4> "))
    #expect(answer.contains("Opened: 3 actions."))
    #expect(answer.contains("paused before mvp#2.4"))
  }

  @Test func `what is typed survives, quotes and semicolons too`() {
    let sender = Learner()
    sender.type(Array(Self.question.dropLast()))
    let receiver = Learner()
    receiver.type(sender.type("share").lines[0])
    #expect(receiver.done == sender.done)
  }

  @Test func `a file is opened, and a chat may break its line`() throws {
    let folder = try ScratchFolder()
    let sender = Learner()
    let file = "\(folder.path)/question.layercake"
    #expect(sender.type(Self.question + ["share \(file)"]).hasPrefix("Wrote \(file), "))
    let receiver = Learner()
    receiver.type("open greeting", "open \(file)")
    #expect(receiver.prompts.contains("mvp#2.4> "))
    let broken = try folder.contents("question.layercake").replacing("; fire", with: ";\nfire")
    try folder.add("broken.layercake", broken)
    let other = Learner()
    other.type("open \(folder.path)/broken.layercake")
    #expect(other.done == receiver.done)
  }

  @Test func `a lesson goes on in its step`() {
    let sender = Learner()
    sender.type("lesson taps", "b", "next", "increase")
    let receiver = Learner()
    receiver.type(sender.type("share").lines[0])
    #expect(receiver.prompt == sender.prompt)
    #expect(receiver.type("increase").contains("Done."))
  }

  @Test func `a lesson can't open another session`() {
    let learner = Learner()
    learner.type("open counter mvp")
    let line = learner.type("share").lines[0]
    #expect(
      learner.runner.carryOut(line, in: learner.session.state, for: .begin)
        != .passed)
  }

  @Test(arguments: [
    ("layercake:1 open counter ~0", "the shared session was cut or changed on its way"),
    ("layercake:1 open counter", "the shared session was cut or changed on its way"),
    ("layercake:1", "the shared session was cut or changed on its way"),
    ("layercake:2 open counter ~0", "a newer Layercake shared this"),
    ("layercake:x open counter ~0", "this is not a shared session"),
    ("open /dev/null/x", "can't read this file"),
  ])
  func `a line that isn't whole is refused in words`(line: String, what: String) {
    let learner = Learner()
    learner.type("open greeting")
    let answer = learner.type(line)
    #expect(answer.lowercased().contains(what.lowercased()))
    #expect(answer.hasSuffix("opened.\n"))
    #expect(learner.done == ["open greeting"])
  }

  @Test func `what can't be done is refused, and nothing is changed`() {
    let bad = SharedSession(
      [.stage(.open("counter")), .stage(.event(.init("jump")))], at: nil)
    let learner = Learner()
    learner.type("open greeting")
    #expect(learner.type(bad.text).contains("line 2 of what was shared can't be run"))
    #expect(learner.done == ["open greeting"])
    let unknown = bad.text.replacing("fire jump", with: "jump up")
    #expect(throws: SharedSession.ReadError.changed) { try SharedSession(unknown) }
  }
}
