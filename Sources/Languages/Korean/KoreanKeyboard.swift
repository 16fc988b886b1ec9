/// The keys behind Hangul that was typed on a Korean keyboard (Dubeolsik, KS X 5002), by the Latin letters
/// on them: `략ㄷ` is `fire`, typed in the wrong mode.
enum KoreanKeyboard {
  /// The keys of the initials, vowels and finals of a syllable, in the order of Unicode (15, 3.12).
  private static let initials = keys("r R s e E f a q Q t T d w W c z x v g")
  private static let vowels = keys("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let finals = keys(
    "_ r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
  /// The keys of the letters that stand alone, from ㄱ on (Unicode's block of compatibility letters).
  private static let letters = keys(
    "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g "
      + "k o i O j p u P h hk ho hl y n nj np nl b m ml l")

  private static func keys(_ text: String) -> [String] {
    text.split(separator: " ").map { $0 == "_" ? "" : String($0) }
  }

  /// The text as the same keys would have written it in Latin letters; nil if no Hangul is in it.
  static func latin(_ text: String) -> String? {
    var (result, isHangul) = ("", false)
    // A syllable that a terminal sends in its parts is put together first.
    for scalar in text.precomposed.unicodeScalars {
      guard let keys = keys(of: scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      result += keys
      isHangul = true
    }
    return isHangul ? result : nil
  }

  private static func keys(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      let place = Int(scalar.value - 0xAC00)
      return initials[place / 588] + vowels[place % 588 / 28] + finals[place % 28]
    case 0x3131...0x3163: return letters[Int(scalar.value - 0x3131)]
    default: return nil
    }
  }
}

extension String {
  /// The text with its syllables put together from conjoining letters (Unicode 15, 3.12).
  fileprivate var precomposed: String {
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      let value = scalar.value
      if let last = scalars.last?.value, let syllable = String.syllable(last, value) {
        scalars[scalars.count - 1] = syllable
      } else {
        scalars.append(scalar)
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// What an initial and a vowel, or a syllable without a final and one, are together; nil if nothing.
  private static func syllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
    }
    if (0xAC00...0xD7A3).contains(first), (first - 0xAC00) % 28 == 0,
      (0x11A8...0x11C2).contains(second)
    {
      return Unicode.Scalar(first + second - 0x11A7)
    }
    return nil
  }
}
