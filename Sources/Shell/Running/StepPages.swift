/// The text of a lesson's step in pages, each of which fits the terminal: it is read page by page, and its
/// question stands whole on the last.
struct StepPages {
  /// The pages that are still to be shown, the next one first.
  private(set) var rest: ArraySlice<String> = []

  /// No pages.
  init() {}

  /// Cuts a text, where it can be at empty lines.
  ///
  /// - Parameters:
  ///   - text: The text, with the escape sequences of its colours.
  ///   - rows: The rows of the terminal, one of which the prompt takes.
  init(_ text: String, rows: Int) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    let room = max(rows - 1, 1)
    var pages: [String] = []
    while !lines.isEmpty {
      while lines.first?.isEmpty == true, !pages.isEmpty { lines.removeFirst() }
      var count = min(room, lines.count)
      if count < lines.count { count = StepPages.cut(lines, room: room) }
      pages.append(lines.prefix(count).map { $0 + "\n" }.joined())
      lines = lines.dropFirst(count)
    }
    rest = pages[...]
  }

  /// How many lines the next page takes: to an empty line, if that leaves neither a heading nor a last
  /// line alone.
  private static func cut(_ lines: ArraySlice<String>, room: Int) -> Int {
    let blanks = lines.prefix(room + 1).indices.filter { lines[$0].isEmpty }
      .map { $0 - lines.startIndex }.filter { $0 >= max(room / 4, 1) }
    guard let last = blanks.last else { return room }
    let rest = lines.count - last
    if rest <= 4, let before = blanks.dropLast().last, lines.count - before <= room {
      return before
    }
    return last
  }

  /// Takes the next page; nil if all were shown.
  mutating func next() -> String? { rest.popFirst() }

  /// Takes all that is left.
  mutating func takeAll() -> String {
    defer { rest = [] }
    return rest.joined(separator: "\n")
  }

  /// Whether all were shown.
  var isEmpty: Bool { rest.isEmpty }
}
