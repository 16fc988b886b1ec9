import LayerTracing

/// Writes messages as trace events of Chrome's format, which Perfetto and `chrome://tracing` draw: a
/// process for each specimen, a thread for each layer, a slice for each message, for as long as what it
/// caused goes on.
///
/// Time is logical: one message is one microsecond. Slices of one thread are inside one another or apart,
/// as the format demands; arrows (flow events) lead from where a message was sent to where it arrived.
///
/// A method that waits has a span of its own beside the threads (an asynchronous event), from its `await` to where
/// it goes on, which may be some events later. What still waits at the end has no end.
public struct ChromeExport {
  private let write: (String) -> Void
  private let original: (String) -> String?
  private var json = JSONWriter()
  private var isFirst = true
  /// The processes, by the specimens' names.
  private var processes: [String: Process] = [:]
  private var flow = 0
  /// The messages with which methods were suspended that still wait, by what their spans are known by.
  private var waits: [Suspension: (number: Int, name: String)] = [:]
  /// The newest number of such a span.
  private var newestWait = 0
  /// The newest number of a process or a thread. No two have the same, as on a system, and none is 0,
  /// which Perfetto takes for idling.
  private var newest = 0

  /// A specimen.
  private struct Process {
    /// Its number, and that of its first thread, to which its events belong.
    let id: Int
    /// The threads, by the names of layers.
    var threads: [String: Int] = [:]
    /// The next moment, in microseconds.
    var now = 0
  }

  /// Where a method was suspended.
  private struct Suspension: Hashable {
    let process: Int
    let message: Int
  }

  /// A message that goes on.
  private struct Slice {
    let message: Message
    let thread: Int
    let start: Int
  }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - original: What a specimen began as that is the learner's own build; nil for any other.
  ///   - write: Takes the text piece by piece.
  public init(
    original: @escaping (String) -> String? = { _ in nil }, write: @escaping (String) -> Void
  ) {
    (self.original, self.write) = (original, write)
    write("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[")
  }

  /// Writes the messages of an event.
  public mutating func add(_ event: RecordedEvent) {
    for turn in event.turns { messages(turn.messages, of: turn.specimen, fired: event.fired) }
  }

  private mutating func messages(_ messages: [Message], of specimen: String, fired: String?) {
    guard let first = messages.first else { return }
    var process = process(specimen)
    let start = process.now
    // An event comes before what comes of it, and a pause after it.
    process.now += 1
    var open: [Slice] = []
    for message in messages {
      while let last = open.last, last.message.id != message.cause {
        end(open.removeLast(), process)
      }
      let thread = thread(message.receiverName, in: &process)
      let sender = open.last?.thread
      open.append(Slice(message: message, thread: thread, start: process.now))
      if let sender, sender != thread { arrow(from: sender, to: thread, process, message) }
      if message.isPause { wait(message, thread, process) }
      process.now += 1
    }
    while let last = open.popLast() { end(last, process) }
    let name = fired ?? (first.event == 0 ? "loading" : "event \(first.event)")
    event {
      $0.member("name", name)
      $0.member("cat", "event")
      $0.slice(start, process.now, process.id, process.id)
    }
    process.now += 1
    processes[specimen] = process
  }

  /// Ends the file.
  public func finish() { write("\n]}\n") }

  // MARK: Parts

  private mutating func process(_ specimen: String) -> Process {
    if let known = processes[specimen] { return known }
    newest += 1
    let process = Process(id: newest)
    name("process_name", specimen, process.id, process.id)
    // no text: what the format calls labels
    if let original = original(specimen) {
      name("process_labels", "began as \(original)", process.id, process.id, under: "labels")
    }
    name("thread_name", "events", process.id, process.id)
    return process
  }

  private mutating func thread(_ layer: String, in process: inout Process) -> Int {
    if let known = process.threads[layer] { return known }
    newest += 1
    process.threads[layer] = newest
    name("thread_name", layer, process.id, newest)
    return newest
  }

  /// What a process or a thread is called.
  private mutating func name(
    _ kind: StaticString, _ name: String, _ process: Int, _ thread: Int,
    under key: StaticString = "name"
  ) {
    event {
      $0.key("name")
      $0.string("\(kind)")
      $0.member("ph", "M")
      $0.member("pid", process)
      $0.member("tid", thread)
      $0.key("args")
      $0.object { $0.member(key, name) }
    }
  }

  private mutating func end(_ slice: Slice, _ process: Process) {
    let message = slice.message
    event {
      $0.member("name", message.text)
      $0.member("cat", message.kind.name)
      $0.slice(slice.start, process.now, process.id, slice.thread)
      $0.key("args")
      $0.object {
        $0.member("message", message.position.reference(event: message.event))
        $0.member("way", "\(message.senderName) \(message.arrowText) \(message.receiverName)")
        if let result = message.result { $0.member("result", result.description) }
      }
    }
  }

  private mutating func arrow(from: Int, to: Int, _ process: Process, _ message: Message) {
    flow += 1
    let number = flow
    for (phase, thread) in [("s", from), ("f", to)] {
      event {
        $0.member("name", message.arrowText)
        $0.member("cat", "message")
        $0.member("ph", phase)
        $0.member("id", number)
        if phase == "f" { $0.member("bp", "e") }
        $0.member("ts", process.now)
        $0.member("pid", process.id)
        $0.member("tid", thread)
      }
    }
  }

  /// Begins a span where a method waits, and ends it where it goes on.
  private mutating func wait(_ message: Message, _ thread: Int, _ process: Process) {
    let span: (number: Int, name: String)
    if message.kind == .suspension {
      newestWait += 1
      span = (newestWait, message.text)
      waits[Suspension(process: process.id, message: message.id)] = span
    } else if let known = message.suspension.flatMap({
      waits.removeValue(forKey: Suspension(process: process.id, message: $0))
    }) {
      span = known
    } else {
      // What it waited for wasn't recorded, or isn't among the messages that are written.
      return
    }
    event {
      $0.member("name", span.name)
      $0.member("cat", Site.Kind.suspension.name)
      $0.member("ph", message.kind == .suspension ? "b" : "e")
      $0.member("id", span.number)
      $0.member("ts", process.now)
      $0.member("pid", process.id)
      $0.member("tid", thread)
    }
  }

  private mutating func event(_ members: (inout JSONWriter) -> Void) {
    json.removeAll()
    json.object(members)
    write((isFirst ? "\n" : ",\n") + String(decoding: json.bytes, as: UTF8.self))
    isFirst = false
  }
}

extension JSONWriter {
  /// When and where something goes on.
  fileprivate mutating func slice(_ start: Int, _ end: Int, _ process: Int, _ thread: Int) {
    member("ph", "X")
    member("ts", start)
    member("dur", end - start)
    member("pid", process)
    member("tid", thread)
  }
}
