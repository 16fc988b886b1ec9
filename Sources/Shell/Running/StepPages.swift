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
      if count < lines.count,
        let blank = lines.prefix(count + 1).lastIndex(where: \.isEmpty), blank > lines.startIndex
      {
        count = blank - lines.startIndex
      }
      pages.append(lines.prefix(count).map { $0 + "\n" }.joined())
      lines = lines.dropFirst(count)
    }
    rest = pages[...]
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
