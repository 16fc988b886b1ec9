import Exports
import Languages
import Lessons
import Queries
import Sessions
import Staging
import Terminal

extension Command {
  /// Shows a pattern's rules, and whether the open specimens, or those of a trace, keep them.
  static let rules: Command = {
    let subjects = Parameter("PATTERN or FILE", .word, .repeated)
    let all = Parameter(flag: "all")
    return Command(
      look: "rules", in: .trace, inLessons: .anyBlock,
      takes: [subjects.completing(ArgumentKind.traced.candidates), all],
      examples: [
        "rules", "rules mvp", "rules --all", "rules lecture:mvp", "rules clean.rules shop:",
      ],
      filling: { [1: [ProgramIdentity.current.name]] }
    ) { call, context throws(CommandError) in
      if call.has(all) {
        var seen: Set<String> = []
        return .rules(
          context.features.flatMap(\.specimens).compactMap(\.rules)
            .filter { seen.insert($0.name).inserted })
      }
      let words = call.all(subjects)
      if let document = try imported(words, context) { return document }
      let stage = try context.stage()
      if words.isEmpty { return stage.open.reduce(Document()) { $0 + .rules(of: $1) } }
      var specimens: [OpenSpecimen] = []
      for word in words {
        let path = context.expanded(word.text)
        // A pattern that isn't open is told so, whatever files there are.
        if word.text.contains("/") || word.text.hasSuffix(RulesOfTrace.ending) {
          throw context.error(
            Refusal("error.rules-of-nothing", path.brief, accepted: examples(context)),
            at: word.span)
        }
        let specimen = try ArgumentKind.specimen.parse(word, context)
        if !specimens.contains(where: { $0 === specimen }) { specimens.append(specimen) }
      }
      return specimens.reduce(Document()) { $0 + .rules(of: $1) }
    }
  }()

  /// What of imported traces can be held against a file of rules.
  private static func examples(_ context: Context) -> LocalizedText {
    let names = context.importedCandidates.map(\.text)
    return names.isEmpty
      ? LocalizedText("error.rules-of-nothing.import")
      : LocalizedText("error.listed.imported", names)
  }

  /// Holds traces that were handed in against rules; nil if none is meant.
  private static func imported(
    _ words: [Word], _ context: Context
  ) throws(CommandError) -> Document? {
    var parts: [TraceReference] = []
    var others: [Word] = []
    for word in words {
      if let part = try context.imported(word) { parts.append(part) } else { others.append(word) }
    }
    if parts.isEmpty, others.count < 2, context.open.isEmpty, let newest = context.imports.last {
      parts = [TraceReference(trace: newest)]
    }
    guard !parts.isEmpty else { return nil }
    guard others.count < 2 else { throw context.error("error.two-rules", at: others[1].span) }
    var given: RulesOfTrace?
    if let word = others.first { given = try rules(word, context) }
    var document = Document()
    for part in parts {
      for specimen in try part.names(in: context) {
        let rules = if let given { given } else { try self.rules(of: specimen, in: part, context) }
        document += .rules(rules, of: specimen, in: part.trace)
      }
    }
    return document
  }

  /// The rules of a pattern or of a file, which a word names.
  private static func rules(_ word: Word, _ context: Context) throws(CommandError) -> RulesOfTrace {
    do throws(RulesOfTrace.ReadError) {
      return try RulesOfTrace(
        word.text, at: context.expanded(word.text), features: context.features)
    } catch {
      switch error {
      case .refusal(let refusal): throw context.error(refusal, at: word.span)
      case .file(let error): throw context.error(error.refusal(in: word.text), at: word.span)
      }
    }
  }

  /// The rules that a specimen of a trace has by its name, where it is one that is known here.
  private static func rules(
    of specimen: String, in part: TraceReference, _ context: Context
  ) throws(CommandError) -> RulesOfTrace {
    let name = part.trace.header.origins[specimen] ?? specimen
    guard let rules = RulesOfTrace(ofSpecimen: name, in: context.features) else {
      throw context.error(
        Refusal(
          "error.which-rules", SpecimenReference(fullName: specimen).pattern,
          advice: RulesOfTrace.names(in: context.features)), at: part.rest.span)
    }
    return rules
  }
}

extension Document {
  /// What came of holding a specimen of a trace against rules.
  fileprivate static func rules(
    _ rules: RulesOfTrace, of specimen: String, in trace: RecordedTrace
  ) -> Document {
    var audit = RuleAudit(rules)
    audit.add(.header(TraceHeader(specimens: [specimen], dropped: trace.header.dropped)))
    for event in trace.events {
      if let turn = event.turn(of: specimen) { audit.add(turn, event: event.number) }
    }
    if let missing = trace.missing { audit.add(.end(missing: missing)) }
    let report = RuleReport(
      audit: audit, name: trace.label(specimen), isOfApp: trace.isOfApp, cutLine: nil)
    return Document(report.lines.map { Text(StyledText($0), indent: 2) })
  }
}
