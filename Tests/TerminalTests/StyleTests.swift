import Terminal
import Testing

@Suite struct StyleTests {
  static let all: [Style] = [
    .plain, .bold, .dim, .heading, .error, .success, .call, .notification, .role, .caret, .hint,
  ]

  @Test func `two styles are equal only if they are for the same purpose`() {
    for (index, style) in Self.all.enumerated() {
      for (other, candidate) in Self.all.enumerated() {
        #expect((style == candidate) == (index == other))
      }
    }
  }

  @Test func `every style but the plain one has a sequence of digits and semicolons`() {
    #expect(Style.plain.sgr() == "")
    for style in Self.all where style != .plain {
      #expect(!style.sgr().isEmpty)
      #expect(style.sgr().allSatisfy { $0.isNumber || $0 == ";" })
    }
  }

  @Test func `a projector is shown nothing dimmed and no colour without bold`() {
    for style in Self.all {
      let codes = style.sgr(look: .projector).split(separator: ";")
      #expect(!codes.contains("2"))
      #expect(codes.isEmpty || codes.first == "1")
    }
  }
}
