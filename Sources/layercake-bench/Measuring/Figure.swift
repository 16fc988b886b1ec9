import Platform

/// One thing that was measured.
nonisolated struct Figure: Encodable {
  /// What a figure counts.
  enum Unit: String, Encodable {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case bytes = "B"
    case mebibytes = "MiB"
    case perSecond = "/s"
  }

  let name: String
  let value: Double
  let unit: Unit
  /// What it is compared with, in the same unit, measured in the same run.
  var beside: (name: String, value: Double)?
  var goal: Goal?
  /// By what part the figure differed in another run of the same; nil if there was none.
  var moves: Double?

  /// The figure divided by what stands beside it.
  var ratio: Double? { beside.flatMap { $0.value > 0 ? value / $0.value : nil } }

  /// Whether the goal is met; nil if there is none, or nothing to hold against it.
  var isGoalMet: Bool? {
    guard let goal else { return nil }
    switch goal {
    case .atMost(let limit): return value <= limit
    case .atLeast(let limit): return value >= limit
    case .ratioAtMost(let limit): return ratio.map { $0 <= limit }
    case .ratioAtLeast(let limit): return ratio.map { $0 >= limit }
    case .exponentAtMost(let limit): return exponent.map { $0 <= limit }
    }
  }

  /// What power of ten times as much the figure grew by, if it stands beside that of a tenth.
  private var exponent: Double? { ratio.flatMap { $0 > 0 ? log10($0) : nil } }

  var verdict: String? {
    guard let isGoalMet, let goal else { return nil }
    let verdict = isGoalMet ? "ok" : "over"
    guard case .exponentAtMost = goal, let exponent else { return verdict }
    return "\(verdict), \(exponent.short)"
  }

  /// The better one of two runs, with how much the figure moved. Of rates the larger one is better.
  func better(than other: Figure) -> Figure {
    // The peak of memory grows once: the second time there is nothing to measure.
    if other.value == 0 { return self }
    if value == 0 { return other }
    let isRate = unit == .perSecond
    var better = (value < other.value) == isRate ? other : self
    better.moves = abs(value - other.value) / min(abs(value), abs(other.value))
    return better
  }

  private enum CodingKeys: CodingKey { case name, value, unit, moves, beside, ratio, goal, verdict }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(value, forKey: .value)
    try row.encode(unit, forKey: .unit)
    try row.encodeIfPresent(moves, forKey: .moves)
    if let beside {
      var pair = row.nestedContainer(keyedBy: CodingKeys.self, forKey: .beside)
      try pair.encode(beside.name, forKey: .name)
      try pair.encode(beside.value, forKey: .value)
    }
    try row.encodeIfPresent(ratio, forKey: .ratio)
    try row.encodeIfPresent(goal?.text(unit), forKey: .goal)
    try row.encodeIfPresent(verdict, forKey: .verdict)
  }
}

/// What a figure should be.
nonisolated enum Goal {
  /// The figure itself, not more than this.
  case atMost(Double)
  /// The figure itself, not less than this.
  case atLeast(Double)
  /// The figure divided by what stands beside it, not more than this.
  case ratioAtMost(Double)
  /// The figure divided by what stands beside it, not less than this.
  case ratioAtLeast(Double)
  /// Beside the figure of a tenth as much: not more than this power of ten times.
  case exponentAtMost(Double)

  /// The goal as people read it: `<= 5 ns`.
  func text(_ unit: Figure.Unit) -> String {
    switch self {
    case .atMost(let limit): "<= \(limit.short) \(unit.rawValue)"
    case .atLeast(let limit): ">= \(limit.short) \(unit.rawValue)"
    case .ratioAtMost(let limit): "<= \(limit.asRatio)"
    case .ratioAtLeast(let limit): ">= \(limit.short) x"
    case .exponentAtMost(let limit): "exponent <= \(limit.short)"
    }
  }
}

nonisolated extension Double {
  /// The number with as many decimals as its size deserves: `1.43`, `26.1`, `1,234,000`.
  var short: String {
    if abs(self) >= 100 { return Int(rounded()).grouped }
    let decimals = abs(self) >= 10 ? 10.0 : 100.0
    let text = String((self * decimals).rounded() / decimals)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number as a ratio: `2.5 x`, or `1/640` where it is small.
  var asRatio: String {
    // A difference of two times may come out below nothing.
    if self <= 0 { return "0" }
    return self < 0.5 ? "1/\((1 / self).short)" : "\(short) x"
  }
}

nonisolated extension Int {
  /// The number with a comma between thousands.
  fileprivate var grouped: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}
