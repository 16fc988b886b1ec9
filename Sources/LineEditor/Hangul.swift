extension String {
  /// The text's scalars with Hangul syllables that were written in parts put together, because
  /// libedit draws the parts beside each other.
  ///
  /// Source: The Unicode Standard 15.0, section 3.12, Hangul Syllable Composition.
  var composingHangul: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      if let last = result.last, let joined = Unicode.Scalar.hangul(last, scalar) {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  private static let leading: UInt32 = 0x1100
  private static let vowel: UInt32 = 0x1161
  private static let trailing: UInt32 = 0x11A7
  private static let syllable: UInt32 = 0xAC00
  private static let (leadings, vowels, trailings): (UInt32, UInt32, UInt32) = (19, 21, 28)

  /// A leading consonant and a vowel, or a syllable and a trailing consonant, as one syllable.
  fileprivate static func hangul(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    let (one, other) = (first.value, second.value)
    if (leading..<leading + leadings).contains(one), (vowel..<vowel + vowels).contains(other) {
      return Unicode.Scalar(
        syllable + ((one - leading) * vowels + other - vowel) * trailings)
    }
    let isOpen =
      (syllable..<syllable + leadings * vowels * trailings).contains(one)
      && (one - syllable) % trailings == 0
    guard isOpen, (trailing + 1..<trailing + trailings).contains(other) else { return nil }
    return Unicode.Scalar(one + other - trailing)
  }
}
