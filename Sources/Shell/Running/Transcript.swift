/// What was typed and what was shown, in order, as far as there is room for it: the oldest goes first.
final class Transcript {
  /// A line, and what was shown below it.
  struct Exchange {
    /// What the line was asked for with; empty where lines aren't asked for.
    let prompt: String
    /// The line; nil for what was shown before any.
    let line: String?
    /// What was shown, without colours.
    var shown: [String] = []
  }

  /// What was typed and shown.
  private(set) var exchanges: [Exchange] = []
  /// How many of the oldest are gone.
  private(set) var dropped = 0
  private var size = 0
  /// The beginning of a line whose end wasn't shown yet.
  private var unended: [UInt8] = []

  /// So many bytes are kept.
  private static let room = 1 << 20
  /// What an exchange takes besides its text.
  private static let overhead = 64

  /// Notes a line.
  func type(_ line: String, prompt: String) {
    if !unended.isEmpty { takeLine() }
    exchanges.append(Exchange(prompt: prompt, line: line))
    size += line.utf8.count + prompt.utf8.count + Transcript.overhead
    if size > Transcript.room { makeRoom() }
  }

  /// Notes a line that was shown.
  func show(_ text: @autoclosure () -> String) {
    if exchanges.isEmpty { exchanges.append(Exchange(prompt: "", line: nil)) }
    let text = text()
    exchanges[exchanges.count - 1].shown.append(text)
    size += text.utf8.count + Transcript.overhead
    if size > Transcript.room { makeRoom() }
  }

  /// Notes bytes of a text that were shown; they may end anywhere.
  func show(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        unended.append(byte)
        continue
      }
      // Lines of CSV end with both.
      if unended.last == UInt8(ascii: "\r") { unended.removeLast() }
      takeLine()
    }
  }

  private func takeLine() {
    show(String(decoding: unended, as: UTF8.self))
    unended.removeAll(keepingCapacity: true)
  }

  /// Drops the older half at once, so that it isn't done for every line; of a single exchange what was
  /// shown first.
  private func makeRoom() {
    if exchanges.count == 1 {
      let shown = exchanges[0].shown
      exchanges[0].shown = ["…"] + shown.suffix(shown.count / 2)
    } else {
      let half = exchanges.count / 2
      exchanges.removeFirst(half)
      dropped += half
    }
    size = exchanges.map { exchange in
      exchange.shown.reduce((exchange.line ?? "").utf8.count + Transcript.overhead) {
        $0 + $1.utf8.count + Transcript.overhead
      }
    }.reduce(0, +)
  }
}
