import Dispatch
import Synchronization
import Testing

@testable import LayerTracing

/// What an app's layers tell each other, on all its threads and in all its tasks.
@Suite struct AppRecorderTests {
  private let recorder = AppRecorder(app: "shop", architecture: "clean")
  private let shop = ShopView.make()

  @Test func `what the user does is an event with a name, and each message has its cause`() {
    recorder.recordingOnly { Recording("buy") { shop.tapBuy(3) } }
    #expect(
      recorder.messages.map {
        "\($0.id)<\($0.cause ?? 0) \($0.sender.role) -> \($0.receiver.role) \($0.site.baseName)"
      }
        == ["1<0 User -> View tapBuy", "2<1 View -> Presenter buy", "3<2 Presenter -> Model take"])
    #expect(recorder.messages.allSatisfy { $0.event == 1 })
    #expect(recorder.messages.last?.result == .int(3))
  }

  @Test func `a value's types are known, and objects are not kept`() {
    recorder.recordingOnly { shop.tapBuy(3) }
    #expect(recorder.messages.last?.argumentTypes == ["Order"])
    weak var gone: ShopStock?
    recorder.recordingOnly {
      let stock = ShopStock()
      gone = stock
      _ = stock.total()
    }
    #expect(gone == nil)
    #expect(recorder.count == 4)
  }

  @Test
  func `a method that waits goes on as itself, wherever it is woken, and its answer is a message`()
    async throws
  {
    _ = try await recorder.recordingOnly { try await Recording("pay") { try await shop.tapPay() } }
    #expect(
      recorder.lines == [
        "1<0 User -> View tapPay() => 7", "2<1 View -> Presenter pay()",
        "3<2 Presenter -> Model total() => 7",
        "4<2 Presenter -> Worker pay(7)", "5<4 Worker -> Worker paid = 7",
        "6<4 Worker ~> Presenter pay(_:) returned 7", "7<2 Presenter ~> View pay() returned 7",
      ])
  }

  @Test func `an error that is thrown is a message, too`() async {
    await recorder.recordingOnly { try? await shop.presenter.fail() }
    #expect(recorder.lines.contains { $0.hasPrefix("3<2 Worker ~> Presenter pay(_:) threw") })
  }

  @Test func `a task has its cause in the message in which it was begun, and belongs to its event`()
    async throws
  {
    let paid = try await recorder.recordingOnly {
      try await Recording("later") { try await shop.presenter.payLater().value }.value
    }
    #expect(paid == 5)
    #expect(recorder.messages.first { $0.site.baseName == "pay" }?.cause == 1)
    #expect(recorder.messages.allSatisfy { $0.event == 1 })
  }

  @Test func `events that go on at the same time keep their messages apart`() async {
    let shops = (0..<8).map { _ in ShopView.make() }
    await recorder.recordingOnly {
      await withTaskGroup(of: Void.self) { group in
        for shop in shops {
          group.addTask { _ = try? await Recording("pay") { try await shop.tapPay() } }
        }
      }
    }
    let events = Dictionary(grouping: recorder.messages) { $0.event }
    #expect(Set(events.keys) == Set(1...8))
    for messages in events.values {
      #expect(messages.count == 7)
      let ids = Set(messages.map(\.id))
      #expect(messages.dropFirst().allSatisfy { $0.cause.map(ids.contains) ?? false })
      #expect(messages.map(\.position.crossing) == [1, 2, 3, 4, 4, 5, 6])
    }
  }

  @Test
  func
    `many threads lose no message and tear none, and each cause is a message of the same thread`()
  {
    let (threads, each) = (8, 2_000)
    let shops = (0..<threads).map { _ in ShopView.make() }
    recorder.recordingOnly {
      let frame = AppFrame.current
      DispatchQueue.concurrentPerform(iterations: threads) { index in
        AppFrame.local.withValue(frame) {
          for number in 0..<each { Recording("buy") { shops[index].tapBuy(index * each + number) } }
        }
      }
    }
    let messages = recorder.messages
    #expect(messages.map(\.id) == Array(1...threads * each * 3))
    #expect(recorder.missing == 0)
    var counts: Set<Int> = []
    for (event, chain) in Dictionary(grouping: messages, by: \.event) {
      #expect(chain.map(\.site.baseName) == ["tapBuy", "buy", "take"], "event \(event)")
      #expect(
        chain[0].cause == nil && chain[1].cause == chain[0].id && chain[2].cause == chain[1].id)
      guard case .int(let count)? = chain[0].arguments.first?.value else { continue }
      #expect(chain[2].result == .int(count))
      counts.insert(count)
    }
    #expect(counts.count == threads * each)
  }

  @Test func `what isn't in a recording is event 0, from the app`() {
    recorder.recordingOnly { shop.tapBuy(1) }
    #expect(recorder.messages.map(\.event) == [0, 0, 0])
    #expect(recorder.messages.first?.sender.role == .app)
  }

  @Test func `a recording within another is an event of its own, from the layer that runs`() {
    let inner = Inner(shop)
    recorder.recordingOnly { Recording("outer") { inner.go() } }
    #expect(recorder.messages.map(\.event) == [1, 2, 2, 2])
    #expect(recorder.messages[1].sender.role == .coordinator)
    #expect(recorder.messages[1].cause == 1)
  }

  @Test
  func `a closure that a layer was handed runs as the one that handed it over, on a queue, too`() {
    let asker = Asker()
    let done = DispatchSemaphore(value: 0)
    recorder.recordingOnly {
      Recording("ask") { asker.ask { done.signal() } }
      done.wait()
    }
    let answer = recorder.messages.first { $0.kind == .notification }
    #expect(answer?.sender.type == "Answerer")
    #expect(answer?.receiver.type == "Asker")
    #expect(answer?.cause == 2)
    #expect(answer?.event == 1)
  }

  @Test func `what runs on a queue by itself has no cause, and comes from the app`() {
    let stock = ShopStock()
    let started = AppRecorder(app: "queue")
    started.start()
    DispatchQueue(label: "own").sync { _ = stock.total() }
    #expect(throws: Never.self) { try started.stop() }
    let message = started.messages.first { $0.site.baseName == "total" }
    #expect(message?.cause == nil)
    #expect(message?.sender.role == .app)
  }

  @Test func `a recorder that is off costs nothing and keeps nothing`() {
    shop.tapBuy(1)
    #expect(recorder.count == 0)
    #expect(Recording("buy") { 5 }.value == 5)
  }

  @Test func `the oldest messages make room, and are counted`() {
    let small = AppRecorder(app: "small", mostBytes: 600_000)
    small.recordingOnly { for number in 0..<10_000 { shop.tapBuy(number) } }
    #expect(small.count == 30_000)
    #expect(small.missing > 20_000)
    #expect(small.messages.first?.id == small.missing + 1)
    #expect(small.messages.count + small.missing == small.count)
    // What a call returned whose message has gone is dropped with it.
    #expect(small.messages.last?.result == .int(9_999))
  }

  @Test func `time and thread are told if they are asked for`() throws {
    let timed = AppRecorder(app: "timed", tellsTime: true)
    timed.recordingOnly { for _ in 0..<100 { shop.tapBuy(1) } }
    let file = try TraceText(of: timed)
    let times = file.numbers("time")
    #expect(times.count == 300)
    #expect(times == times.sorted())
    #expect(file.numbers("thread").count + file.numbers("task").count == 300)
  }

  @Test func `a value that sends messages while it is written down loses those alone, and says so`()
  {
    let teller = Teller()
    recorder.recordingOnly { teller.hear(Talkative(stock: ShopStock())) }
    #expect(recorder.messages.map(\.site.baseName) == ["hear"])
    #expect(recorder.missing + recorder.messages.count == recorder.count)
  }
}

@Layer(.coordinator)
private final class Inner: Sendable {
  private let shop: ShopView

  init(_ shop: ShopView) { self.shop = shop }

  func go() { Recording("inner") { shop.tapBuy(1) } }
}

@Layer(.presenter)
private final class Asker: Sendable {
  private let answerer = Answerer()

  func ask(then: @escaping @Sendable () -> Void) {
    answerer.answer { number in
      then()
    }
  }
}

@Layer(.worker)
private final class Answerer: Sendable {
  @Unrecorded private func later(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "answers").async { body() }
  }

  func answer(_ done: @escaping @Sendable (_ number: Int) -> Void) { later { done(5) } }
}

@Layer(.view)
private final class Teller: Sendable {
  func hear(_ what: Talkative) {}
}

/// Asks a layer when it is looked at.
private struct Talkative: CustomReflectable {
  let stock: ShopStock

  var customMirror: Mirror { Mirror(self, children: ["total": stock.total()]) }
}
