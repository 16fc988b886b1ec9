import Exports
import Testing

@Suite struct MermaidFigureTests {
  private typealias Arrow = SequenceDiagram.Arrow

  private func figures(_ participants: [String], _ arrows: [Arrow]) -> [String] {
    MermaidFigure.figures(of: SequenceDiagram(participants: participants, arrows: arrows))
  }

  /// How a text stands in a figure, found to be the same as a message and as a name.
  private func escaped(_ text: String) throws -> String {
    let arrow = Arrow(from: 0, to: 0, kind: .call, text: text)
    let lines = try #require(figures([text], [arrow]).first).split(separator: "\n")
    try #require(lines.count == 4)
    let name = lines[2].unicodeScalars.dropFirst("participant L0 as ".count)
    let message = lines[3].unicodeScalars.dropFirst("L0->>L0: ".count)
    #expect(Array(name) == Array(message))
    return String(message)
  }

  /// Compares scalar by scalar, where `==` would take é for e and an accent.
  private func expect(_ text: String, becomes expected: String) throws {
    let result = try escaped(text)
    #expect(
      Array(result.unicodeScalars) == Array(expected.unicodeScalars), "\(text.debugDescription)")
  }

  @Test func `a diagram is written a line at a time`() {
    let diagram = figures(
      ["User", "View"],
      [
        Arrow(from: 0, to: 1, kind: .call, text: "tap [+]"),
        Arrow(from: 1, to: 1, kind: .call, text: "show(number: 1)"),
      ])
    #expect(
      diagram == [
        """
        sequenceDiagram
        autonumber 1
        participant L0 as User
        participant L1 as View
        L0->>L1: tap [+]
        L1->>L1: show(number#58; 1)
        """
      ])
  }

  @Test func `each kind has its arrow`() {
    let arrows = SequenceDiagram.Kind.allCases.map { Arrow(from: 0, to: 1, kind: $0, text: "x") }
    let lines = figures(["a", "b"], arrows)[0].split(separator: "\n").suffix(2)
    #expect(Array(lines) == ["L0->>L1: x", "L0-)L1: x"])
  }

  @Test(arguments: [
    ("increaseButtonTouched()", "increaseButtonTouched()"),
    ("a.b_c [1] = x, +1 -2 *3 /4 ?! |^@'", "a.b_c [1] = x, +1 -2 *3 /4 ?! |^@'"),
    ("#", "#35;"), (";", "#59;"), (":", "#58;"), ("&", "#38;"), ("\"", "#34;"), ("\\", "#92;"),
    ("<b>", "#60;b#62;"), ("{}", "#123;#125;"), ("$$x$$", "#36;#36;x#36;#36;"), ("~", "#126;"),
    ("```", "#96;#96;#96;"), ("%%{init}%%", "#37;#37;#123;init#125;#37;#37;"),
    ("wrap:", "wrap#58;"), ("#59;", "#35;59#59;"), ("&lt;", "#38;lt#59;"),
    ("end", "end"), ("View()", "View()"),
    ("¶", "#182;"), ("ﬂ", "#64258;"), ("°ß", "°ß"),
    ("한글 각", "한글 각"), ("👩‍👩‍👧‍👦🇰🇷", "👩‍👩‍👧‍👦🇰🇷"),
    ("é e\u{301}", "é e\u{301}"), ("\u{301}", "\u{301}"), ("a \u{20DD}", "a \u{20DD}"),
    ("<\u{338}", "#60;\u{338}"), ("\u{200F}שלום\u{200E}", "\u{200F}שלום\u{200E}"),
    ("\u{AD}\u{10FFFD}", "\u{AD}\u{10FFFD}"),
  ])
  func `text stays text`(text: String, expected: String) throws {
    try expect(text, becomes: expected)
  }

  @Test(arguments: [
    (" a  b ", "a b"), ("a\nb\r\nc\td", "a b c d"), ("a\u{85}b\u{A0}c\u{2028}d\u{3000}", "a b c d"),
    ("\u{B}\u{C}", ""), (" \u{301}", "\u{301}"),
  ])
  func `white space becomes one space, and none at the ends`(text: String, expected: String) throws
  {
    try expect(text, becomes: expected)
  }

  @Test(arguments: [
    ("\0", "0"), ("\u{1B}", "1B"), ("\u{1F}", "1F"), ("\u{7F}", "7F"), ("\u{80}", "80"),
    ("\u{9F}", "9F"), ("\u{202E}", "202E"), ("\u{2066}", "2066"), ("\u{FEFF}", "FEFF"),
    ("\u{FFFE}", "FFFE"), ("\u{FFFF}", "FFFF"),
  ])
  func `what steers without being seen is made visible`(text: String, hex: String) throws {
    try expect("a\(text)b", becomes: "a#92;u#123;\(hex)#125;b")
  }

  @Test func `a name or a message may be empty`() {
    #expect(
      figures([""], [Arrow(from: 0, to: 0, kind: .notification, text: "\n")]) == [
        "sequenceDiagram\nautonumber 1\nparticipant L0 as \nL0-)L0: "
      ])
  }

  @Test func `a diagram without arrows has no figure`() {
    #expect(figures([], []).isEmpty)
    #expect(figures(["View", "Model"], []).isEmpty)
  }

  @Test func `after 25 arrows a figure begins with all lifelines, and the numbers go on`() {
    let arrows = (1...51).map { Arrow(from: 0, to: 1, kind: .call, text: "f(\($0))") }
    let figures = figures(["a", "b", "idle"], arrows)
    let start = "\nparticipant L0 as a\nparticipant L1 as b\nparticipant L2 as idle\nL0->>L1: "
    #expect(figures.count == 3)
    for (figure, number) in zip(figures, [1, 26, 51]) {
      #expect(figure.hasPrefix("sequenceDiagram\nautonumber \(number)\(start)f(\(number))"))
    }
    #expect(figures.map { $0.split(separator: "\n").count } == [30, 30, 6])
  }

  @Test func `figures are split at 4,900 UTF-16 units, with nothing lost`() {
    let texts = (0..<60).map { String(repeating: $0 % 2 == 0 ? ";" : "😀", count: 20 + $0 * 3) }
    let figures = figures(["a"], texts.map { Arrow(from: 0, to: 0, kind: .call, text: $0) })
    let lines = figures.flatMap { $0.split(separator: "\n").dropFirst(3) }
    #expect(
      lines.map { String($0.dropFirst(9)) }
        == texts.map { $0.replacing(";", with: "#59;") })
    #expect(figures.allSatisfy { $0.utf16.count <= 4_900 })
    // None ends before the next line would have been too long.
    for (one, next) in zip(figures, figures.dropFirst()) {
      let line = next.split(separator: "\n")[3]
      let isFull = one.split(separator: "\n").count == 28
      #expect(isFull || one.utf16.count + 1 + line.utf16.count > 4_900)
    }
  }

  @Test(arguments: ["x", "<", "가", "😀", "👩‍👩‍👧‍👦", "\u{1B}"])
  func `a message that has no room in a figure of its own is cut after a character`(
    piece: String
  ) throws {
    let text = String(repeating: piece, count: 5_000)
    let arrows = ["before", text, "after"].map { Arrow(from: 0, to: 1, kind: .call, text: $0) }
    let figures = figures(["a", "b"], arrows)
    #expect(figures.count == 3)
    #expect(figures.allSatisfy { $0.utf16.count <= 4_900 })
    let line = try #require(figures[1].split(separator: "\n").last)
    #expect(figures[1].utf16.count > 4_860)
    #expect(line.hasSuffix("…"))
    let kept = line.dropFirst("L0->>L1: ".count).dropLast()
    let whole =
      switch piece {
      case "<": "#60;"
      case "\u{1B}": "#92;u#123;1B#125;"
      default: piece
      }
    #expect(String(repeating: whole, count: 5_000).hasPrefix(kept))
    if piece.count == 1, piece != "\u{1B}" { #expect(kept.count % whole.count == 0) }
  }

  @Test func `a message that just fits is whole`() throws {
    let start = "sequenceDiagram\nautonumber 1\nparticipant L0 as a\nL0->>L0: "
    let text = String(repeating: "x", count: 4_900 - start.utf16.count)
    #expect(figures(["a"], [Arrow(from: 0, to: 0, kind: .call, text: text)]) == [start + text])
    #expect(
      figures(["a"], [Arrow(from: 0, to: 0, kind: .call, text: text + "x")]) == [
        start + text.dropLast() + "…"
      ])
  }

  @Test func `a character that is too long by itself is cut off as a whole`() {
    let text = "a" + String(repeating: "\u{301}", count: 9_000)
    let figures = figures(["a"], [Arrow(from: 0, to: 0, kind: .call, text: text)])
    #expect(figures == ["sequenceDiagram\nautonumber 1\nparticipant L0 as a\nL0->>L0: …"])
  }

  @Test func `a name of more than 240 units is cut`() {
    let names = [String(repeating: "x", count: 240), String(repeating: "x", count: 241)]
    let lines = figures(names, [Arrow(from: 0, to: 1, kind: .call, text: "")])[0]
      .split(separator: "\n")
    #expect(lines[2] == "participant L0 as " + String(repeating: "x", count: 240))
    #expect(lines[3] == "participant L1 as " + String(repeating: "x", count: 239) + "…")
  }

  @Test func `of very many lifelines a figure has those that its arrows touch, in order`() {
    let names = (0..<1_000).map { "Row \($0)" }
    let arrows = [
      Arrow(from: 999, to: 3, kind: .call, text: "a"),
      Arrow(from: 3, to: 40, kind: .notification, text: "b"),
    ]
    #expect(
      figures(names, arrows) == [
        """
        sequenceDiagram
        autonumber 1
        participant L3 as Row 3
        participant L40 as Row 40
        participant L999 as Row 999
        L999->>L3: a
        L3-)L40: b
        """
      ])
  }

  @Test func `of very many lifelines no figure is too long`() {
    let names = (0..<500).map { String(repeating: "\($0 % 10)", count: 300) }
    let arrows = (0..<500).map {
      Arrow(from: $0, to: ($0 * 7) % 500, kind: .notification, text: names[$0])
    }
    let figures = figures(names, arrows)
    #expect(figures.allSatisfy { $0.utf16.count <= 4_900 })
    #expect(
      figures.joined(separator: "\n").split(separator: "\n").count { $0.contains("-)") } == 500)
  }
}

@Suite struct SequenceDiagramTests {
  @Test func `a diagram that grows equals one that was made at once`() {
    let arrow = SequenceDiagram.Arrow(from: 0, to: 1, kind: .notification, text: "1")
    var diagram = SequenceDiagram(participants: ["a", "b"])
    diagram.append(arrow)
    #expect(diagram == SequenceDiagram(participants: ["a", "b"], arrows: [arrow]))
  }

  @Test func `an arrow needs both of its ends`() async {
    await #expect(processExitsWith: .failure) {
      _ = SequenceDiagram(
        participants: ["a"], arrows: [.init(from: -1, to: 0, kind: .call, text: "")])
    }
    await #expect(processExitsWith: .failure) {
      _ = SequenceDiagram(
        participants: ["a"], arrows: [.init(from: 0, to: 1, kind: .call, text: "")])
    }
  }
}
