import LayerTracing

/// A recorder of its own for one test, and what it recorded as text.
final class Session {
  let recorder: Recorder

  init(capacity: Int = 1000) { recorder = Recorder(capacity: capacity) }

  /// Makes layers that belong to this session.
  func make<Made>(_ body: () throws -> Made) rethrows -> Made { try recorder.assembling(body) }

  /// Runs `body` as what the user does in event `number`.
  func event<Result>(_ number: Int = 1, _ body: () throws -> Result) rethrows -> Result {
    try recorder.recording(event: number, body)
  }

  /// Every message so far.
  var messages: [Message] { Array(recorder.messages.trace()) }

  /// Every message so far, a line each.
  var lines: [String] { messages.map(\.line) }
}

extension Message {
  /// The message on one line: `Worker ~> Interactor number = 1`, with a result after `=>`.
  var line: String {
    "\(sender.role) \(isNotification ? "~>" : "->") \(receiver.role) \(text)"
      + (result.map { " => \($0)" } ?? "")
  }
}

/// Records what `body` sends to a fresh layer.
func record<Layer>(_ make: () -> Layer, _ body: (Layer) throws -> Void) rethrows -> [String] {
  let session = Session()
  let layer = session.make(make)
  try session.event { try body(layer) }
  return session.lines
}
