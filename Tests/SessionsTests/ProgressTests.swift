import Testing

@testable import Sessions

/// What is known of the lessons is what the lines say.
@MainActor struct ProgressTests {
  @Test(arguments: [
    "a", "b c", "the \"model\"", "back\\slash", "", "모델이 안다", "\u{301}x", "\u{FE0F}", "\u{200D} y",
  ])
  func `an answer is known as it was given`(text: String) throws {
    let progress = Progress()
    progress.note(Progress.Answer(text: text, isRight: true), for: "one-tap how-many")
    let known = try #require(progress.contents.answers["one-tap how-many"]?.first)
    #expect(Array(known.text.utf8) == Array(text.utf8))
    #expect(known.isRight)
  }

  @Test func `what was taken over once isn't taken over again`() throws {
    let (kept, other) = (Progress(), Progress())
    other.note(Progress.Answer(text: "a", isRight: false), for: "one-tap how-many")
    for _ in 1...2 { _ = try kept.take(in: other.text) }
    #expect(kept.contents.lines == other.contents.lines)
  }
}
