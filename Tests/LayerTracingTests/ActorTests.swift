import LayerTracing
import Testing

/// What is paid in, in another currency whose rate is asked for first.
@Layer(.model)
private actor Till {
  nonisolated let name: String
  private(set) var total = 0
  private let answers: Answers

  init(_ name: String, _ answers: Answers) {
    self.name = name
    self.answers = answers
  }

  /// What was read before the `await` may have changed behind it: an actor is re-entrant there.
  func pay(_ amount: Int) async throws -> Int {
    let before = total
    let rate = try await answers.next("rate")
    total = before + amount * rate
    return total
  }

  func add(_ amount: Int) { total += amount }

  nonisolated func label() -> String { name }
}

/// Pays into the till.
@MainActor @Layer(.presenter)
private final class TillPresenter {
  private let till: Till

  init(_ till: Till) { self.till = till }

  func pay(_ amount: Int) {
    Task {
      do { show(try await till.pay(amount)) } catch { fail("\(error)") }
    }
  }

  func add(_ amount: Int) { Task { await till.add(amount) } }
  func title() -> String { till.label() }
  func show(_ total: Int) {}
  func fail(_ why: String) {}
}

/// An actor that is a layer: its jobs wait for their turn in the same queue, and its messages are its own.
@MainActor @Suite struct ActorTests {
  private let session = Session(capacity: 10_000)
  private let answers: Answers
  private let till: Till
  private let presenter: TillPresenter

  init() {
    let answers = Answers(session)
    (till, presenter) = session.make {
      let till = Till("Till", answers)
      return (till, TillPresenter(till))
    }
    self.answers = answers
  }

  private func lines(of event: Int) -> [String] {
    session.messages.filter { $0.event == event }.map(\.line)
  }

  @Test func `what it is sent, what it sets and what it answers are messages as any other`() {
    answers.isQuick = true
    session.event(1) { presenter.pay(5) }
    #expect(
      lines(of: 1) == [
        "User -> Presenter pay(5)",
        "Presenter -> Model pay(5) => 5",
        "Model -> Model total = 5",
        "Presenter -> Presenter show(5)",
      ])
  }

  @Test func `it goes on as itself after an await`() {
    session.event(1) { presenter.pay(5) }
    #expect(lines(of: 1).last == "Model -> Model pay(_:) awaits rate")
    answers.deliver(0, .success(2), as: 2)
    #expect(
      lines(of: 2) == [
        "Model -> Model pay(_:) resumes",
        "Model -> Model total = 10",
        "Model ~> Presenter pay(_:) returned 10",
        "Presenter -> Presenter show(10)",
      ])
    let resumption = session.messages.first { $0.kind == .resumption }
    #expect(resumption?.suspension == session.messages.first { $0.kind == .suspension }?.id)
  }

  @Test
  func `it is re-entrant: what comes while it waits is done, and lost if it isn't looked at again`()
  {
    session.event(1) { presenter.pay(5) }
    session.event(2) { presenter.add(100) }
    #expect(lines(of: 2).last == "Model -> Model total = 100")
    answers.deliver(0, .success(2), as: 3)
    #expect(lines(of: 3).contains("Model -> Model total = 10"))
  }

  @Test func `what isn't isolated to it waits for nothing`() {
    session.event(1) { _ = presenter.title() }
    #expect(lines(of: 1).last == "Presenter -> Model label() => \"Till\"")
  }

  @Test func `without a recorder it works as ever, and nothing is recorded`() async throws {
    let other = Session()
    let answers = Answers(other)
    answers.isQuick = true
    let till = Till("Till", answers)
    #expect(try await till.pay(5) == 5)
    #expect(other.messages.isEmpty)
  }
}
