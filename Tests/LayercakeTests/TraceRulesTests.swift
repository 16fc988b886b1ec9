import Foundation
import Platform
import TestSupport
import Testing

/// `layercake rules`, which holds a trace of any length against rules.
@Suite(.waiting) struct TraceRulesTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func rules(_ arguments: String..., input: String = "") throws -> Outcome {
    try Program("layercake").run(["rules"] + arguments, input: .pipe(Array(input.utf8)))
  }

  private func clean() throws -> String { try folder.add("clean.rules", ShopTrace.rules) }

  @Test func `a trace that keeps its pattern's rules ends it well`() throws {
    let trace = try Script.run("open counter mvp\nfire increase\nexport jsonl -\n").text
    let outcome = try rules("-", "--pattern", "MVP", input: trace)
    #expect(outcome.exit == .code(0))
    #expect(
      outcome.text == """
        standard input keeps the rules of MVP in all 9 messages between layers.
        Read: 13 messages in 2 events of counter.mvp.
        UNCHECKED: no Model type may reach the View. The pattern doesn't know your types; a file of rules can name them.
        UNCHECKED: who owns whom. The trace doesn't tell what properties hold.

        """)
    #expect(try rules("-", "--pattern", "mvp~supervising", input: trace).exit == .code(0))
    #expect(try rules("-", "--pattern", "viper", input: trace).exit == .code(1))
  }

  @Test func `a breach ends it with 1, and is told as compilers tell errors`() throws {
    let outcome = try rules("-", "--pattern", clean(), input: ShopTrace.text)
    #expect(outcome.exit == .code(1))
    #expect(
      outcome.text.contains(
        "\nShop/Orders.swift:40: error: clean#1.5  View -> Repository  load(): no View may call "
          + "the Repository (2 times, first in event 1)\n"))
    #expect(outcome.text.contains("\nThe rules don't mention: Cahce (did you mean Cache?).\n"))
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `what is returned too late to be held against rules is said`() throws {
    let rules = try folder.add(
      "dto.rules", "pattern Clean\nUseCase -> Repository\nno DTO may leave Repository\n")
    let result =
      #"{"line":"result","id":1,"result":"DTO()","resultDescribed":true,"resultTypes":["DTO"]}"#
    func text(_ calls: Int) -> String {
      let sites = [ShopTrace.site(1, "Orders", "load()", at: 4)]
      let messages = (1...calls).map {
        ShopTrace.call($0, "UseCase", "Repository", 1, "load", event: 1)
      }
      return ([ShopTrace.header] + sites + messages + [result]).joined(separator: "\n") + "\n"
    }
    #expect(try self.rules("-", "--pattern", rules, input: text(100)).exit == .code(1))
    let late = try self.rules("-", "--pattern", rules, input: text(10_100))
    #expect(
      late.text.contains("\nUNCHECKED: what 1 call returned, more than 10,000 calls later.\n"))
  }

  @Test func `how far it looked is said`() throws {
    let lines = ShopTrace.lines.dropLast()
    let open = try rules(
      "-", "--pattern", clean(), input: lines.joined(separator: "\n") + "\n{\"line\":\"en")
    #expect(
      open.text.contains(
        """
        Read: 14 messages in 2 events of shop.clean.
        The recording has no end: the app still runs, or crashed.
        Line \(ShopTrace.lines.count), the last, is cut off in the middle and was not read.

        """))
    let untyped = ShopTrace.lines.filter { !$0.contains("\"line\":\"reference\"") }
      .joined(separator: "\n").replacing("\"types\"", with: "\"t\"")
      .replacing("\"resultTypes\"", with: "\"t\"")
    let text = try rules("-", "--pattern", clean(), input: untyped).text
    for line in [
      "UNCHECKED: no OrderDTO may leave the Repository except to the Cache. No message of the trace names types.",
      "UNCHECKED: no Order, OrderLine may reach the View. No message of the trace names types.",
      "UNCHECKED: who owns whom. The trace doesn't tell what properties hold.",
    ] {
      #expect(text.contains(line + "\n"))
    }
  }

  @Test func `build servers read it as JUnit, a case for each kind of breach`() throws {
    let text = try rules(
      "-", "--pattern", clean(), "--format", "junit", input: ShopTrace.text
    ).text
    #expect(text.contains(#"<testsuites name="rules" tests="5" failures="5" errors="0">"#))
    #expect(
      text.contains(
        #"<testcase classname="standard input.way" name="shop.clean: View -&gt; Repository load()" file="Shop/Orders.swift" line="40">"#
      ))
    let kept = try rules(
      "-", "--pattern", clean(), "--format", "junit", input: ShopTrace.header + "\n")
    #expect(kept.exit == .code(0))
    #expect(kept.text.contains(#"name="messages go only where they may"/>"#))
  }

  @Test func `code hosts read it as SARIF, with the lines that are meant`() throws {
    let outcome = try rules(
      "-", "--pattern", clean(), "--format", "sarif", input: ShopTrace.text)
    #expect(outcome.exit == .code(1))
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
    #expect(sarif["version"] as? String == "2.1.0")
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let ids = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    #expect(ids == ["way", "payload", "ownership"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5)
    #expect(results.allSatisfy { ids.contains($0["ruleId"] as? String ?? "") })
    let place = try #require((results[3]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    #expect(
      (physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "Shop/Orders.swift")
    #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 40)
    let logical = (place["logicalLocations"] as? [[String: Any]])?.first?["name"] as? String
    #expect(logical == "View -> Repository")
  }

  @Test func `rules and traces that can't be read are told with their places`() throws {
    let bad = try folder.add("bad.rules", "pattern Clean\nView -> ViewModel ows Model\n")
    let outcome = try rules("-", "--pattern", bad, input: ShopTrace.text)
    #expect(outcome.exit == .code(65))
    #expect(
      outcome.complaints == """
        \(bad):2:19: error: 'ows' makes no sense here. Did you mean 'owns'? A role is followed by '->' and whom it may call, '~>' and whom it may notify, or 'owns' and whom it may own.
          View -> ViewModel ows Model
                            ^^^

        """)
    let unknown = try rules("-", "--pattern", "mvpp", input: ShopTrace.text)
    #expect(unknown.exit == .code(64))
    #expect(
      unknown.complaints.hasPrefix(
        "layercake: 'mvpp' is neither a pattern with rules nor a file. Did you mean 'mvp'? "))
    let none = try rules("/nowhere/a.jsonl", "--pattern", "mvp")
    #expect(none.exit == .code(66))
    #expect(
      none.complaints
        == "layercake: '/nowhere/a.jsonl': can't read this file: No such file or directory\n")
    let torn = try rules(
      "-", "--pattern", "mvp", input: ShopTrace.header + "\n{\"id\":\n" + ShopTrace.lines[1] + "\n")
    #expect(torn.exit == .code(65))
    #expect(
      torn.complaints == "layercake: '-': line 2 can't be read: it is cut off in the middle\n")
    let large = try folder.add("large.rules", String(repeating: "#", count: 10_000_000))
    #expect(try rules("-", "--pattern", large).exit == .code(66))
    #expect(try rules("-").exit == .code(64))
  }

  @Test(.enabled(if: access("/usr/bin/time", X_OK) == 0))
  func `memory doesn't grow with the trace`() throws {
    func lines(_ orders: Int) -> String {
      let all = (0..<orders).flatMap { ShopTrace.order($0 % 50_000 + 1, from: $0 * 7 + 1) }
      return (ShopTrace.beginning + all).joined(separator: "\n") + "\n"
    }
    func peak(_ orders: Int) throws -> Int {
      let file = try folder.add("shop.jsonl", lines(orders))
      let outcome = try Program("layercake").run(
        ["rules", file, "--pattern", clean()], prefix: ["/usr/bin/time", "-f", "%M"],
        minutes: 3)
      let line = outcome.complaints.split(separator: "\n").last { Int($0) != nil }
      return try #require(line.flatMap { Int($0) })
    }
    // In KiB. The small one has more messages than are remembered for their results.
    let (small, large) = (try peak(3_000), try peak(9_000))
    #expect(large - small < 12_000, "\(small) and \(large)")
  }
}
