import Exports
import Languages
import LayerTracing
import Lessons
import Queries
import Sessions

/// What came of holding a trace against rules, as people and programs read it.
struct RuleReport {
  /// What was found.
  let audit: RuleAudit
  /// What the trace is called.
  let name: String
  /// Whether an app recorded it, which tells when the recording ends.
  let isOfApp: Bool
  /// The last line, if it is cut off in its middle.
  let cutLine: Int?

  private var rules: PatternRules { audit.source.rules }

  /// Whether the rules are kept, as far as the trace tells.
  var isKept: Bool { audit.findings.isEmpty }

  /// All of it, for people: a line for each kind of breach, the verdict, and how far it was looked.
  var lines: [String] {
    audit.findings.map(\.located)
      + (audit.more > 0 ? [localized("rules-of-trace.more", audit.more)] : [])
      + [verdict] + remarks
  }

  private var verdict: String {
    isKept
      ? localized("rules-of-trace.kept", name, rules.name, audit.crossings)
      : localized(
        "rules-of-trace.broken", name, rules.name, audit.findings.count, audit.breaches)
  }

  /// How far it was looked, and what of the rules couldn't be checked.
  private var remarks: [String] {
    [
      localized("rules-of-trace.read", audit.messages, audit.events, audit.specimens), ending,
      audit.missing > 0 ? localized("rules-of-trace.missing", audit.missing) : nil,
      cutLine.map { localized("rules-of-trace.cut", $0) },
    ].compactMap(\.self) + unchecked + [unknownRoles, unseen].compactMap(\.self)
  }

  private var ending: String? {
    guard isOfApp else { return nil }
    return localized(audit.hasEnded ? "rules-of-trace.ended" : "rules-of-trace.no-end")
  }

  /// The rules that the trace tells too little for.
  private var unchecked: [String] {
    var lines: [String] = []
    for payload in rules.payloads where !audit.source.knowsTypes || !audit.hasTypes {
      lines.append(
        localized(
          audit.source.knowsTypes ? "rules-of-trace.no-types" : "rules-of-trace.unknown-types",
          payload.sentence))
    }
    if audit.lateResults > 0 {
      lines.append(localized("rules-of-trace.late-results", audit.lateResults))
    }
    if !audit.hasReferences { lines.append(localized("rules-of-trace.no-references")) }
    return lines
  }

  private var unknownRoles: String? {
    if audit.unknownRoles.isEmpty { return nil }
    let names = rules.roles.map(\.name)
    return localized(
      "rules-of-trace.unknown-roles",
      audit.unknownRoles.map { role in
        NearestName.to(role.name, among: names).map {
          localized("rules-of-trace.nearest-role", role.name, $0)
        } ?? role.name
      })
  }

  private var unseen: String? {
    audit.messages == 0 || audit.unseen.isEmpty
      ? nil : localized("rules-of-trace.unseen", audit.unseen)
  }

  // MARK: For programs

  /// JUnit's XML: a case for each sort of rules that is kept, and one for each kind of breach.
  var junit: String {
    let sorts = FoundRule.allCases.map { rule -> [CheckCase] in
      let found = audit.findings.filter { $0.rule == rule }
      if found.isEmpty { return [CheckCase(lesson: name, name: rule.claim)] }
      return found.map { finding in
        CheckCase(
          lesson: name, step: rule.rawValue, name: finding.title,
          failure: CheckCase.Failure(
            finding.sentence, in: finding.site?.fileID ?? name,
            at: SourcePlace(line: finding.site?.line ?? 1, column: 1)))
      }
    }
    // no text: what a build server calls the run
    return CheckReport(sorts.flatMap(\.self)).junit(named: "rules")
  }

  /// SARIF, which code hosts show beside the lines that are meant.
  func sarif(version: String) -> String {
    SARIFReport(
      tool: ProgramIdentity.current.name, version: version,
      rules: FoundRule.allCases.map { ($0.rawValue, $0.claim) },
      results: audit.findings.map { finding in
        SARIFReport.Result(
          rule: finding.rule.rawValue, message: finding.sentence, count: finding.count,
          file: finding.site?.fileID, line: finding.site?.line ?? 0, logical: finding.way)
      }, notes: remarks
    ).text
  }
}

// no text: a build server knows a rule by its name from one run to the next, whatever is spoken
/// A sort of rules that can be broken.
enum FoundRule: String, CaseIterable {
  case way, payload, ownership

  /// What is claimed where all is well.
  var claim: String {
    switch self {
    case .way: "messages go only where they may"
    case .payload: "values get only where they may"
    case .ownership: "layers own only what they may"
    }
  }
}

extension RuleAudit.Finding {
  /// Which sort of rules it breaks.
  var rule: FoundRule {
    switch subject {
    case .message(_, .way): .way
    case .message(_, .payload): .payload
    case .reference: .ownership
    }
  }

  /// Where the code stands that is reached, if the trace tells.
  var site: SourceLocation? {
    guard case .message(let message, _) = subject, !message.site.source.fileID.isEmpty else {
      return nil
    }
    return message.site.source
  }

  /// `View -> Model`.
  var way: String {
    switch subject {
    case .message(let message, _):
      message.hopText
    case .reference(let reference):
      "\(reference.owner.role) -> \(reference.held?.role.name ?? "")"
    }
  }

  /// What a build server knows it by from one run to the next: `View -> Model decrease()`.
  var title: String {
    switch subject {
    case .message(let message, _): "\(specimen): \(way) \(message.site.name)"
    case .reference(let reference): "\(specimen): \(way) \(reference.property)"
    }
  }

  /// What breaks which rule: `app#3.2  View -> Model  decrease(): no View may call the Model`.
  var breach: String {
    switch subject {
    case .message(let message, let breach): MessageText(message, of: specimen).breach(breach)
    case .reference(let reference):
      localized(
        "rules.held", reference.owner.type, reference.owner.role.name, reference.held?.type ?? "",
        reference.held?.role.name ?? "", reference.property)
    }
  }

  /// The same, and how often and in which event first.
  var sentence: String { localized("rules-of-trace.found", breach, count, event) }

  /// The same with the place of the code that is reached, as compilers write it.
  var located: String {
    // no text: as compilers write it
    let place = site.map { "\($0.fileID):\($0.line): error: " } ?? "error: "
    return place + sentence
  }
}
