extension String {
  /// The text's scalars with what was written in parts put together, as names of files are on macOS, because libedit
  /// draws the parts beside each other: Hangul syllables, and letters with marks that there are in one piece, é and ガ.
  var composed: [Unicode.Scalar] {
    contains { $0.unicodeScalars.count > 1 }
      ? map { Character.composed[$0].map { String($0) } ?? String($0) }.joined().composingHangul
      : Array(unicodeScalars)
  }

  /// The text's scalars with Hangul syllables that were written in parts put together.
  ///
  /// Source: The Unicode Standard 15.0, section 3.12, Hangul Syllable Composition.
  private var composingHangul: [Unicode.Scalar] {
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

extension Character {
  /// Letters that are one scalar, found by themselves as they are written in parts: both are equal (The Unicode Standard
  /// 15.0, section 3.7).
  fileprivate static let composed: [Character: Unicode.Scalar] = {
    // Latin, Greek, Cyrillic, Kana, and what Vietnamese and transcriptions need.
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF, 0x3041...0x30FF,
    ]
    let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
    return Dictionary(scalars.map { (Character($0), $0) }) { first, _ in first }
  }()
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
