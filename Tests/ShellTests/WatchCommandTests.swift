import Testing

@testable import Shell

@Suite struct WatchCommandTests {
  private let learner = Learner()

  init() { learner.type("open counter mvp viper") }

  @Test func `each change is told as it happens, with the message inside which it came`() {
    #expect(
      learner.type("watch mvp.presenter.amount.number")
        == "Watching mvp.presenter.amount.number: it is 0 now.\n")
    #expect(
      learner.type("fire increase").hasPrefix(
        "  mvp.presenter.amount.number: 0 became 1, during mvp#1.3\nevent 1, increase"))
    #expect(
      learner.type("watch").hasPrefix("  mvp.presenter.amount.number is 1\n"))
    learner.type("unwatch mvp.presenter.amount.number")
    #expect(learner.type("fire increase").hasPrefix("event 2"))
    #expect(learner.type("watch") == "Nothing is watched. To watch a value: watch PATH.\n")
  }

  @Test func `a change is told before the message that follows it`() {
    learner.type("watch mvp.view.amountLabel.text", "watch mvp.model.number")
    learner.type("fire increase on mvp --step", "", "", "", "", "")
    let told = learner.out.collected.lines.filter {
      $0.contains("became") && !$0.contains("screen") || $0.contains("paused")
    }
    #expect(
      told.map { String($0.prefix(24)) } == [
        "paused before mvp#1.1  U", "paused before mvp#1.2  V", "paused before mvp#1.3  P",
        "  mvp.model.number: 0 be", "paused before mvp#1.4  M", "paused before mvp#1.5  P",
        "  mvp.view.amountLabel.t",
      ], "\(told)")
  }

  @Test(arguments: [
    (["fire increase", "undo"], 1),
    (["fire increase on mvp --step", "step", "step", "step", "\u{3}"], 2),
  ])
  func `going elsewhere tells the change from where the session was`(
    lines: [String], was: Int
  ) {
    learner.type("fire increase", "watch mvp.model.number")
    learner.type(lines)
    #expect(learner.type("goto 0").contains("mvp.model.number: \(was) became 0\n"))
  }

  @Test func `what was taken back or gone back to is no change`() {
    learner.type("watch mvp.model.number", "fire increase", "undo", "fire increase", "rewind")
    let told = learner.out.collected.lines.filter { $0.contains("number: 0 became") }
    #expect(told == Array(repeating: "  mvp.model.number: 0 became 1, during mvp#1.3", count: 2))
  }

  @Test func `what comes and goes is watched by its path`() {
    let learner = Learner()
    learner.type(
      "open candy mvp", "quantity 3", "buy", "watch mvp.receipt.view.inclTaxLabel.text", "back",
      "quantity 4", "buy")
    let told = learner.out.collected.lines.filter {
      $0.contains("became") && $0.contains("receipt")
    }
    #expect(told.first?.contains("became not there") == true)
    #expect(told.last?.contains("became \"Incl Tax : 426.0won\"") == true)
  }

  @Test func `in plain mode it is a sentence`() {
    let plain = Learner(isPlain: true)
    plain.type("open counter mvp", "watch mvp.model.number")
    #expect(
      plain.type("fire increase").hasPrefix(
        "Watched: mvp.model.number changed from 0 to 1, during mvp#1.3.\n"))
  }
}
