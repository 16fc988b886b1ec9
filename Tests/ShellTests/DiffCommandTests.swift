import Sessions
import Terminal
import Testing

@testable import Shell

@Suite struct DiffCommandTests {
  private let learner = Learner()

  @Test func `it tells what the last event changed, layer by layer, and on the screen`() {
    learner.type("open counter mvc mvp", "fire increase")
    #expect(
      learner.type("diff") == """
        event 1, increase: what it changed
        MVC
          controller.amountLabel.text  "0" -> "1"
          model.number                 0 -> 1
          screen  0 became 1
        MVP
          view.amountLabel.text  "0" -> "1"
          model.number           0 -> 1
          screen  0 became 1
        The screens are the same.

        """)
  }

  @Test func `of patterns, of an event, between two events`() {
    learner.type("open counter mvc mvp", "fire increase", "fire increase", "fire decrease")
    #expect(!learner.type("diff mvp").contains("MVC"))
    #expect(learner.type("diff 2").contains("model.number                 1 -> 2"))
    let answer = learner.type("diff 0 2")
    #expect(answer.hasPrefix("what changed after event 0, up to event 2, increase\n"))
    #expect(answer.contains("model.number                 0 -> 2"))
    #expect(learner.type("diff 1 3").contains("MVC  nothing\nMVP  nothing\n"))
    #expect(learner.type("diff 3 1").contains("MVC  nothing"))
  }

  @Test func `layers that have come or gone are told by themselves`() {
    learner.type("open candy viper", "quantity 3", "buy")
    #expect(
      learner.type("diff").contains(
        "  receipt.view            new: ReceiptViewController, View\n"
          + "  receipt.presenter       new: ReceiptPresenter, Presenter\n"))
    learner.type("back")
    #expect(
      learner.type("diff").contains("  receipt.presenter   gone: ReceiptPresenter, Presenter\n"))
  }

  @Test func `long values are folded`() {
    learner.type("service slow", "open candy mvp", "service deliver")
    #expect(learner.type("diff").contains("  model.offer                 nil -> CandyOffer(…)\n"))
  }

  private func specimen(_ snapshot: @escaping (Int) -> StateSnapshot) -> TracedSpecimen {
    TracedSpecimen(name: "mvp", title: "MVP", dropped: 0, events: [], snapshot: snapshot)
  }

  @Test func `what differs in the part that is left out is shown`() {
    func snapshot(_ price: Int) -> StateSnapshot {
      let offer =
        "Offer(sweets: [\"mints\", \"drops\"], note: \"for the children\", price: \(price), tax: 7)"
      return StateSnapshot(entries: [("model.offer", offer)], screen: [])
    }
    let document = Document.difference(
      from: 1, to: 2, isOfOneEvent: true, in: [specimen { snapshot($0 == 1 ? 10 : 12) }])
    let text = document.lines(for: .batch).map(\.plainText).joined(separator: "\n")
    #expect(text.contains("…n\", price: 10, tax: 7) -> …n\", price: 12, tax: 7)"), "\(text)")
  }

  @Test func `nothing before a difference at the beginning is said to be left out`() {
    func snapshot(_ price: Int) -> StateSnapshot {
      let prices = "[\(price), " + Array(repeating: "100", count: 20).joined(separator: ", ") + "]"
      return StateSnapshot(entries: [("model.prices", prices)], screen: [])
    }
    let document = Document.difference(
      from: 1, to: 2, isOfOneEvent: true, in: [specimen { snapshot($0 == 1 ? 10 : 12) }])
    let text = document.lines(for: .batch).map(\.plainText).joined(separator: "\n")
    #expect(text.contains("[10, 100") && text.contains("[12, 100"), "\(text)")
    #expect(!text.contains("…["))
  }

  @Test func `while an event is stopped it tells what has changed so far`() {
    learner.type("open counter mvp", "break Presenter -> View")
    let answer = learner.type("fire increase", "diff")
    #expect(answer.contains("  model.number  0 -> 1\n  screen  unchanged\n"))
    #expect(!answer.contains("amountLabel"))
  }

  @Test func `who was not sent the event has changed nothing`() {
    learner.type("open counter mvc mvp", "fire increase on mvp")
    #expect(learner.type("diff").contains("MVC  nothing\n"))
    #expect(learner.type("diff").contains("The screens differ.\n"))
  }

  @Test func `in plain mode it is sentences`() {
    let plain = Learner(isPlain: true)
    plain.type("open counter mvp", "fire increase")
    #expect(
      plain.type("diff") == """
        Event 1, increase: what it changed.
        MVP: view.amountLabel.text was "0" and is "1".
        MVP: model.number was 0 and is 1.
        MVP, screen: 0 became 1.

        """)
  }
}
