import Testing

@testable import LayerTracing

/// What layers do in tasks: one thread, one order, and each task goes on as who it was.
@MainActor @Suite struct TaskTests {
  private let session = Session(capacity: 10_000)
  private let answers: Answers
  private let presenter: AwaitingPresenter

  init() {
    let session = session
    let answers = Answers(session)
    self.answers = answers
    presenter = session.make {
      AwaitingPresenter(AwaitingInteractor(AwaitedWorker(answers)))
    }
  }

  private func lines(of event: Int) -> [String] {
    session.messages.filter { $0.event == event }.map(\.line)
  }

  @Test func `an answer that is there at once is a result as any other`() {
    answers.isQuick = true
    session.event { presenter.viewDidLoad("a") }
    #expect(
      session.lines == [
        "User -> Presenter viewDidLoad [a]",
        "Presenter -> Presenter begin({ … })",
        "Presenter -> Interactor load(\"a\") => 10",
        "Interactor -> Worker fetch(\"a\") => 1",
        "Interactor -> Interactor sum = 1",
        "Presenter -> Presenter show(10)",
      ])
  }

  @Test func `what is suspended goes on as who it was, because of who answered`() {
    session.event { presenter.viewDidLoad("a") }
    #expect(
      lines(of: 1) == [
        "User -> Presenter viewDidLoad [a]",
        "Presenter -> Presenter begin({ … })",
        "Presenter -> Interactor load(\"a\")",
        "Interactor -> Worker fetch(\"a\")",
        "Worker -> Worker fetch(_:) awaits a",
      ])
    answers.deliver(0, .success(7), as: 2)
    #expect(
      lines(of: 2) == [
        "Worker -> Worker fetch(_:) resumes",
        "Worker ~> Interactor fetch(_:) returned 7",
        "Interactor -> Interactor sum = 7",
        "Interactor ~> Presenter load(_:) returned 70",
        "Presenter -> Presenter show(70)",
      ])
    // Each is the cause of the next but for the write, which causes nothing.
    let causes = session.messages.filter { $0.event == 2 }.map { $0.cause }
    #expect(causes == [nil, 6, 7, 7, 9])
  }

  @Test func `answers may come in another order than they were asked for`() {
    session.event(1) { presenter.viewDidLoad("a") }
    session.event(2) { presenter.viewDidLoad("b") }
    #expect(answers.names == ["a", "b"])
    answers.deliver(1, .success(1), as: 3)
    answers.deliver(0, .success(2), as: 4)
    #expect(lines(of: 3).last == "Presenter -> Presenter show(10)")
    #expect(lines(of: 4).last == "Presenter -> Presenter show(30)")
  }

  @Test func `an error is told to who has waited`() {
    session.event(1) { presenter.save() }
    answers.deliver(0, .failure(.bad), as: 2)
    #expect(
      lines(of: 2) == [
        "Worker -> Worker fetch(_:) resumes",
        "Worker ~> Interactor fetch(_:) threw .bad",
        "Interactor ~> Presenter save() threw .bad",
        "Presenter -> Presenter fail(\"bad\")",
      ])
  }

  @Test func `a method that returns nothing says that it has returned`() {
    session.event(1) { presenter.save() }
    answers.deliver(0, .success(7), as: 2)
    #expect(lines(of: 2).contains("Interactor ~> Presenter save() returned"))
  }

  @Test func `two requests at once are both under way`() {
    session.event(1) { presenter.loadBoth() }
    #expect(answers.names == ["one", "two"])
    answers.deliver(1, .success(2), as: 2)
    #expect(
      lines(of: 2) == [
        "Worker -> Worker fetch(_:) resumes", "Worker ~> Interactor fetch(_:) returned 2",
      ])
    answers.deliver(0, .success(3), as: 3)
    #expect(lines(of: 3).last == "Presenter -> Presenter show(5)")
  }

  @Test func `a group of tasks answers when the last one has`() {
    session.event(1) { presenter.loadGroup() }
    #expect(answers.names == ["a", "b", "c"])
    answers.deliver(2, .success(1), as: 2)
    answers.deliver(0, .success(2), as: 3)
    answers.deliver(0, .success(3), as: 4)
    #expect(lines(of: 4).last == "Presenter -> Presenter show(6)")
  }

  @Test func `what a stream brings comes one by one`() {
    session.event(1) { presenter.hear() }
    #expect(lines(of: 1).filter { $0.hasPrefix("Interactor -> Interactor add") }.count == 3)
  }

  @Test func `a sleep lasts until the host lets its time pass, or is cancelled`() {
    var wakes: [() -> Void] = []
    session.recorder.holdsSleep = { wakes.append($0) }
    session.event(1) { presenter.nap() }
    #expect(wakes.count == 1)
    #expect(!lines(of: 1).contains { $0.contains("show") })
    session.event(2) { wakes.removeFirst()() }
    #expect(lines(of: 2).last == "Presenter -> Presenter show(-1)")

    session.event(3) { presenter.nap() }
    session.event(4) { presenter.cancel() }
    #expect(lines(of: 4).contains("Presenter -> Presenter fail(\"CancellationError()\")"))
  }

  @Test
  func
    `what a task that is cancelled was waiting in goes on as itself, because of who cancelled it`()
  {
    var wakes: [() -> Void] = []
    session.recorder.holdsSleep = { wakes.append($0) }
    session.event(1) { presenter.nap() }
    session.event(2) { presenter.cancel() }
    let messages = session.messages.filter { $0.event == 2 }
    let cancel = messages.first
    let resumption = messages.first { $0.kind == .resumption }
    #expect(cancel?.line == "User -> Presenter cancel()")
    #expect(resumption?.line == "Interactor -> Interactor nap() resumes")
    #expect(resumption?.cause == cancel?.id)
  }

  @Test func `tasks that don't end are stopped`() {
    session.event(1) { presenter.loop() }
    #expect(session.recorder.runaway != nil)
    #expect(session.recorder.isEndless)
  }

  @Test func `a message may be stopped at after an await, while the sender waits`() {
    session.event(1) { presenter.viewDidLoad("a") }
    var seen: [String] = []
    session.recorder.beforeDelivery = { [recorder = session.recorder] _ in
      seen.append(recorder.messages.newestMessage?.text ?? "")
      // What is looked at meanwhile may have tasks of its own.
      let other = Session()
      let answers = Answers(other)
      answers.isQuick = true
      let presenter = other.make { AwaitingPresenter(AwaitingInteractor(AwaitedWorker(answers))) }
      other.event { presenter.viewDidLoad("other") }
      #expect(other.lines.last == "Presenter -> Presenter show(10)")
    }
    answers.deliver(0, .success(7), as: 2)
    #expect(seen.count == 5)
    #expect(seen.last == "show(70)")
  }

  @Test func `the same events give the same trace`() {
    func play(_ seed: UInt64) -> [String] {
      let session = Session(capacity: 10_000)
      let answers = Answers(session)
      let presenter = session.make {
        AwaitingPresenter(AwaitingInteractor(AwaitedWorker(answers)))
      }
      var state = seed
      func next(_ below: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % below
      }
      for event in 1...60 {
        switch next(answers.names.isEmpty ? 4 : 8) {
        case 0: session.event(event) { presenter.viewDidLoad("n\(event)") }
        case 1: session.event(event) { presenter.loadBoth() }
        case 2: session.event(event) { presenter.save() }
        case 3: session.event(event) { presenter.cancel() }
        case 4: answers.deliver(next(answers.names.count), .failure(.bad), as: event)
        default: answers.deliver(next(answers.names.count), .success(event), as: event)
        }
      }
      return session.messages.map { "\($0.id) \($0.cause ?? 0) \($0.event) \($0.line)" }
    }
    for seed in 1...1000 as ClosedRange<UInt64> { #expect(play(seed) == play(seed)) }
  }
}
