import Terminal

/// Cuts what is shown to a class into pages, each ended where that disturbs least: one page more is better than
/// a paragraph of which a line stands alone.
///
/// A heading stands above what it is about, and a command above what came of it; a box, and what is
/// ``Whole``, are on one page if they are no larger.
struct PageCut {
  /// The lines of a page.
  private let room: Int
  private var lines: [StyledText] = []
  /// What it costs to begin a page with a line.
  private var costs: [Int] = []

  // What a page more costs, and what it costs to cut where that disturbs.
  private static let apart = 1_000_000
  /// A heading at the end of a page is worse than a box on two.
  private static let behindHeading = 2 * apart
  private static let page = 10
  private static let inParagraph = 6
  private static let inPassage = 12
  private static let betweenEntries = 3
  private static let loneLine = 6
  private static let shortPage = 8
  /// A last page of fewer lines looks as if something had been forgotten.
  private static let fewLines = 4

  /// Cuts a document.
  ///
  /// - Parameters:
  ///   - document: What is shown.
  ///   - own: What comes behind it and begins a page, with its heading; nil for nothing.
  ///   - profile: The terminal.
  ///   - room: The lines of a page.
  /// - Returns: The pages, one at least.
  static func pages(
    of document: Document, then own: Document? = nil, for profile: TerminalProfile, room: Int
  ) -> [[StyledText]] {
    var cut = PageCut(room: max(room, fewLines))
    cut.add(document, for: profile)
    let count = cut.lines.count
    if let own { cut.add(own, for: profile) }
    return cut.pages(beginningAt: own == nil ? nil : count)
  }

  private init(room: Int) { self.room = room }

  private mutating func add(_ document: Document, for profile: TerminalProfile) {
    for passage in document.passages(for: profile) {
      let first = lines.count
      var open = 0
      var box: Int?
      for line in passage.lines {
        let isTied = open > 0 || passage.isWhole && lines.count > first
        if open == 0 { box = lines.count }
        add(line, isTied: isTied)
        let text = line.plainText
        open = max(0, open + text.count { $0 == "╭" } - text.count { $0 == "╰" })
        if open == 0, let begin = box, begin < lines.count - 1 { divide(from: begin) }
      }
    }
  }

  private mutating func add(_ line: StyledText, isTied: Bool) {
    costs.append(max(cost(of: line), isTied ? PageCut.apart : 0))
    lines.append(line)
  }

  /// Makes several boxes of the newest one, if it has no room on a page together with what stands above it,
  /// for which the first leaves room.
  private mutating func divide(from begin: Int) {
    let box = Array(lines[begin...])
    var lead = begin
    while lead > 0, costs[lead] >= PageCut.apart { lead -= 1 }
    let above = lines[lead..<begin].count
    guard box.count + above > room, let lower = box.last, let upper = box.first else { return }
    var size = room - above - 2 < PageCut.fewLines ? room - 2 : room - above - 2
    var rows = box.dropFirst().dropLast()
    let first = costs[begin]
    lines.removeSubrange(begin...)
    costs.removeSubrange(begin...)
    var top = upper
    while !rows.isEmpty {
      let isFirst = lines.count == begin
      for line in [top] + rows.prefix(size) + [lower] { add(line, isTied: true) }
      costs[lines.count - min(size, rows.count) - 2] = isFirst ? first : 0
      rows = rows.dropFirst(size)
      (top, size) = (lower.turnedUp, room - 2)
    }
  }

  /// Whether a page that begins with a line leaves a line of a paragraph alone, on it or on the page before.
  private func isLone(at index: Int) -> Bool {
    guard costs[index] > 0, costs[index] < PageCut.apart else { return false }
    return index < 2 || lines[index - 2].isBlank || index + 1 >= lines.count
      || lines[index + 1].isBlank
  }

  /// What it costs to begin a page with a line behind those that there are.
  private func cost(of line: StyledText) -> Int {
    guard let last = lines.last else { return 0 }
    if let above = lines.last(where: { !$0.isBlank }), above.leads {
      return PageCut.behindHeading
    }
    if last.isBlank || line.isBlank { return 0 }
    // What is further out than the line before begins anew: an entry of a list, the code below a message.
    if line.margin < last.margin { return PageCut.betweenEntries }
    return line.margin > last.margin ? PageCut.inPassage : PageCut.inParagraph
  }

  /// The cheapest way to the end of the lines, found from each line on by that to the lines before it.
  private func pages(beginningAt wanted: Int?) -> [[StyledText]] {
    var own = wanted ?? 0
    while own > 0, own < lines.count, costs[own] >= PageCut.apart { own -= 1 }
    // Empty lines at the ends of a page take no room: of what begins with a line the first that is seen, of
    // what ends with it the last.
    var (first, last) = (lines.indices.map { $0 }, lines.indices.map { $0 })
    for index in lines.indices.dropFirst() where lines[index].isBlank {
      last[index] = last[index - 1]
    }
    for index in lines.indices.dropLast().reversed() where lines[index].isBlank {
      first[index] = first[index + 1]
    }
    var best = [(cost: 0, start: 0)]
    for end in lines.indices {
      var cheapest = (cost: Int.max, start: end)
      for start in (0...end).reversed() {
        let count = max(0, last[end] - first[start] + 1)
        if count > room { break }
        var cost = best[start].cost + PageCut.page
        if start > 0, start != own {
          cost += costs[start] + (isLone(at: start) ? PageCut.loneLine : 0)
        }
        if end == lines.count - 1, count < PageCut.fewLines { cost += PageCut.shortPage }
        if cost < cheapest.cost { cheapest = (cost, start) }
        if start == own { break }
      }
      best.append(cheapest)
    }
    var pages: [[StyledText]] = []
    var end = lines.count
    while end > 0 {
      let start = best[end].start
      let seen = lines[start..<end].drop(while: \.isBlank)
      if let last = seen.lastIndex(where: { !$0.isBlank }) {
        pages.insert(Array(seen[...last]), at: 0)
      }
      end = start
    }
    return pages.isEmpty ? [[]] : pages
  }
}

extension StyledText {
  /// Whether there is nothing to see.
  var isBlank: Bool { plainText.allSatisfy(\.isWhitespace) }

  /// How far in it begins; a line of code may be marked.
  fileprivate var margin: Int { plainText.prefix { $0 == " " || $0 == ">" }.count }

  /// The upper edge of a box whose lower one it is.
  fileprivate var turnedUp: StyledText {
    pieces.reduce(into: StyledText()) {
      $0.append($1.text.replacing("╰", with: "╭").replacing("╯", with: "╮"), $1.style)
    }
  }

  /// Whether it stands above what it is about: a heading, or a command as it would be typed.
  fileprivate var leads: Bool {
    let styles = pieces.filter { !$0.text.allSatisfy(\.isWhitespace) }.map(\.style)
    return styles.allSatisfy { $0 == .heading } || styles == [.dim, .bold]
  }
}
