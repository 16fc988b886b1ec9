/// A number in decimal digits, as many as it has: nothing is rounded.
///
/// 0.1 is a tenth here, and 1.0, 1 and 1e0 are the same number.
public struct ExactNumber: Hashable, Sendable {
  /// The most digits before the point, and the most zeros right behind it. No `Double` has more
  /// than 324.
  public static let largestExponent = 400

  private let isNegative: Bool
  /// From the most significant, without zeros at either end; 0 has none.
  private let digits: String
  /// The value is 0.digits times ten to this power; 0 for 0.
  private let point: Int

  private init(isNegative: Bool, written: String, point: Int) {
    var digits = written.drop { $0 == "0" }
    self.point = digits.isEmpty ? 0 : point - (written.utf8.count - digits.utf8.count)
    while digits.last == "0" { digits.removeLast() }
    self.digits = String(digits)
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// Reads the number at the cursor. Nil if it exceeds ``largestExponent``; the cursor is moved
  /// past it all the same.
  init?(from cursor: inout Cursor) {
    let isNegative = cursor.accept("-")
    if !isNegative { _ = cursor.accept("+") }
    var written = cursor.text(cursor.take(while: Cursor.isDigit))
    if written.isEmpty { return nil }
    let whole = written.utf8.count
    if cursor.next == UInt8(ascii: "."), cursor.isDigit(at: cursor.position + 1) {
      cursor.position += 1
      written += cursor.text(cursor.take(while: Cursor.isDigit))
    }
    var exponent: Int16 = 0
    let end = cursor.position
    if cursor.accept("e") || cursor.accept("E") {
      _ = cursor.accept("-") || cursor.accept("+")
      if cursor.take(while: Cursor.isDigit).isEmpty {
        cursor.position = end
      } else if let power = Int16(cursor.text((end + 1)..<cursor.position)) {
        exponent = power
      } else {
        return nil
      }
    }
    self.init(isNegative: isNegative, written: written, point: whole + Int(exponent))
    if abs(point) > ExactNumber.largestExponent { return nil }
  }

  /// Reads `12`, `-0.50`, `1.5e+20`: digits, with a sign, a point and an exponent if need be. Nil if
  /// the text isn't a number, or ``largestExponent`` is exceeded.
  public init?(_ text: String) {
    var cursor = Cursor(text)
    self.init(from: &cursor)
    if cursor.next != nil { return nil }
  }

  /// The same whole number.
  public init(_ value: some BinaryInteger) {
    let written = value.magnitude.description
    self.init(isNegative: value < 0, written: written, point: written.utf8.count)
  }

  /// The number that people see: the shortest decimal that denotes the value, as Swift prints it, so
  /// that 0.1 becomes a tenth, not 0.1000000000000000055…. Nil for infinity and for what is no number.
  public init?(_ value: Double) { self.init(value.description) }

  /// Whether nothing stands behind the point.
  public var isWhole: Bool { point >= digits.utf8.count }

  /// The whole number of this value, or nil if it isn't one or doesn't fit.
  public var int: Int? { Int(description) }
}

extension ExactNumber: Comparable {
  /// Whether the left number is less.
  public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if left.sign != right.sign { return left.sign < right.sign }
    let (near, far) = left.isNegative ? (right, left) : (left, right)
    return (near.point, near.digits) < (far.point, far.digits)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }
}

extension ExactNumber: ExpressibleByIntegerLiteral {
  /// The same whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension ExactNumber: CustomStringConvertible {
  /// The number as it is read: in full up to 21 places either way, else with an exponent.
  public var description: String {
    func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }
    func parted(_ digits: String, after whole: Int) -> String {
      digits.prefix(whole) + (digits.utf8.count > whole ? "." : "") + digits.dropFirst(whole)
    }
    let magnitude =
      switch point {
      case -6...0: parted(zeros(1 - point) + digits, after: 1)
      case 1...21: parted(digits + zeros(point - digits.utf8.count), after: point)
      default: parted(digits, after: 1) + (point > 0 ? "e+" : "e") + String(point - 1)
      }
    return isNegative ? "-" + magnitude : magnitude
  }
}
