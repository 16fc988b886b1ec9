import Languages

extension Phrases {
  /// Korean.
  static let korean = Phrases(
    answers: KoreanAnswerWords(),
    handouts: KoreanHandoutWords(), classes: KoreanClassWords())
}

extension String {
  /// The text with a particle in the form that it asks for: `이어야` is `여야` behind a vowel.
  func with(_ particle: String) -> String {
    self + (Language.korean.particle(particle, self) ?? particle)
  }
}
