import Sessions
import Catalog
import LayerTracing
import Staging
import Testing

@testable import Shell

/// No specimen breaks its rules or leaks; every variant breaks exactly what it is meant to.
@Suite struct VariantTests {
  nonisolated static let all: [(feature: String, specimen: String)] =
    [
      ("counter", "mvc~classic"), ("counter", "mvp~supervising"), ("counter", "mvvm~reactor"),
      ("candy", "mvp~supervising"), ("candy", "mvvm~coordinator"),
    ] + patterns + variants
  nonisolated static let patterns: [(feature: String, specimen: String)] =
    ["counter", "greeting", "candy", "news", "account"].flatMap { feature in
      ["mvc", "mvp", "mvvm", "viper", "ribs"].map { (feature, $0) }
    }
  nonisolated static let variants: [(feature: String, specimen: String)] = [
    ("counter", "mvc~a"), ("counter", "mvc~b"), ("counter", "mvp~a"), ("counter", "mvp~b"),
    ("counter", "mvvm~a"), ("counter", "ribs~a"), ("counter", "viper~a"), ("greeting", "mvp~a"),
    ("greeting", "mvvm~a"), ("greeting", "viper~a"), ("candy", "mvc~a"), ("candy", "mvp~a"),
    ("candy", "mvvm~a"), ("candy", "ribs~a"), ("candy", "ribs~b"), ("candy", "viper~a"),
    ("candy", "viper~b"), ("candy", "viper~c"),
    ("account", "ribs~a"), ("account", "ribs~b"),
    ("news", "viper~a"), ("news", "viper~b"), ("news", "viper~c"),
  ]

  @Test func `the list is complete`() {
    let known = Catalog.features.flatMap { feature in
      feature.specimens.map { "\(feature.name).\($0.name)" }
    }
    #expect(Set(known) == Set(Self.all.map { "\($0.feature).\($0.specimen)" }))
  }

  /// A learner who has done all that can be done.
  private func learner(_ feature: String, _ specimen: String) throws -> Learner {
    let learner = Learner()
    let events = [
      "increase", "decrease", "show", "quantity 3", "choco 2", "buy", "reload", "select 2",
      "applyCheckCard", "confirm", "back", "moveToMain", "finish",
    ]
    let known = try #require(Catalog.features.first { $0.name == feature }).events
    learner.type("open \(feature) \(specimen)")
    for event in events where known.contains(String(event.prefix { $0 != " " })) {
      // What was left can't be pointed at, unless that it is still there is the mistake.
      if event == "finish", let flaw = flaw(feature, specimen), flaw.sort != .lifetime { continue }
      learner.type("fire \(event)")
    }
    return learner
  }

  @Test(arguments: variants)
  func `what 'blame' alone names is the same for a flawed and for a sound specimen`(
    feature: String, specimen: String
  ) throws {
    let learner = try learner(feature, specimen)
    let sound = String(specimen.prefix { $0 != "~" })
    let stage = try #require(learner.session.state.current)
    learner.type("open \(feature) \(sound)")
    let roles = [specimen, sound].map { name in
      stage[name].flatMap { Inspection(specimen: $0).outermostRole }
    }
    #expect(roles[0] == roles[1])
    let role = try #require(roles[0])
    #expect(
      learner.type("blame").unwrapped.contains(
        "can be \(specimen)#1.1, \(specimen).\(role), what 'inspect \(specimen) --paths' lists."))
  }

  private func flaw(_ feature: String, _ specimen: String) -> Flaw? {
    Catalog.features.first { $0.name == feature }?.specimens.first { $0.name == specimen }?.flaw
  }

  @Test(arguments: all)
  func `rules are broken by those variants alone that are meant to`(
    feature: String, specimen: String
  ) throws {
    let learner = try learner(feature, specimen)
    let open = try #require(learner.session.state.current?.open.first)
    var (ways, payloads, owners) = (0, 0, 0)
    for breach in RuleBreach.all(in: open) {
      switch breach {
      case .message(_, .way): ways += 1
      case .message(_, .payload): payloads += 1
      case .ownership: owners += 1
      }
    }
    let sort = flaw(feature, specimen)?.sort
    #expect((ways > 0) == (sort == .rule))
    #expect((payloads > 0) == (sort == .payload))
    #expect((owners > 0) == (sort == .leak))
    let breaks = [.rule, .payload, .leak].contains(sort)
    #expect(
      learner.type("rules").contains(breaks ? "breaks its rules" : "keeps its rules"))
  }

  @Test(arguments: all)
  func `those variants alone leak that are meant to, and the cycle is named`(
    feature: String, specimen: String
  ) throws {
    let learner = try learner(feature, specimen)
    // A layer that outlives its screen is found while the specimen is open, and not after.
    let isOpenLeak = flaw(feature, specimen)?.sort == .lifetime
    #expect(learner.type("leaks").hasPrefix("Nothing leaks") == !isOpenLeak)
    let isLeak = flaw(feature, specimen)?.sort == .leak
    let answer = learner.type("close")
    #expect(answer.contains(isLeak ? "Still alive: " : "Released: all "), "\(answer)")
    let leaks = learner.type("leaks")
    #expect(leaks.contains("the cycle: ") == isLeak, "\(leaks)")
    #expect(leaks.hasPrefix("Nothing leaks.") == !isLeak)
  }

  @Test(arguments: variants)
  func `what is wrong with a variant can be pointed at`(feature: String, specimen: String) throws {
    let learner = try learner(feature, specimen)
    let flaw = try #require(self.flaw(feature, specimen))
    let open = try #require(learner.session.state.current?.open.first)
    var messages = Array(open.recorder.messages.trace())
    if flaw.messages.contains(where: { $0.value == ".failed" }) {
      learner.type("service fail", "reset", "fire quantity 1")
      messages = Array(
        try #require(learner.session.state.current?.open.first).recorder.messages.trace())
    }
    for clue in flaw.messages where flaw.sort != .loop {
      let message = try #require(messages.first(where: clue.matches), "\(clue.name)")
      let name = "\(specimen)\(message.position.reference(event: message.event))"
      #expect(learner.type("blame \(name)").hasPrefix("Right. "), "\(name)")
    }
    for path in flaw.paths {
      #expect(learner.type("blame \(specimen).\(path)").hasPrefix("Right. "), "\(path)")
    }
    for layer in flaw.layers {
      #expect(learner.type("blame \(specimen).\(layer)").hasPrefix("Warm: "), "\(layer)")
    }
    #expect(!flaw.messages.isEmpty || !flaw.paths.isEmpty)
    // Of an event that never ended nothing is left.
    if flaw.sort == .loop { return }
    let gesture = learner.type("blame \(specimen)#1.1")
    #expect(gesture.hasPrefix("Cold. ") || gesture.hasPrefix("Warm: "))
  }

  @Test(arguments: variants)
  func `nothing gives a variant away`(feature: String, specimen: String) throws {
    let found = try #require(
      Catalog.features.first { $0.name == feature }?.specimens.first { $0.name == specimen })
    #expect(found.summary == "something is wrong here; to point at it: blame")
    #expect(specimen.wholeMatch(of: #/[a-z]+~[a-z]/#) != nil)
    for file in found.sources {
      let header = file.lines.prefix { $0.hasPrefix("//") }
      #expect(header.first == "// \(file.fileName)")
      #expect(header.dropFirst().allSatisfy { $0 == "//" })
      // The lines below stand where the compiler saw them.
      for declaration in file.declarations where declaration.container == nil {
        let line = String(file.lines[declaration.line - 1])
        #expect(line.contains(declaration.name.prefix { $0 != "(" }), "\(file.path): \(line)")
      }
    }
  }

  @Test func `there are several of each sort`() {
    let sorts = Self.variants.compactMap { flaw($0.feature, $0.specimen)?.sort }
    for sort in [Flaw.Sort.rule, .payload, .leak, .place] {
      #expect(sorts.count { $0 == sort } >= 2, "\(sort)")
    }
    #expect(sorts.count { $0 == .screen } >= 2)
  }
}
