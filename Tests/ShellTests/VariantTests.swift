import Catalog
import CatalogSupport
import Languages
import LayerTracing
import Sessions
import Staging
import Testing

@testable import Shell

/// No specimen breaks its rules or leaks; every variant breaks exactly what it is meant to.
@Suite struct VariantTests {
  /// A learner who has done all that can be done.
  private func learner(_ name: String) throws -> Learner {
    let (feature, specimen) = try Catalog.specimen(name)
    let learner = Learner()
    let events = [
      "increase", "decrease", "show", "quantity 3", "choco 2", "buy", "reload", "select 2",
      "applyCheckCard", "confirm", "back", "moveToMain", "finish",
    ]
    learner.type("open \(name)")
    for event in events where feature.events.contains(String(event.prefix { $0 != " " })) {
      // What was left can't be pointed at, unless that it is still there is the mistake.
      if event == "finish", let flaw = specimen.flaw, flaw.sort != .lifetime { continue }
      learner.type("fire \(event)")
    }
    return learner
  }

  @Test(arguments: await MainActor.run { Catalog.variantNames })
  func `what 'blame' alone names is the same for a flawed and for a sound specimen`(name: String)
    throws
  {
    let learner = try learner(name)
    let specimen = try Catalog.specimen(name).specimen.name
    let sound = name.prefix { $0 != "~" }
    let stage = try #require(learner.session.state.current)
    learner.type("open \(sound)")
    let roles = [specimen, sound.split(separator: ".").last.map(String.init) ?? ""].map { name in
      stage[name].flatMap { Inspection(specimen: $0).outermostRole }
    }
    #expect(roles[0] == roles[1])
    let role = try #require(roles[0])
    #expect(
      learner.type("blame").unwrapped.contains(
        "can be \(specimen)#1.1, \(specimen).\(role), what 'inspect \(specimen) --paths' lists."))
  }

  @Test(arguments: await MainActor.run { Catalog.allNames })
  func `rules are broken by those variants alone that are meant to`(name: String) throws {
    let learner = try learner(name)
    let open = try #require(learner.session.state.current?.open.first)
    var (ways, payloads, owners) = (0, 0, 0)
    for breach in RuleBreach.all(in: open) {
      switch breach {
      case .message(_, .way): ways += 1
      case .message(_, .payload): payloads += 1
      case .ownership: owners += 1
      }
    }
    let specimen = try Catalog.specimen(name).specimen
    let sort = specimen.flaw?.sort
    // What the user sees wrong may come of a message that goes where none may.
    let isForbidden = (specimen.flaw?.messages ?? []).contains { clue in
      specimen.rules?.allWays.contains { $0.from == clue.from && $0.to == clue.to } == false
    }
    #expect(sort == .rule ? ways > 0 : ways == 0 || sort == .screen && isForbidden)
    #expect((payloads > 0) == (sort == .payload))
    // Who speaks to a layer that it shouldn't know may hold it, too.
    if ways == 0 { #expect((owners > 0) == (sort == .leak)) }
    #expect(
      learner.type("rules").contains(
        ways + payloads + owners > 0 ? "breaks its rules" : "keeps its rules"))
  }

  @Test(arguments: await MainActor.run { Catalog.allNames })
  func `those variants alone leak that are meant to, and the cycle is named`(name: String) throws {
    let learner = try learner(name)
    // A layer that outlives its screen is found while the specimen is open, and not after.
    let sort = try Catalog.specimen(name).specimen.flaw?.sort
    let isOpenLeak = sort == .lifetime
    #expect(learner.type("leaks").hasPrefix("Nothing leaks") == !isOpenLeak)
    let isLeak = sort == .leak
    let answer = learner.type("close")
    #expect(answer.contains(isLeak ? "Still alive: " : "Released: all "), "\(answer)")
    let leaks = learner.type("leaks")
    #expect(leaks.contains("the cycle: ") == isLeak, "\(leaks)")
    #expect(leaks.hasPrefix("Nothing leaks.") == !isLeak)
  }

  @Test(arguments: await MainActor.run { Catalog.allNames + Catalog.solutionNames })
  func `those variants alone stay while they wait that are meant to`(name: String) throws {
    let sort = (try? Catalog.specimen(name))?.specimen.flaw?.sort
    let learner = Learner()
    learner.type("open \(name)", "service slow", "reset")
    let stays = sort == .leak || sort == .task
    let answer = learner.type("close")
    #expect(answer.contains(stays ? "Still alive: " : "Released: all "), "\(answer)")
    guard sort == .task else { return }
    // What waits is no cycle: it goes when the answer has come.
    #expect(!learner.type("leaks").contains("the cycle: "))
    learner.type("service deliver")
    #expect(learner.type("leaks").hasPrefix("Nothing leaks."))
  }

  /// What has to be done before the messages or the layers are there in which some flaws show.
  private nonisolated static let showing = [
    "candy.ribs~c": ["quantity 1", "buy"],
    "candy.mvvm~a": ["service fail", "reset", "fire quantity 1"],
    "news.mvvm~a": ["service slow", "fire reload", "fire reload"],
    "account.store~c": ["service slow", "reset", "fire finish", "service deliver"],
  ]

  @Test(arguments: await MainActor.run { Catalog.variantNames })
  func `what is wrong with a variant can be pointed at`(name: String) throws {
    let learner = try learner(name)
    let found = try Catalog.specimen(name).specimen
    let (specimen, flaw) = (found.name, try #require(found.flaw))
    let open = try #require(learner.session.state.current?.open.first)
    var messages = Array(open.recorder.messages.trace())
    if let lines = Self.showing[name] {
      for line in lines { learner.type(line) }
      messages = Array(
        try #require(learner.session.state.current?.open.first).recorder.messages.trace())
    }
    for clue in flaw.messages where flaw.sort != .loop {
      let message = try #require(messages.first(where: clue.matches), "\(clue.name)")
      let reference = "\(specimen)\(message.position.reference(event: message.event))"
      #expect(learner.type("blame \(reference)").hasPrefix("Right. "), "\(reference)")
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

  @Test(arguments: await MainActor.run { Catalog.variantNames })
  func `nothing gives a variant away`(name: String) throws {
    let found = try Catalog.specimen(name).specimen
    #expect(found.summary == "this has a mistake; to point at it: blame")
    #expect(found.name.wholeMatch(of: #/[a-z]+~[a-z]/#) != nil)
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

  @Test func `what is wrong with a variant is said in every finished language`() {
    let rows = Set(Catalog.variantNames.map { "flaw.\($0)" })
    for language in Language.all where !language.isDraft {
      let said = Set(language.texts.keys.filter { $0.hasPrefix("flaw.") })
      #expect(said == rows, "\(language.name)")
    }
  }

  @Test func `there are several of each sort`() {
    let sorts = Catalog.features.flatMap(\.specimens).compactMap { $0.flaw?.sort }
    for sort in [Flaw.Sort.rule, .payload, .leak, .place] {
      #expect(sorts.count { $0 == sort } >= 2, "\(sort)")
    }
    #expect(sorts.count { $0 == .screen } >= 2)
  }
}
