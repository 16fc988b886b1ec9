import LayerTracing
import Languages
import Queries
import TestSupport
import Testing

@testable import Shell

/// Rules of one's own pattern, as a file writes them.
@Suite struct RuleFileTests {
  private static let clean = """
    # who may call whom, in our shop
    pattern Clean

    View       -> ViewModel           owns ViewModel
    ViewModel  -> UseCase  ~> View    owns UseCase   # the screen binds itself
    UseCase    -> Repository, the Gateway
    UseCase    owns Repository and Gateway
    no OrderDTO, Page<Order, Int> may leave the Repository except to the UseCase, the Gateway or View
    no Order may reach View or the Gateway
    """

  private static func rules(_ text: String) throws(RuleFileError) -> PatternRules {
    try RuleFile(text).rules
  }

  @Test func `ways, ownerships and values are read, and several lines about a role add up`() throws
  {
    let rules = try Self.rules("\u{FEFF}" + Self.clean.replacing("\n", with: "\r\n"))
    #expect(rules.name == "Clean")
    let gateway = Role("Gateway")
    #expect(
      rules.ways == [
        .call(.view, .viewModel), .call(.viewModel, .useCase), .notification(.viewModel, .view),
        .call(.useCase, .repository), .call(.useCase, gateway),
      ])
    #expect(
      rules.ownerships.map { "\($0.owner) \($0.owned)" } == [
        "View ViewModel", "ViewModel UseCase", "UseCase Repository", "UseCase Gateway",
      ])
    #expect(rules.payloads.map(\.types) == [["OrderDTO", "Page<Order, Int>"], ["Order"]])
    #expect(
      rules.payloads.map(\.limit) == [
        .staysIn(.repository, and: [.useCase, gateway, .view]), .isKeptFrom([.view, gateway]),
      ])
  }

  @Test func `what 'rules' prints of any pattern can be read again`() throws {
    let learner = Learner(columns: 200)
    let sheet = learner.type("rules --all").replacing(
      ": who may send to whom, and who may own whom", with: "")
    var texts: [String] = []
    for line in sheet.lines where !line.isEmpty {
      if line.hasPrefix("  ") {
        // What the values are is said in words that no file has.
        if !line.hasPrefix("  no ") { texts[texts.count - 1] += "\n" + line }
      } else {
        texts.append("pattern " + line)
      }
    }
    let all = learner.session.environment.features.flatMap(\.specimens).compactMap(\.rules)
    #expect(texts.count > 10)
    for text in texts {
      let read = try Self.rules(text)
      let rules = try #require(all.first { $0.name == read.name })
      #expect(Set(read.ways) == Set(rules.ways), "\(read.name)")
      #expect(Set(read.ownerships) == Set(rules.ownerships), "\(read.name)")
    }
  }

  @Test func `values of one's own types are printed as they are read`() throws {
    let rules = try Self.rules(Self.clean)
    let sentences = rules.payloads.map { "\n\($0.sentence)" }.joined()
    let again = try Self.rules("pattern Clean\nUseCase -> Gateway, Repository" + sentences)
    #expect(again.payloads == rules.payloads)
  }

  /// A file that is wrong: where, in words, and what is nearest.
  nonisolated struct Row: CustomTestStringConvertible {
    let text: String
    let place: String
    let key: String
    let words: String

    init(_ text: String, _ place: String, _ key: String, _ words: String) {
      (self.text, self.place, self.key, self.words) = (text, place, key, words)
    }

    var testDescription: String { "\(key) \(place)" }
  }

  nonisolated static let rows: [Row] = [
    Row("", "1:1", "rule-file.empty", "this file has no rules."),
    Row("# nothing\n\n", "1:1", "rule-file.empty", "this file has no rules."),
    Row(
      "\nView -> Model", "2:1", "rule-file.no-pattern",
      "the first line has to name the pattern."),
    Row(
      "patern Clean\n", "1:1", "rule-file.no-pattern",
      "the first line has to name the pattern. Did you mean 'pattern'?"),
    Row("\u{0}\u{1}ELF", "1:1", "rule-file.no-pattern", "the first line has to name the pattern."),
    Row("pattern", "1:8", "rule-file.missing", "the line ends too early."),
    Row("pattern A\npattern B", "2:1", "rule-file.second-pattern", "the pattern was named before."),
    Row(
      "pattern A\nView => Model", "2:6", "rule-file.unknown",
      "'=>' makes no sense here. Did you mean '->'?"),
    Row("pattern A\nView", "2:5", "rule-file.missing", "the line ends too early."),
    Row("pattern A\nView ->", "2:8", "rule-file.missing", "the line ends too early."),
    Row("pattern A\nView -> Model,", "2:15", "rule-file.missing", "the line ends too early."),
    Row(
      "pattern A\nView -> model", "2:9", "rule-file.unknown",
      "'model' makes no sense here. Did you mean 'Model'?"),
    Row(
      "pattern A\nView -> Model own Model", "2:15", "rule-file.unknown",
      "'own' makes no sense here. Did you mean 'owns'?"),
    Row(
      "pattern A\nView -> Model Model", "2:15", "rule-file.unknown", "'Model' makes no sense here."),
    Row(
      "pattern A\nView -> Model\nnp Order may reach View", "3:1", "rule-file.unknown",
      "'np' makes no sense here. Did you mean 'no'?"),
    Row(
      "pattern A\nView -> Model\nno Order my reach View", "3:10", "rule-file.unknown",
      "'my' makes no sense here. Did you mean 'may'?"),
    Row("pattern A\nno", "2:3", "rule-file.missing", "the line ends too early."),
    Row("pattern A\nno Order", "2:9", "rule-file.missing", "the line ends too early."),
    Row("pattern A\nno 7 may reach View", "2:4", "rule-file.unknown", "'7' makes no sense here."),
    Row("pattern A\nno Order may", "2:13", "rule-file.missing", "the line ends too early."),
    Row(
      "pattern A\nno Order may go View", "2:14", "rule-file.unknown", "'go' makes no sense here."),
    Row(
      "pattern A\nno Order may leave View except Model", "2:32", "rule-file.unknown",
      "'Model' makes no sense here."),
    Row(
      "pattern A\nno Shop.Order may reach View", "2:4", "rule-file.module",
      "a type is named without its module or outer type, and 'Shop.Order' has one. Did you mean 'Order'?"
    ),
    Row(
      "pattern A\nno Order may reach View", "2:24", "rule-file.no-ways",
      "the rules of A allow no message at all."),
    Row(
      "pattern A\nView -> Model\nView owns Modle", "3:11", "rule-file.no-way-to",
      "no message may come from the Modle, or go to it. Did you mean 'Model'?"),
    Row(
      "pattern A\nView -> Repository\nno Order may leave Repositry", "3:20",
      "rule-file.no-way-to",
      "no message may come from the Repositry, or go to it. Did you mean 'Repository'?"),
    Row(
      "pattern A\nView -> Model -> Model", "2:18", "rule-file.twice.way",
      "View -> Model is allowed twice."),
    Row(
      "pattern A\nView -> Model, Model", "2:16", "rule-file.twice.listed", "Model is listed twice."),
    Row(
      "pattern A\nView -> Model owns Model\nView owns Model", "3:11", "rule-file.twice.owns",
      "that the View may own the Model is said twice."),
    Row(
      "pattern A\nView -> Model\nno A, B, A may reach View", "3:10", "rule-file.twice.listed",
      "A is listed twice."),
    Row(
      "pattern A\nView -> Model\nno A may leave Model\nno B, A may leave Model", "4:7",
      "rule-file.twice.leaves", "that a A may not leave the Model is said in line 3 already."),
    Row(
      "pattern A\nView -> Model\nno A may reach View\nno A may reach View", "4:4",
      "rule-file.twice.reaches", "that a A may not reach the View is said in line 3 already."),
    Row(
      "pattern A\nView -> Model\nno A may leave Model except to View\nno A may reach View", "4:4",
      "rule-file.contradiction",
      "a A may be in the View by one rule, and may not by another (line 3)."),
    Row(
      "pattern A\nView -> Model\nno A may reach Model\nno A may leave Model", "4:4",
      "rule-file.contradiction",
      "a A may be in the Model by one rule, and may not by another (line 3)."),
  ]

  @Test(arguments: rows)
  func `a file that is wrong is refused with its place, in words`(row: Row) {
    do {
      _ = try Self.rules(row.text)
      Issue.record("no error: \(row.text.debugDescription)")
    } catch {
      #expect("\(error.line):\(error.column)" == row.place)
      #expect(error.reason.key == row.key)
      let said = Wording.headline("\(error.reason.message)", nearest: error.reason.nearest)
      #expect(said == row.words)
      #expect(error.lines(in: "a.rules")[0].hasPrefix("a.rules:\(row.place): error: "))
    }
  }

  @Test func `every error of a file of rules has a row`() {
    let parts = ["rule-file.expected.", "rule-file.place"]
    let keys = Language.fallback.texts.keys.filter { key in
      key.hasPrefix("rule-file.") && !key.hasSuffix(".advice")
        && !parts.contains { key.hasPrefix($0) }
    }
    #expect(Set(keys) == Set(Self.rows.map(\.key)))
  }

  @Test func `the line is shown with a caret below what is meant`() {
    do {
      _ = try Self.rules("pattern A\nView\t=> 한글")
    } catch {
      #expect(error.lines(in: "a.rules").dropFirst() == ["  View\\u{9}=> 한글", "           ^^"])
    }
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a spoilt file is read, or refused at a place that is there`(seed: UInt64) {
    var mutator = Mutator(
      pieces: [
        "->", "~>", "=>", "owns", "no ", "may ", "leave ", "reach ", "except to ", "the ", ",",
        "and ", "pattern ", "View", "view", "#", "\n", "\u{0}", "<", ">", "한글", " ", "\t",
      ], seed: seed)
    for _ in 0..<Mutator.count(orElse: 1_000) / 2 {
      let text = mutator.spoil(Self.clean)
      do {
        let rules = try Self.rules(text)
        #expect(!rules.ways.isEmpty && !rules.name.isEmpty, "\(text.debugDescription)")
      } catch {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isThere =
          lines.indices.contains(error.line - 1) && error.column >= 1
          && error.span.upperBound <= error.text.utf8.count
        #expect(isThere, "\(text.debugDescription)")
      }
    }
  }

  @Test func `the largest file takes no time that anybody notices`() {
    let names = (0..<RuleFile.largest / 8).map { "R\($0)" }.joined(separator: ",")
    for text in [
      "pattern A\nView -> " + names.prefix(RuleFile.largest), "pattern A\nno " + names + " may",
      String(repeating: "pattern A\n", count: RuleFile.largest / 10),
      String(repeating: "<", count: RuleFile.largest),
    ] {
      let time = ContinuousClock().measure { _ = try? RuleFile(String(text)) }
      #expect(time < .seconds(20))
    }
  }
}
