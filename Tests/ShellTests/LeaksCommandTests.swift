import Testing

@testable import Shell

@Suite struct LeaksCommandTests {
  @Test func `what is closed is released, and that is said`() {
    let learner = Learner()
    learner.type("open candy", "quantity 3", "buy", "back")
    #expect(
      learner.type("leaks")
        == "Nothing leaks: everything alive belongs to a screen. After 'close', check "
        + "again:\n  leaks.\n")
    #expect(learner.type("close").hasSuffix("Released: all 23 layers.\n"))
    #expect(learner.type("leaks") == "Nothing leaks.\n")
  }

  @Test func `what stays is named, with the cycle that keeps it`() {
    let learner = Learner()
    learner.type("open candy viper~b", "close")
    #expect(
      learner.type("leaks") == """
        candy.viper~b, closed: 4 layers are still alive
          alive: CandyAPIWorker, CandyInteractor, CandyRouter and CandyPresenter
          the cycle: CandyInteractor holds CandyPresenter, as presenter
          and CandyPresenter holds CandyInteractor, as interactor

        """)
  }

  @Test func `a RIB that is attached though nothing shows it is named, with what holds it`() {
    let learner = Learner()
    learner.type("open account ribs~b ribs")
    #expect(learner.type("leaks").hasPrefix("Nothing leaks"))
    learner.type("finish")
    #expect(
      learner.type("leaks") == """
        account.ribs~b: 7 layers are still alive
          alive: FeatureViewController, FeaturePresenter, FeatureUseCaseImpl,
            FeatureRepositoryImpl, FeatureInteractor, FeaturePresentableListenerMapper
            and FeatureRouter
          no cycle: MainRouter holds FeatureRouter, as children; no screen shows it

        """)
    #expect(learner.type("close").hasPrefix("Closed account: RIBs and RIBs~b.\nReleased: all "))
  }

  @Test func `undo brings back what was closed`() {
    let learner = Learner()
    learner.type("open counter mvp~b", "close", "undo")
    #expect(learner.type("leaks").hasPrefix("Nothing leaks"))
    #expect(learner.shown == ["mvp~b": "0"])
  }

  @Test func `in plain mode it is sentences`() {
    let learner = Learner(isPlain: true)
    learner.type("open greeting mvp~a", "close")
    #expect(
      learner.type("leaks").hasPrefix(
        "greeting.mvp~a, closed: 2 layers are still alive.\nalive: "))
  }
}
