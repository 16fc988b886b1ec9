/// A number in decimal digits, as many as it has: nothing is rounded.
///
/// 0.1 is a tenth here, and 1.0, 1 and 1e0 are the same number.
public struct ExactNumber: Hashable, Sendable {
  /// How many digits a number may have before its point, or zeros behind it, at the most.
  public static let largestExponent = 9999

  private let isNegative: Bool
  /// From the most significant, without zeros at either end; 0 has none.
  private let digits: [UInt8]
  /// The value is 0.digits times ten to this power; 0 for 0.
  private let point: Int

  private init(isNegative: Bool, digits: [UInt8], point: Int) {
    let first = digits.firstIndex { $0 != 0 } ?? digits.endIndex
    let last = digits.lastIndex { $0 != 0 } ?? digits.startIndex
    self.digits = first <= last && first < digits.endIndex ? Array(digits[first...last]) : []
    self.isNegative = isNegative && !self.digits.isEmpty
    self.point = self.digits.isEmpty ? 0 : point - first
  }

  /// Reads `12`, `-0.50`, `1.5e+20`.
  ///
  /// Nil if the text isn't a number, or ``largestExponent`` is exceeded.
  ///
  /// - Parameter text: Digits, with a sign, a point and an exponent if need be; nothing else.
  public init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = ExactNumber.digits(of: &rest)
    guard !whole.isEmpty else { return nil }
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = ExactNumber.digits(of: &rest)
      guard !fraction.isEmpty else { return nil }
    }
    var exponent = 0
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      guard let power = Int(String(decoding: rest, as: UTF8.self)),
        (-ExactNumber.largestExponent...ExactNumber.largestExponent).contains(power)
      else { return nil }
      exponent = power
      rest = []
    }
    guard rest.isEmpty else { return nil }
    self.init(
      isNegative: isNegative, digits: whole + fraction, point: whole.count + exponent)
    guard abs(point) <= ExactNumber.largestExponent else { return nil }
  }

  /// The same whole number.
  public init(_ value: some BinaryInteger) {
    let digits = value.magnitude.description.utf8.map { $0 - UInt8(ascii: "0") }
    self.init(isNegative: value < 0, digits: digits, point: digits.count)
  }

  /// The number that people see: the shortest decimal that denotes the value, as Swift prints it.
  ///
  /// Nil for infinity and for what is no number.
  ///
  /// - Parameter value: Any; 0.1 becomes a tenth, not 0.1000000000000000055….
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// Whether nothing stands behind the point.
  public var isWhole: Bool { point >= digits.count }

  /// The whole number of this value, or nil if it isn't one or doesn't fit.
  public var int: Int? { isWhole && point <= 19 ? Int(description) : nil }

  private static func digits(of text: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text = text.dropFirst(digits.count)
    return digits.map { $0 - UInt8(ascii: "0") }
  }
}

extension ExactNumber: Comparable {
  /// Whether the left number is less.
  public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if left.sign != right.sign { return left.sign < right.sign }
    return left.isNegative
      ? right.isNearerToZero(than: left) : left.isNearerToZero(than: right)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private func isNearerToZero(than other: ExactNumber) -> Bool {
    point == other.point ? digits.lexicographicallyPrecedes(other.digits) : point < other.point
  }
}

extension ExactNumber: ExpressibleByIntegerLiteral {
  /// The same whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension ExactNumber: CustomStringConvertible {
  /// The number as it is read: in full up to 21 places either way, else with an exponent.
  public var description: String {
    func text(_ digits: some Sequence<UInt8>) -> String {
      String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }
    let sign = isNegative ? "-" : ""
    if digits.isEmpty { return "0" }
    if !(-6...21).contains(point) {
      let fraction = digits.count > 1 ? "." + text(digits.dropFirst()) : ""
      return "\(sign)\(text(digits.prefix(1)))\(fraction)e\(point > 0 ? "+" : "")\(point - 1)"
    }
    if point <= 0 {
      return sign + "0." + String(repeating: "0", count: -point) + text(digits)
    }
    let whole = digits.prefix(point)
    let zeros = String(repeating: "0", count: max(0, point - digits.count))
    let fraction = digits.count > point ? "." + text(digits.dropFirst(point)) : ""
    return sign + text(whole) + zeros + fraction
  }
}
