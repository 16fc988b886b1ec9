import TestSupport
import Testing

@testable import Shell

@Suite struct ServiceCommandTests {
  @Test func `an answer that is late waits, and comes when it is let through`() {
    let learner = Learner()
    #expect(
      learner.type("service slow")
        == "The service is slow from now on: each answer waits for 'service deliver'.\n")
    learner.type("open candy mvc viper")
    #expect(!learner.type("screen").contains("천국"))
    #expect(
      learner.type("service") == """
        The service is slow: answers wait for 'service deliver'.
        Waiting answers, in the order of their requests:
          mvc: 1. fetchCandy, asked for in mvc#0.3, fetchCandy()
          viper: 1. fetchCandy, asked for in viper#0.4, fetchCandy(completion: { … })

        """)
    let answer = learner.type("service deliver")
    #expect(answer.contains("VIPER  Worker ~> Interactor -> Presenter -> View"))
    #expect(answer.contains("Heaven Candy"))
    #expect(learner.type("service").hasSuffix("No answer waits.\n"))
    let trace = learner.type("trace viper")
    #expect(trace.contains("viper#1.1  Worker ~> Interactor"))
    #expect(trace.contains("(asked for in viper#0.4, fetchCandy(completion: { … }))"))
  }

  @Test func `what failed says so, and what is loaded again may be right`() {
    let learner = Learner()
    learner.type("service fail", "open candy")
    #expect(learner.type("screen").contains("The candy can't be fetched: no connection."))
    learner.type("service ok")
    #expect(learner.type("reset").contains("Heaven Candy"))
  }

  @Test func `a service may differ from pattern to pattern`() {
    let learner = Learner()
    learner.type("service fail on viper", "open candy mvp viper")
    #expect(learner.type("screen mvp").contains("Heaven Candy"))
    #expect(learner.type("screen viper").contains("can't be fetched"))
    learner.type("service slow on mvp")
    #expect(
      learner.type("service").hasPrefix(
        "In MVP, the service is slow: answers wait for 'service deliver'.\nIn VIPER, the service fails.\n"
      ))
  }

  @Test func `what is stored is read by another worker, and nothing else can tell`() {
    let learner = Learner(columns: 100)
    #expect(
      learner.type("service local")
        == "The service isn't used from now on: the feature reads what is stored on the device.\n")
    learner.type("open candy viper ribs")
    #expect(learner.type("inspect viper.worker").hasPrefix("CandyLocalWorker, Worker of candy."))
    #expect(learner.type("inspect ribs.useCase").hasPrefix("StoredCandyUseCase, UseCase of candy."))
    #expect(learner.type("screen").contains("Heaven Candy"))
    #expect(learner.type("trace viper").contains("Worker ~> Interactor"))
    learner.type("service ok", "reset")
    #expect(learner.type("inspect viper.worker").hasPrefix("CandyAPIWorker, Worker of candy."))
    learner.type("service local", "reset", "service ok")
    #expect(learner.type("service").hasPrefix("The service answers at once."))
    learner.type("undo")
    #expect(
      learner.type("service").hasPrefix(
        "The service isn't used: the feature reads what is stored on the device."))
  }

  @Test func `an answer after closing reaches no layer, and harms nothing`() {
    let learner = Learner()
    learner.type("service slow", "open candy", "close viper")
    #expect(
      learner.type("service").contains("candy.viper, closed: 1. fetchCandy, asked for in viper#0.4")
    )
    learner.type("service deliver")
    #expect(
      learner.type("service deliver")
        == "candy.viper was closed: the answer reached no layer.\n")
    #expect(learner.type("leaks").hasPrefix("Nothing leaks"))
    #expect(learner.type("service deliver").contains("no such answer is waiting"))
  }

  @Test func `a feature that asks nothing takes it for what comes next`() {
    let learner = Learner()
    learner.type("open counter")
    #expect(
      learner.type("service fail")
        == "counter doesn't use the service. In what you open next, it fails from now on.\n")
    #expect(learner.session.state.current?.events.count == 0)
    learner.type("open candy mvp")
    #expect(learner.type("screen").contains("can't be fetched"))
  }

  @Test func `what one pattern's service does is owed by no other pattern`() {
    let learner = Learner()
    learner.type("open candy", "service fail on mvp")
    #expect(learner.type("sync") == "No pattern has missed an event.\n")
    #expect(!learner.type("quantity 1").contains("Behind"))
    #expect(learner.type("service").contains("In MVC, the service answers at once."))
    learner.type("service slow", "reset", "service deliver on viper")
    #expect(!learner.type("service deliver").contains("Behind"))
    #expect(learner.type("side").contains("no message here"))
  }

  @Test func `a service that is right again says what it doesn't do`() {
    let learner = Learner(columns: 120)
    learner.type("service slow", "open candy")
    #expect(
      learner.type("service ok").contains("6 answers still wait: service deliver."))
    learner.type("service deliver")
    #expect(
      learner.type("service ok").contains(
        "To ask again for what failed: reset, or fire an event that fetches"))
  }

  @Test func `undo and a pattern that is opened later find the service as it was`() {
    let learner = Learner()
    learner.type("service slow", "open candy mvp", "service deliver", "quantity 3", "undo")
    #expect(learner.type("screen").contains("[ - ] 0 [ + ]"))
    #expect(learner.type("screen").contains("Heaven Candy"))
    learner.type("undo")
    #expect(!learner.type("screen").contains("Heaven Candy"))
    learner.type("service deliver", "quantity 3")
    #expect(learner.type("open viper").contains("Also open, with the same screen: MVP."))
    #expect(learner.type("events").contains("1  service deliver"))
  }

  @Test func `in plain mode it is sentences`() {
    let learner = Learner(isPlain: true)
    learner.type("service slow", "open candy viper")
    #expect(
      learner.type("service").contains(
        "viper: 1. fetchCandy, asked for in viper#0.4, fetchCandy(completion: { … })."))
  }

  @Test func `how it answers is told first, and that this has its number among the events`() {
    let learner = Learner()
    learner.type("open candy viper", "quantity 1", "quantity 2")
    #expect(
      learner.type("service local").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == "The service isn't used from now on: the feature reads what is stored on the device. "
        + "To get a worker made for that: reset. This change is recorded as event 3.")
  }

  @Test func `in a lesson services answer in its language, whatever the session speaks`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add(
      "shop.ko.md",
      """
      ---
      id: shop
      title: "가게"
      language: ko
      ---
      # 가게

      ```run
      open candy viper
      ```

      ```try id=three
      fire quantity 3
      ```

      ```expect for=three
      screen viper contains "천국 사탕"
      screen viper contains "300.0won"
      ```
      """)
    let learner = Learner()
    #expect(learner.type("open candy viper").contains("Heaven Candy"))
    #expect(learner.type("lesson \(file)").contains("천국 사탕"))
    learner.type("quantity 3")
    #expect(learner.session.state.lesson?.run.isStepDone == true)
    learner.type("play")
    #expect(learner.type("screen").contains("Heaven Candy"))
  }
}
