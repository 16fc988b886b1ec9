/// An exact amount of Korean money, kept in thousandths of a won.
///
/// Prices are whole and tax rates have one decimal, so that nothing is ever rounded. Amounts stay exact
/// up to nine quadrillion won, more than ten thousand times what the shop lets the user buy.
public struct Won: Hashable, Comparable, Sendable {
  /// The amount in thousandths of a won.
  public let thousandths: Int

  /// Makes an amount of whole won.
  public init(_ whole: Int) { thousandths = whole * 1_000 }

  private init(thousandths: Int) { self.thousandths = thousandths }

  /// Whether one amount is less than another.
  public static func < (left: Won, right: Won) -> Bool { left.thousandths < right.thousandths }

  /// The sum of two amounts.
  public static func + (left: Won, right: Won) -> Won {
    Won(thousandths: left.thousandths + right.thousandths)
  }

  /// What so many pieces cost.
  public static func * (price: Won, quantity: Int) -> Won {
    Won(thousandths: price.thousandths * quantity)
  }

  /// The part of an amount of whole won that a rate takes; of any other it would have to be rounded.
  public static func * (amount: Won, rate: TaxRate) -> Won {
    precondition(amount.thousandths % 1_000 == 0, "\(amount) isn't a whole amount of won")
    return Won(thousandths: amount.thousandths / 1_000 * rate.tenthsOfPercent)
  }
}

extension Won: LosslessStringConvertible {
  /// The amount with at least one decimal, as the seed prints it: `300.0`, `319.5`, `16.25`.
  public var description: String {
    var decimals = String(1_000 + thousandths.magnitude % 1_000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1_000).\(decimals)"
  }

  /// Reads what ``description`` writes; nil if it is something else.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...3).contains(parts[1].count), let whole = Int(parts[0]),
      let decimals = UInt(parts[1])
    else { return nil }
    let scale = [100, 10, 1][parts[1].count - 1]
    let (amount, overflow) = whole.multipliedReportingOverflow(by: 1_000)
    guard !overflow else { return nil }
    let part = Int(decimals) * scale
    thousandths = description.hasPrefix("-") ? amount - part : amount + part
  }
}

/// A rate of tax in tenths of a percent, so that 6.5 % is exact.
public struct TaxRate: Hashable, Sendable {
  /// The rate in tenths of a percent: 65 for 6.5 %.
  public let tenthsOfPercent: Int

  /// Makes a rate.
  public init(tenthsOfPercent: Int) { self.tenthsOfPercent = tenthsOfPercent }
}

extension TaxRate: LosslessStringConvertible {
  /// The rate in percent, as the seed prints it: `6.5`.
  public var description: String { "\(tenthsOfPercent / 10).\(tenthsOfPercent % 10)" }

  /// Reads what ``description`` writes; nil if it is something else.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 1, let whole = Int(parts[0]),
      let tenth = Int(parts[1]),
      whole >= 0
    else { return nil }
    tenthsOfPercent = whole * 10 + tenth
  }
}
