import Catalog
import CatalogSupport
import Features
import Foundation
import LayerTracing
import Lessons
import Sessions
import Staging
import Testing

@testable import Exports
@testable import Languages
@testable import Queries
@testable import Shell

/// Texts whose keys are put together at run time: the lint of all texts takes any row of such a kind for one that
/// is asked for, and a row that isn't there would be shown as its key.
@Suite struct ComposedTextTests {
  /// How such keys begin, and the rest of each key that the program can ask for.
  private static var families: [String: [String]] {
    let verbs = MessageText.Verb.allCases.map(\.rawValue)
    let kinds = PredictionSubject.Kind.allCases.map(\.rawValue)
    return [
      "answer.lack.": CheckError.Kind.allCases.map { "\($0)" } + ["any"],
      "class.legend.": ClassPicture.kinds,
      "predict.ask.": kinds,
      "predict.type.": kinds,
      "progress.outcome.": Progress.Outcome.allCases.map(\.rawValue) + ["open"],
      "block.": FenceWord.allCases.map(\.rawValue),
      "change.": Catalog.features.flatMap(\.whatIfs).map { $0.title.replacing(" ", with: "-") },
      "check.counted.": ComparisonOperator.allCases.filter { $0 != .contains }.map { $0.denied() },
      "check.value.": ComparisonOperator.allCases.flatMap {
        [$0.denied(wanted: true), $0.denied(wanted: false)]
      },
      "command.": Command.all.flatMap(rests),
      "error.listed.": ProgramSources.literals(/listedAs(?: list)?: (?:String = )?"([^".]+)"/),
      "explain.": verbs,
      "exam.mistake.": [
        "rule", "payload", "place", "leak", "lifetime", "task", "loop", "screen",
      ],
      "exports.format.": ExportChoice.all.map(\.text),
      "feature.": Catalog.featureNames,
      "flaw.": Catalog.variantNames,
      "glossary.": GlossaryTerm.all.flatMap { [$0.key, "\($0.key).meaning"] },
      "help.group.": Command.Group.allCases.map(\.rawValue),
      "lessons.track.": RealCourse.shelf(in: "en").reading.tracks,
      "manual.heading.": ["name", "synopsis", "options", "commands", "files", "exit-status"],
      "message.way.": verbs,
      "mock.choice.": choices(of: .mock),
      "pack.": PackManifest.Key.allCases.filter { !$0.isRight }.map(\.rawValue),
      "pattern.": specimens.map(\.name),
      "payload.": payloads.map(key),
      "query.sort.": ProgramSources.literals(/(?:find|unknown)\([^"{}]*"([a-z ]+)"/).map(key),
      "query.value.": QueryValue.Sort.allCases.map(\.rawValue),
      "refusal.closed.": PackManifest.Key.allCases.filter { $0.isRight && $0 != .skip }
        .map(\.rawValue),
      "role.": roles.map { $0.role.name.lowercased() },
      "service.choice.": choices(of: .service),
      "service.mode.": Service.Mode.allCases.map(\.rawValue),
      "set.summary.": Setting.allCases.map(\.rawValue),
      "wish.": Catalog.features.flatMap(\.wishes).map(\.name),
    ]
  }

  /// What a command's help needs: what it does, each example, and each word that it takes by name.
  private static func rests(of command: Command) -> [String] {
    let examples = command.examples.indices.map { "example.\($0 + 1)" }
    let options = command.parameters.map(\.form).filter {
      switch $0.style {
      case .clause, .flag: true
      case .required, .optional, .repeated, .rest: false
      }
    }
    return [command.name] + (examples + options.map(\.id)).map { "\(command.name).\($0)" }
  }

  /// What a command's help tells where the tables have it.
  private static func furtherRests(of command: Command) -> [String] {
    let words = command.examples.indices.map { "example.\($0 + 1).words" }
    let details = command.details.indices.map { "detail.\($0 + 1)" }
    return (["question", "search", "undone"] + words + details + command.parameters.map(\.id))
      .map { "\(command.name).\($0)" }
  }

  private static let languages = Language.all.filter { !$0.isDraft }

  /// The patterns and dialects.
  private static var specimens: [Specimen] {
    Catalog.features.flatMap(\.specimens).filter { $0.flaw == nil }
  }

  /// The roles, with what each says it is there for.
  private static var roles: [(role: Role, summary: String?)] {
    let rules = specimens.compactMap(\.rules)
    return (Role.known + rules.flatMap(\.roles)).map { role in
      (role, role.summary ?? rules.lazy.compactMap { $0.summaries[role] }.first)
    }
  }

  /// The values that a pattern lets not go everywhere.
  private static var payloads: [String] {
    specimens.compactMap(\.rules).flatMap(\.payloads).map(\.name)
  }

  /// What can stand first behind a command.
  private static func choices(of command: Command) -> [String] {
    command.parameters[0].candidates(Learner().runner.context, after: []).map(\.text)
  }

  /// What is a part of a key, of some words.
  private static func key(of words: String) -> String {
    words.lowercased().replacing(" ", with: "-")
  }

  // MARK: What holds

  @Test func `every text that can be asked for stands in the tables of each language but drafts`() {
    let tables = Self.languages.map { ($0.code, $0.texts) }
    for (beginning, rests) in Self.families {
      #expect(!rests.isEmpty, "\(beginning)")
      for rest in rests {
        for (code, texts) in tables {
          #expect(texts[beginning + rest] != nil, "\(code): \(beginning)\(rest)")
        }
      }
    }
  }

  @Test func `every row of such a kind is asked for`() {
    let families = Self.families.merging(
      ["command.": Command.all.flatMap(Self.furtherRests)], uniquingKeysWith: +)
    // A whole key may begin so, too.
    let literals = Set(ProgramSources.all.flatMap { $0.split(separator: "\"") })
    for key in Language.english.texts.keys where !literals.contains(key[...]) {
      // What would be accepted stands beside what is wrong, under its key.
      if key.hasSuffix(".advice"), literals.contains(key.dropLast(".advice".count)) { continue }
      guard let (beginning, rests) = families.first(where: { key.hasPrefix($0.key) }) else {
        continue
      }
      #expect(rests.contains { beginning + $0 == key }, "\(key)")
    }
  }

  @Test func `every whole key that the sources name stands in the English table`() {
    let keys = ProgramSources.literals(
      /(?:localized\(\s*|localized: |Refusal\(\s*|throw )"([^"\\]+)"/)
    let texts = Language.english.texts
    #expect(keys.count > 1_000)
    #expect(keys.filter { texts[$0] == nil } == [], "no table has these")
  }

  @Test
  func `every key that refuses a line begins as those do that the table of complaints is held to`()
  {
    let keys = ProgramSources.literals(/(?:Refusal\(\s*|throw )"([^"\\]+)"/)
    // Lessons, files of rules, `convert` and `new feature` are refused otherwise than lines, and have tests of
    // their own.
    let heads = RefusalKeys.heads + ["exports.", "fault.", "rule-file.", "scaffold."]
    #expect(keys.filter { key in !heads.contains(where: key.hasPrefix) } == [])
  }

  @Test func `these are all the kinds of keys that the sources put together`() {
    let rows = Language.english.texts.keys
    let composed = ProgramSources.literals(/"([a-z]+[.][a-z.-]*)\\\(/).filter { beginning in
      rows.contains { $0.hasPrefix(beginning) }
    }
    #expect(composed.sorted() == Self.families.keys.sorted())
  }

  @Test
  func `what patterns, features, roles and values are called is said in the tables, word for word`()
  {
    let texts = Language.english.texts
    for specimen in Self.specimens {
      #expect(texts["pattern.\(specimen.name)"] == specimen.summary)
    }
    for feature in Catalog.features {
      #expect(texts["feature.\(feature.name)"] == feature.summary)
      for change in feature.whatIfs {
        #expect(texts["change.\(change.title.replacing(" ", with: "-"))"] == change.summary)
      }
      for wish in feature.wishes { #expect(texts["wish.\(wish.name)"] == wish.request) }
    }
    for (role, summary) in Self.roles {
      #expect(texts["role.\(role.name.lowercased())"] == summary, "\(role)")
    }
    for name in Self.payloads { #expect(texts["payload.\(Self.key(of: name))"] == name) }
  }

  @Test func `every role has a name in each language but drafts, by which answers name it`() {
    for language in Self.languages where language != .english {
      let named = Set(language.answers.roles.values)
      #expect(Set(Self.roles.map(\.role.name)).subtracting(named) == [], "\(language.code)")
    }
  }
}
