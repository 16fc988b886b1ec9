import Dispatch
import LayerTracing

/// Figures about the recorder of an app.
extension Report {
  /// A message of an app on eight threads at once, beside the same on one.
  mutating func measureApp(_ effort: Effort) {
    let asks = (effort.isQuick ? 100_000 : 1_000_000) / 3
    let one = Report.ask(asks, threads: 1)
    let eight = Report.ask(asks, threads: 8)
    add(
      "message of an app, 8 threads at once", value: eight, unit: .nanoseconds,
      beside: ("one thread", one), goal: nil)
  }

  /// The nanoseconds that a message takes, of so many questions and answers on each thread; no message may be lost,
  /// and each answer has to know its question.
  private static func ask(_ asks: Int, threads: Int) -> Double {
    let recorder = AppRecorder(app: "bench", mostBytes: 8_000_000_000)
    recorder.start()
    let time = Stopwatch.nanoseconds {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        let asker = Asker()
        Recording("ask") { for number in 0..<asks { asker.ask(number) } }
      }
    }
    do throws(AppTraceError) { try recorder.stop() } catch { preconditionFailure("\(error)") }
    let count = 3 * asks * threads
    precondition(recorder.count == count && recorder.missing == 0, "messages are missing")
    let messages = recorder.messages
    for (index, message) in messages.enumerated() {
      precondition(message.id == index + 1, "messages are out of order")
      guard message.isNotification else { continue }
      let question = messages[(message.cause ?? 0) - 1]
      precondition(
        question.receiver == message.sender && question.event == message.event,
        "an answer doesn't know its question")
    }
    return time / Double(count)
  }
}

/// Asks a question, and hears the answer at once: three messages.
@Layer(.presenter)
private nonisolated final class Asker: Sendable {
  private let answerer = Answerer()

  func ask(_ number: Int) { answerer.answer { _ in } }
}

/// Answers.
@Layer(.worker)
private nonisolated final class Answerer: Sendable {
  func answer(_ done: @escaping (_ number: Int) -> Void) { done(1) }
}
