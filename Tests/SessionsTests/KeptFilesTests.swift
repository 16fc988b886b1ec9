import Lessons
import Queries
import Staging
import Testing

@testable import Sessions

/// What was ever written is read for ever: a file of each version, to the byte.
@Suite @MainActor struct KeptFilesTests {
  @Test func `version 1 of a hand-in had only what stood in the end`() throws {
    let (handIn, damage) = try HandIn.read(
      #"""
      # layercake-handin 1
      name "Kim Min-ji"
      of one-tap 3ab0f1c2 en
      layercake 0.1
      lesson one-tap at how-many
      answer = 4
      next
      fire increase
      end 8 5165ad37f695a73a

      """#)
    #expect(damage == [])
    #expect(handIn.name == "Kim Min-ji")
    let sitting = try #require(handIn.sittings.first)
    #expect(sitting.step == "how-many")
    #expect(
      sitting.entries.map { $0.line(in: .handIn) } == ["answer = 4", "next", "fire increase"])
  }

  @Test func `version 2 of a hand-in has what was taken back, read and waited for, too`() throws {
    let text = #"""
      # layercake-handin 2
      name "Kim Min-ji"
      of one-tap 3ab0f1c2 en
      layercake 0.1
      code 0f3c4a5b6d7e8f90 CountPresenter.swift "class P {}\n"
      code 0f3c4a5b6d7e8f90 CountView.swift
      saw key one-tap
      lesson one-tap at how-many shuffled 4711
      choices 435e0dfa 8d14dcb6
      answer b
      undo
      after 35
      saw hint 1
      saw solution
      answer = 4
      fire increase
      undo 2
      again answer = 4
      because "the model tells the controller"
      end 19 10326a7f77fb37d7

      """#
    let (handIn, damage) = try HandIn.read(text)
    #expect(damage == [])
    #expect(handIn.text == text)
    let sitting = try #require(handIn.sittings.first)
    let answer = try #require(Action("answer = 4"))
    #expect(
      sitting.entries.prefix(8) == [
        .choices(["435e0dfa", "8d14dcb6"]), .action(.question(.answer(1))), .undo(1), .pause(35),
        .saw(.hint(1)), .saw(.solution), .action(answer),
        .action(.stage(.event(Event("increase")))),
      ])
    #expect(sitting.entries.dropFirst(8).prefix(2) == [.undo(2), .again(answer)])
    #expect(sitting.actions.first == answer)
  }

  @Test(
    arguments: [
      ("open counter", .action(.stage(.open("counter")))), ("undo", .undo(1)),
      ("goto 3", .move(.event(3))), ("rewind", .move(.back(1))), ("forward 2", .move(.ahead(2))),
      ("# time 1795679447", .time(1_795_679_447)), ("# saw hint 1", .saw(.hint(1))),
      ("# saw key one-tap", .saw(.key(lesson: "one-tap"))),
      ("# resumed 1795679441.000000000-7.session", .resumed("1795679441.000000000-7.session")),
    ] as [(String, JournalEntry)])
  func `version 2 of a session has such lines`(line: String, entry: JournalEntry) {
    #expect(JournalEntry(line, in: .journal) == entry)
    #expect(entry.line(in: .journal) == line)
  }

  @Test(arguments: [
    "again fire increase", "choices 435e0dfa", "after 35", "undo 2", "saw hint 1", "time 3",
    "resumed a", "# undo", "# fire increase", "# by hand",
  ])
  func `no other line belongs to a session`(line: String) {
    #expect(JournalEntry(line, in: .journal) == nil)
  }

  @Test(arguments: [
    "goto 3", "rewind", "time 3", "resumed a", "# saw hint 1", "after 0", "undo 0", "undo x",
    "saw hint", "again",
  ])
  func `no other line belongs to a hand-in`(line: String) {
    #expect(JournalEntry(line, in: .handIn) == nil)
  }

  @Test func `version 1 of progress tells steps, answers and numbers`() {
    let told = Progress.Contents([
      "begun one-tap", "done one-tap messages 3ab0f1c2", "skipped one-tap .2 91be02d7",
      "done one-tap same-way 1", "open one-tap same-way", "answer one-tap how-many wrong \"a b\"",
      "because one-tap how-many \"the model knows the number\"", "seed 4711",
      "class one-tap 291734562", "begun gone", "done gone x 1", "answer gone x right b",
      "class gone 5", "forget gone", "done one-tap who", "answer one-tap who maybe a", "seed x",
      "x",
    ])
    #expect(
      told.records == [
        "one-tap": [
          "messages": Progress.Record(outcome: .done, fingerprint: "3ab0f1c2"),
          ".2": Progress.Record(outcome: .skipped, fingerprint: "91be02d7"),
        ]
      ])
    #expect(
      told.answers == ["one-tap how-many": [Progress.Answer(text: "a b", isRight: false)]])
    #expect(told.seed == 4711)
    #expect(told.classSeeds == ["one-tap": 291_734_562])
  }

  @Test(arguments: [
    "exam exam-2-4711 7 8 91be02d73ab0f1c2 2026-11-26", "exam exam-2-4711 7 8 91be02d73ab0f1c2",
  ])
  func `version 1 of progress has exams, with a day or without`(line: String) {
    #expect(ExamResult(line)?.line == line)
  }

  @Test(arguments: [
    "layercake:1 open counter mvp; fire increase *3; goto mvp#3.5 ~ffa17493",
    "layercake:1 code 0f3c4a5b6d7e8f90 CountView.swift; open counter mvp ~ee1def55",
  ])
  func `version 1 of a shared session is one line`(line: String) throws {
    #expect(try SharedSession(line).text == line)
  }
}
