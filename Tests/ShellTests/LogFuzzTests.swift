import TestSupport
import Testing

@testable import Shell

/// No log of a session crashes whoever reads it or plays it, and one that can't be played changes
/// nothing.
@Suite struct LogFuzzTests {
  private static let log = """
    # layercake-session 1
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
    close mvc
    reset

    """
  private static let pieces = [
    "# layercake-session ", "1", "2", "99999999999999999999", "\n", "undo\n", "fire increase\n",
    "open counter\n", "replay a\n", "quit\n", "resume\n", "lesson quiet at 1\n", "play\n", "skip\n",
    "next\n", "answer ", "note ", "\"", "'", "\u{0}", ";", "#", "close\n", "reset\n", " on viper",
  ]

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a spoilt log is played whole, or not at all`(seed: UInt64) {
    var mutator = Mutator(pieces: Self.pieces, seed: seed)
    var played = 0
    for _ in 0..<Mutator.count(orElse: 2_000) / 2 {
      let text = mutator.spoil(Self.log)
      guard let file = try? SessionFile(text) else { continue }
      let learner = Learner()
      learner.type("open counter viper", "fire decrease")
      let before = Array(learner.session.log.actions)
      do throws(ReplayFailure) {
        try learner.session.replay(file.actions)
        played += 1
        let log = Array(learner.session.log.actions)
        // What was played can be played again, and comes to the same.
        let again = Learner()
        let lines = log.enumerated().map { SessionFile.Line(number: $0 + 1, text: $1) }
        do throws(ReplayFailure) { try again.session.replay(lines) } catch {
          Issue.record("not twice: \(text.debugDescription)")
        }
        if again.shown != learner.shown || again.prompt != learner.prompt {
          Issue.record("twice, and otherwise: \(text.debugDescription)")
        }
      } catch {
        if Array(learner.session.log.actions) != before || learner.shown != ["viper": "-1"] {
          Issue.record("changed something: \(text.debugDescription)")
        }
      }
    }
    #expect(played > Mutator.count(orElse: 2_000) / 40)
  }

  @Test func `a log cut at any byte is read up to its last whole line`() throws {
    let bytes = Array(Self.log.utf8)
    let header = SessionFile.header.utf8.count + 1
    for count in 0...bytes.count {
      let cut = String(decoding: bytes[..<count], as: UTF8.self)
      guard count >= header else {
        #expect(throws: SessionFile.Fault.noHeader) { try SessionFile(cut) }
        continue
      }
      let whole = cut[...(cut.lastIndex(of: "\n") ?? cut.startIndex)]
      let file = try SessionFile(cut)
      #expect(file.actions == (try SessionFile(String(whole))).actions)
      #expect(file.isTorn == (cut.last != "\n"))
      let learner = Learner()
      #expect(throws: Never.self) { try learner.session.replay(file.actions) }
    }
  }
}
