import Languages
import Sessions
import Terminal

extension Document {
  /// What came of a condition of a lesson's, once its hunt has come to its end.
  static func demanded(_ demand: CodeDemand) -> Document {
    if demand.isUndecided, let hunt = demand.hunt { return .hunted(nil, by: hunt) }
    let line = Document([Text(demand.sentence, demand.isMet ? .success : .error)])
    guard !demand.isMet, let hunt = demand.hunt, let finding = demand.finding else { return line }
    return line + .hunted(finding, by: hunt)
  }
}

extension CodeDemand {
  /// The result in a line.
  var summary: String {
    guard !isMet, let hunt, let finding else { return sentence }
    let found = finding.summary(in: hunt)
    return line == nil ? found : "\(sentence). \(found)"
  }

  /// What is demanded, and whether it is so.
  fileprivate var sentence: String {
    switch kind {
    case .nothingWrong: ""
    case .always: localized(isMet ? "demand.kept" : "demand.broken", statement)
    case .sometime:
      isMet
        ? localized("demand.reached", statement, finding?.events.count ?? 0, finding?.path ?? "")
        : localized(finding == nil ? "demand.never" : "demand.wanted", statement)
    case .changes(let others, let parts):
      isMet
        ? localized("demand.unchanged", parts) : localized("demand.changed", others, parts)
    }
  }
}
