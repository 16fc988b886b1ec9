import Catalog
import Queries
import Sessions
import Terminal
import Testing
import TestSupport

@testable import Shell

/// No line crashes the shell, and one that can't be carried out leaves everything as it was.
@Suite struct RandomLineTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a line is carried out, or nothing is changed`(seed: UInt64) {
    var generator = LineGenerator(
      of: Command.all.map(\.name) + ["increase", "decrease", "+", "-"], seed: seed)
    var (lines, complaints, number) = (0, 0, 0)
    while lines < Mutator.count(orElse: 800) {
      number += 1
      let columns = [80, 40, 200, 20, 60][number % 5]
      let learner = Learner(columns: columns, color: number % 2 == 0, isPlain: number % 3 == 0)
      learner.type(number % 4 == 0 ? "open counter mvp" : "open counter")
      let (typed, failed) = type(250, of: &generator, learner)
      lines += typed
      complaints += failed
    }
    #expect(complaints > lines / 2)
  }

  /// Types lines into one session until one of them leaves.
  ///
  /// - Returns: How many lines that were, and how many could not be carried out.
  private func type(
    _ count: Int, of generator: inout LineGenerator, _ learner: Learner
  ) -> (typed: Int, failed: Int) {
    var (typed, complaints) = (0, 0)
    var thorough: Snapshot?
    for number in 0..<count where !learner.runner.isFinished {
      let line = generator.line()
      typed += 1
      let before = Pulse(learner.session)
      do throws(CommandError) {
        try learner.runner.run(line)
        thorough = nil
      } catch {
        complaints += 1
        // Drawing takes longer than all else.
        if number % 16 == 0 { draw(error, line, learner) }
        // Of several commands on a line the first ones were carried out.
        guard ((try? Lexer.commands(in: line)) ?? []).count < 2 else {
          thorough = nil
          continue
        }
        #expect(Pulse(learner.session) == before, "\(line.debugDescription)")
        if number % 20 == 0 {
          let now = Snapshot(learner.runner)
          #expect(thorough == nil || thorough == now, "\(line.debugDescription)")
          thorough = now
        }
      }
    }
    return (typed, complaints)
  }

  private func draw(_ complaint: CommandError, _ line: String, _ learner: Learner) {
    for place in [CommandErrorView.Place.prompt(width: 11, isBelowLine: true), .file("f", line: 1)]
    {
      let view = CommandErrorView(complaint, of: line, at: place)
      #expect(!Document([view]).lines(for: learner.out.profile).isEmpty)
    }
  }
}

/// What changes whenever anything does: cheaper than a ``Snapshot``, which also has the screens.
private struct Pulse: Equatable {
  private let feature: String?
  private let events: Int
  private let messages: [Int]
  private let recorders: [ObjectIdentifier]

  init(_ session: Session) {
    let open = session.state.current?.open ?? []
    feature = session.state.current?.feature.name
    events = session.state.current?.events.count ?? -1
    messages = open.map(\.recorder.messages.count)
    recorders = open.map { ObjectIdentifier($0.recorder) }
  }
}
