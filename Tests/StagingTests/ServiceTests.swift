import Features
import Testing

/// Something far away, and how it answers.
@Suite struct ServiceTests {
  /// What came, in order.
  private final class Answers {
    var all: [String] = []

    func ask(_ service: Service, for what: String) {
      service.request(what, answer: what) { result in
        switch result {
        case .success(let answer): self.all.append(answer)
        case .failure(let error): self.all.append("\(what): \(error)")
        }
      }
    }
  }

  private let answers = Answers()

  @Test func `it answers at once unless it is told otherwise`() {
    let service = Service()
    answers.ask(service, for: "a")
    #expect(answers.all == ["a"])
    #expect(service.pending.isEmpty)
  }

  @Test func `one that fails says why`() {
    answers.ask(Service(mode: .fail), for: "a")
    #expect(answers.all == ["a: unreachable"])
  }

  @Test func `late answers wait in order, with who asked, and come in any order`() {
    var message: UInt32 = 0
    let service = Service(mode: .slow) {
      message += 1
      return Service.Origin(layer: 7, message: message)
    }
    for what in ["a", "b", "c"] { answers.ask(service, for: what) }
    #expect(answers.all.isEmpty)
    #expect(service.pending.map(\.request) == ["a", "b", "c"])
    #expect(service.pending.map(\.origin.message) == [1, 2, 3])
    #expect(service.deliver(2)?.request == "b")
    #expect(service.deliver()?.request == "a")
    #expect(service.deliver(2) == nil)
    #expect(service.deliver(0) == nil)
    #expect(answers.all == ["b", "a"])
    #expect(service.pending.map(\.request) == ["c"])
  }

  @Test func `what waits fails if the service has failed meanwhile`() {
    let service = Service(mode: .slow)
    answers.ask(service, for: "a")
    service.mode = .fail
    service.deliver()
    #expect(answers.all == ["a: unreachable"])
  }

  @Test func `an answer may ask again while it is let through`() {
    let service = Service(mode: .slow)
    let answers = answers
    service.request("a", answer: "a") { _ in answers.ask(service, for: "b") }
    service.deliver()
    #expect(service.pending.map(\.request) == ["b"])
  }
}
