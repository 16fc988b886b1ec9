import Languages
import LayerTracing
import Queries
import Sessions
import Testing

@testable import Shell

/// What the frame of a lesson says: every sentence is there in every language.
@Suite struct LessonTextsTests {
  /// Lines of checks, each of which fails in the session below in a way of its own.
  private static let checks = [
    "state mvc.model.number == 7", "state mvc.model.number != 1", "state mvc.model.number < 1",
    "state mvc.model.number <= 0", "state mvc.model.number > 1", "state mvc.model.number >= 2",
    "state not mvc.model.number == 1", "state mvc.view.amountLabel.text contains 'x'",
    "state 'x' contains mvc.view.amountLabel.text", "state 1 == 2", "screen mvc == mvp",
    "screen mvc contains 'x'", "trace mvp order Model -> View",
    "trace mvc order View -> Model", "trace mvc order User -> View, View -> Model",
    "trace mvc exactly User -> View, View -> Model", "trace mvc exactly User -> View",
    "trace mvc never User -> View", "trace mvc count User -> View == 2",
    "paused before User -> View", "stopped before User -> View", "released mvc.model",
    "leaks Model",
    "blamed", "blamed mvc", "proved", "proved mvp~a", "hunted mvp", "tested mvp",
    "inspected mvc.model.number",
    "read Amount.swift", "compared",
    "compared counter", "rules mvc broken 2 times", "state viper.model.number == 1",
    "state mvc.presenter.x == 1", "state mvc.model.nothing == 1", "state mvc.model.number.x == 1",
    "trace mvc exactly App -> Controller",
  ]

  /// Checks that fail after other lines.
  private static let otherChecks: [(lines: [String], check: String)] = [
    (["lesson taps", "b", "next"], "trace mvc exactly User -> View"),
    (["open counter mvp viper", "mock view", "fire increase on mvp"], "screen mvp == viper"),
    (["open candy ribs~a", "quantity 1", "buy", "back"], "leaks none"),
    (
      ["open counter mvc", "break View -> Controller", "fire increase"],
      "paused before Model -> View"
    ),
  ]

  private static func failures() throws -> [CheckError] {
    let first = (lines: ["open counter mvc mvp", "fire increase on mvc"], checks: checks)
    return try ([first] + otherChecks.map { ($0.lines, [$0.check]) }).flatMap { lines, checks in
      let learner = Learner()
      // Carried out one by one, so that the end of input doesn't end a stop.
      for line in lines { try learner.runner.run(line) }
      return checks.compactMap { check in
        if case .unmet(let failure) = learner.session.outcome(of: check) { return failure }
        Issue.record("\(check) doesn't fail")
        return nil
      }
    }
  }

  private static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  @Test func `every refusal is said in Korean, and what leads on with it`() {
    let keys = RefusalKeys.all.filter { $0.hasPrefix("refusal.") }
    let (english, korean) = (Learner(), Learner(language: "ko"))
    for key in keys.sorted() {
      let told = [english, korean].map { $0.runner.context.error(Refusal(key)) }
      #expect(Self.isKorean(told[1].message), "\(key)")
      #expect(!Self.isKorean(told[0].message), "\(key)")
      #expect((told[1].accepted == nil) == (told[0].accepted == nil), "\(key)")
      if let advice = told[1].accepted { #expect(Self.isKorean(advice), "\(key)") }
    }
  }

  @Test func `why a check fails is said in Korean, with the values that it is about`() throws {
    let failures = try Self.failures()
    #expect(failures.count == Self.checks.count + Self.otherChecks.count)
    let keywords = Set(Self.checks.map { $0.prefix { $0 != " " } }.map(String.init))
    #expect(keywords == Set(Expectation.keywords))
    #expect(Set(failures.map(FailureKind.init)) == Set(FailureKind.allCases))
    for failure in failures {
      let told = Language.korean.speaking { failure.description }
      #expect(Self.isKorean(told), "\(failure)")
      #expect(told != failure.description)
    }
    #expect(
      Language.korean.speaking { failures[0].description }
        == "mvc.model.number의 값이 7이어야 하는데 1입니다 (mvc#1.3에서 설정된 값)")
  }

  @Test func `what a check lacks is said by its kind, each in words of its own`() {
    for language in Language.all {
      let lacks = CheckError.Kind.allCases.map { language.localized("answer.lack.\($0)") }
      #expect(Set(lacks).count == lacks.count, "\(language.name)")
      #expect(!lacks.contains { $0.hasPrefix("answer.lack") }, "\(language.name)")
    }
  }

  @Test func `each language has its own words, and another gets English`() {
    #expect(Set(Language.all.map(\.code)).count == Language.all.count)
    #expect(Set(Language.all.map(\.name)).count == Language.all.count)
    #expect(Language.of("ko-KR").code == "ko")
    #expect(Language.of("xx").code == "en")
  }

  @Test func `a learner in Korean reads nothing else of the lesson's frame`() {
    let learner = Learner(language: "ko")
    for (line, told) in [
      ("next", "시작한 레슨이 없습니다"), ("lesson tabs", "혹시 'taps'를 입력하려고 했나요?"),
      ("lesson taps", "a, b 또는 c 중 하나를 입력하세요."), ("next", "이 단계는 아직 끝나지 않았습니다"),
      ("f", "답으로 읽을 수 없는 입력입니다"), ("hint 3", "아직 보지 않은 힌트입니다"), ("b", "맞습니다."),
      ("answer b", "지금 묻는 것이 없습니다"), ("next", "숫자를 2로 만드세요."),
      ("increase", "mvc.model.number의 값이 2여야 하는데 1입니다"), ("forget taps", "지웠습니다"),
      ("forget taps", "아직 한 것이 없습니다"), ("lesson back", "a, b 또는 c 중 하나를 입력하세요."),
      ("lesson back", "아무것도 바뀌지 않았습니다."),
    ] {
      #expect(learner.type(line).contains(told), "\(line)")
    }
  }
}

/// How a check can fail: a failure that is added doesn't compile here until it has a kind, and a kind needs
/// a check that fails so.
private enum FailureKind: CaseIterable {
  case values, line, lines, lacks, sentNothing, sentNone, sentOther, sentMore, sentForbidden,
    counted
  case notPaused, pausedElsewhere, stillExists, noneAlive, stillAlive, notLooked, brokeRules
  case unreadable

  init(_ failure: CheckError) {
    self =
      switch failure {
      case .values: .values
      case .line: .line
      case .lines: .lines
      case .lacks: .lacks
      case .sentNothing: .sentNothing
      case .sentNone: .sentNone
      case .sentOther: .sentOther
      case .sentMore: .sentMore
      case .sentForbidden: .sentForbidden
      case .counted: .counted
      case .notPaused: .notPaused
      case .pausedElsewhere: .pausedElsewhere
      case .stillExists: .stillExists
      case .noneAlive: .noneAlive
      case .stillAlive: .stillAlive
      case .notLooked: .notLooked
      case .brokeRules: .brokeRules
      case .unreadable: .unreadable
      }
  }
}
