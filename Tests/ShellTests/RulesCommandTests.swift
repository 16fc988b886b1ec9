import Testing

@testable import Shell

@Suite struct RulesCommandTests {
  @Test func `a specimen is held against its pattern's rules`() {
    let learner = Learner()
    learner.type("open counter mvp mvp~a", "increase", "decrease")
    #expect(
      learner.type("rules mvp") == """
        MVP: who may send to whom, and who may own whom
          View       -> Presenter    owns Presenter
          Presenter  -> View, Model  owns Model
          Model      ~> Presenter
          no Model type may reach the View
        counter.mvp keeps its rules in all 14 messages.

        """)
    #expect(
      learner.type("rules mvp~a").hasSuffix(
        """
        counter.mvp~a breaks its rules once:
          mvp~a#2.2  View -> Model  decrease(): no View may call the Model
        To see the line that sends it: source mvp~a#2.2 --sender

        """))
  }

  @Test func `who owns whom is held against them, too`() {
    let learner = Learner(columns: 120)
    learner.type("open greeting mvp~a")
    #expect(
      learner.type("rules").contains(
        "GreetingPresenter, Presenter, holds GreetingViewController, View, strongly as view"))
  }

  @Test func `all rules together are a cheat sheet`() {
    let sheet = Learner().type("rules --all")
    for name in ["MVC", "MVP", "VIPER", "MVC~classic", "MVP~supervising"] {
      #expect(sheet.contains("\(name): who may send to whom, and who may own whom\n"))
    }
    #expect(sheet.contains("  Worker      ~> Interactor\n"))
    #expect(sheet.contains("  Router      -> View\n"))
  }

  @Test func `a mock is driven by a test, which breaks no rule`() {
    let learner = Learner()
    learner.type("open counter mvp", "mock view", "increase")
    #expect(learner.type("rules").contains("counter.mvp keeps its rules"))
  }

  @Test func `in plain mode the verdict comes first, in sentences`() {
    let learner = Learner(isPlain: true)
    learner.type("open counter mvp~a", "decrease")
    #expect(
      learner.type("rules") == """
        counter.mvp~a breaks its rules once:
        mvp~a#1.2: View calls Model, decrease(). No View may do that.
        To see the line that sends it: source mvp~a#1.2 --sender
        MVP: who may send to whom, and who may own whom.
        View may: call Presenter, own Presenter.
        Presenter may: call View, call Model, own Model.
        Model may: notify Presenter.
        No Model type may reach the View.

        """)
  }

  @Test func `what travels where it may not is named, with its type`() {
    let learner = Learner()
    learner.type("open candy viper~a", "quantity 3")
    #expect(
      learner.type("rules").hasSuffix(
        """
          no entity may leave the Interactor except to the Worker
        candy.viper~a breaks its rules once:
          viper~a#0.6  Interactor -> Presenter  interactor(interactor, didFetch:
            CandyEntity(…), choco: CandyEntity(…)): it carries CandyEntity, but no
            entity may leave the Interactor except to the Worker
        To see the line that sends it: source viper~a#0.6 --sender

        """))
    learner.type("open candy mvp~a")
    #expect(
      learner.type("rules mvp~a").contains(
        "it carries\n    CandyTotals, but no Model type may reach the View"))
  }

  @Test func `comparisons and notes tell of breaches, too`() {
    let learner = Learner()
    learner.type("open candy viper viper~a")
    let row = learner.type("compare").lines.first { $0.hasPrefix("rules broken") }
    #expect(row?.split(separator: " ").suffix(2) == ["0", "1"])
    #expect(
      learner.type("export markdown -").contains(
        "Rules broken:\n\n- viper\\~a#0.6 Interactor -> Presenter interactor("))
    learner.type("close viper~a")
    #expect(!learner.type("compare").contains("rules broken"))
    // The note tells the session, closed builds included; of the pattern alone there is no breach.
    #expect(!learner.type("export markdown - on viper").contains("Rules broken"))
  }
}
