import Languages

/// A specimen broke its pattern's rules so often.
struct RulesExpectation: ExpectationKind {
  let specimen: Located<SpecimenReference>
  let times: Int

  static let keywords = ["rules"]
  // no text: the notation of the grammar
  static let definition = ["\"rules\" specimen \"broken\" number \"times\""]
  // no text: lines of the language
  static let examples = ["rules mvp~a broken 2 times"]

  var description: String { "rules \(specimen.value) broken \(times) times" }

  init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    specimen = try Located<SpecimenReference>(from: &reader)
    try reader.expect("broken")
    times = try reader.count(localized("query.thing.whole-number"))
    // One time reads better in the singular.
    if !reader.accept("times"), times != 1 || !reader.accept("time") {
      throw reader.error(.expected("'times'"))
    }
  }

  var specimens: [Located<SpecimenReference>] { [specimen] }

  var isOfHistory: Bool { times > 0 }

  func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    let count = try context.rulesBroken(by: specimen)
    return count == times ? nil : .brokeRules(specimen.value.title, count, insteadOf: times)
  }
}
