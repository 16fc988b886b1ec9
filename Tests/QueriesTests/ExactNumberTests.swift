import Queries
import TestSupport
import Testing

@Suite struct ExactNumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.00", "0"), ("0e9999", "0"), ("007", "7"), ("+12", "12"),
    ("319.50", "319.5"), ("-0.065", "-0.065"), ("100", "100"), ("1e2", "100"), ("1E+2", "100"),
    ("12e-1", "1.2"), ("1e-6", "0.000001"), ("1e-8", "1e-8"), ("1e21", "1e+21"),
    ("1e399", "1e+399"), ("1e-401", "1e-401"), ("0.0001e403", "1e+399"), ("1000e-404", "1e-401"),
    ("123456789012345678901", "123456789012345678901"), ("-1.25e+300", "-1.25e+300"),
    ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
  ])
  func `a number is read and written`(text: String, expected: String) throws {
    let number = try #require(ExactNumber(text))
    #expect(number.description == expected)
    #expect(ExactNumber(expected) == number)
    #expect(ExactNumber(expected)?.hashValue == number.hashValue)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "1e", "1e+", "1.5.2", "1_000", "0x10", "٣", " 1", "1 ", "--1",
    "1e400", "1e99999999999999999999", "9.9e-402", "0.0001e404", "nan", "inf",
  ])
  func `what is no number isn't read`(text: String) {
    #expect(ExactNumber(text) == nil)
  }

  @Test func `numbers are ordered by their value`() {
    let texts = [
      "-1e300", "-319.5", "-319.4999999999999999999999999999", "-1", "-0.1", "0", "1e-300", "0.1",
      "0.10000000000000000000000000001", "0.2", "1", "9", "10", "99.9", "100", "1e300",
    ]
    let numbers = texts.map(decimal)
    for (i, left) in numbers.enumerated() {
      for (j, right) in numbers.enumerated() {
        #expect((left < right) == (i < j), "\(left) < \(right)")
        #expect((left == right) == (i == j), "\(left) == \(right)")
      }
    }
  }

  @Test func `a whole number is taken as it is`() {
    #expect(ExactNumber(Int.max).description == "9223372036854775807")
    #expect(ExactNumber(Int.min).description == "-9223372036854775808")
    #expect(ExactNumber(UInt64.max) > ExactNumber(Int.max))
    #expect(ExactNumber(Int.max) == decimal("9223372036854775807.0"))
    #expect(ExactNumber(Int8(-5)) == -5)
  }

  @Test func `a floating-point number counts as the decimal that people see`() {
    #expect(ExactNumber(0.1) == decimal("0.1"))
    #expect(ExactNumber(0.1 + 0.2) == decimal("0.30000000000000004"))
    #expect(ExactNumber(1e20) == decimal("100000000000000000000"))
    #expect(ExactNumber(-0.0) == 0)
    #expect(ExactNumber(Double.leastNonzeroMagnitude)?.description == "5e-324")
    #expect(ExactNumber(Double.greatestFiniteMagnitude)?.description == "1.7976931348623157e+308")
    #expect(ExactNumber(Double.infinity) == nil)
    #expect(ExactNumber(Double.nan) == nil)
  }

  @Test(
    arguments: [
      ("12", 12), ("12.0", 12), ("-3", -3), ("0", 0), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("9223372036854775808", nil), ("1e30", nil), ("0.5", nil),
      ("12.5", nil),
    ] as [(String, Int?)])
  func `a whole number can be had as Int if it fits`(text: String, expected: Int?) {
    #expect(decimal(text).int == expected)
  }

  @Test func `whatever Swift counts with is ordered alike`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let (a, b) = (
        Int.random(in: -999...999, using: &random), Int.random(in: -99...99, using: &random)
      )
      let left = Double(a) / 8
      let right = Double(b) / 4
      let (exactLeft, exactRight) = (ExactNumber(left) ?? 0, ExactNumber(right) ?? 0)
      #expect((left < right) == (exactLeft < exactRight))
      #expect((left == right) == (exactLeft == exactRight))
    }
  }
}
