import Queries
import Testing

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("incraese", "increase"),
      ("INCREASE", "increase"),
      ("decrese", "decrease"),
      ("increas", "increase"),
      ("xncreaxe", "increase"),
      ("incr", "increase"),
      ("inc", "increase"),
      ("totally", nil),
      ("", nil),
      ("in", nil),
    ] as [(String, String?)])
  func `the nearest name is at most three letters away`(written: String, expected: String?) {
    #expect(NearestName.to(written, among: ["increase", "decrease"]) == expected)
  }

  @Test func `of two equally near names the first is taken`() {
    #expect(NearestName.to("mvq", among: ["mvc", "mvp"]) == "mvc")
  }

  @Test func `a very long word is near to nothing`() {
    let long = String(repeating: "a", count: 10_000)
    #expect(NearestName.to(long, among: [long + "b"]) == nil)
  }
}
