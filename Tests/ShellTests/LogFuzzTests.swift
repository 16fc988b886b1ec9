import Sessions
import TestSupport
import Testing

@testable import Shell

/// No file of a session crashes what reads it or plays it, and one that can't be played changes nothing.
@Suite struct LogFuzzTests {
  private static let log = """
    # layercake-session 2
    open counter mvc mvp
    fire increase
    note mvp#1.2 "it's here"
    undo
    fire increase on mvp
    sync
    lesson taps at who
    answer b
    next
    fire increase
    skip
    play
    fire decrease
    rewind
    goto 1
    forward
    close mvc
    reset

    """
  private static let pieces = [
    "# layercake-session ", "1", "2", "99999999999999999999", "\n", "undo\n", "fire increase\n",
    "open counter\n", "replay a\n", "quit\n", "resume\n", "lesson quiet at 1\n", "play\n", "skip\n",
    "next\n", "answer ", "note ", "\"", "'", "\u{0}", ";", "#", "close\n", "reset\n", " on viper",
    "goto mvp#1.2\n", "goto 0\n", "rewind\n", "forward\n", "mock view\n", "FIRE +\n",
  ]

  private func play(_ lines: [SessionFile.Line], _ learner: Learner) throws(CommandError) {
    try learner.runner.context.play(lines, of: "a.session", at: nil)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a spoilt file is played whole, or not at all`(seed: UInt64) {
    var mutator = Mutator(pieces: Self.pieces, seed: seed)
    var played = 0
    for _ in 0..<Mutator.count(orElse: 500) / 2 {
      let text = mutator.spoil(Self.log)
      guard let file = try? SessionFile(text) else { continue }
      let learner = Learner()
      learner.type("open counter viper", "fire decrease")
      let before = learner.done
      do throws(CommandError) {
        try play(file.lines, learner)
        played += 1
        // What was played can be played again, and comes to the same.
        let again = Learner()
        let lines = learner.done.enumerated().map {
          SessionFile.Line(number: $0 + 1, text: $1)
        }
        do throws(CommandError) { try play(lines, again) } catch {
          Issue.record("not twice: \(text.debugDescription)")
        }
        if again.done != learner.done || again.shown != learner.shown
          || !learner.session.timeline.isInPast && again.prompt != learner.prompt
        {
          Issue.record("twice, and otherwise: \(text.debugDescription)")
        }
      } catch {
        if learner.done != before || learner.shown != ["viper": "-1"] {
          Issue.record("changed something: \(text.debugDescription)")
        }
      }
    }
    #expect(played > Mutator.count(orElse: 500) / 40)
  }

  @Test func `a file cut at any byte is read up to its last whole line`() throws {
    let bytes = Array(Self.log.utf8)
    let header = SessionFile.header.utf8.count + 1
    var played: [SessionFile.Line]?
    for count in 0...bytes.count {
      let cut = String(decoding: bytes[..<count], as: UTF8.self)
      guard count >= header else {
        #expect(throws: SessionFile.ReadError.noHeader) { try SessionFile(cut) }
        continue
      }
      let whole = cut[...(cut.lastIndex(of: "\n") ?? cut.startIndex)]
      let file = try SessionFile(cut)
      #expect(file.lines == (try SessionFile(String(whole))).lines)
      #expect(file.isTorn == (cut.last != "\n"))
      if file.lines == played { continue }
      #expect(throws: Never.self) { try play(file.lines, Learner()) }
      played = file.lines
    }
  }
}
