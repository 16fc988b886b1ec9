/// The form of a Korean particle, which depends on how the word before it ends when it is spoken.
///
/// Hangul tells by its letters (Unicode 15, 3.12: a syllable is made of its initial, vowel and final);
/// digits are read in Sino-Korean; Latin letters alone, `MVC`, by their names, and words, `Model`, as they
/// are written in Hangul (모델), by a rule that holds for the words of this program.
enum KoreanParticle {
  /// How a word ends.
  private enum Ending {
    case vowel, rieul, consonant
  }

  /// Both forms of each particle, behind a consonant and behind a vowel, by the first.
  private static let forms: [String: (consonant: String, vowel: String)] = [
    "은": ("은", "는"), "이": ("이", "가"), "을": ("을", "를"), "과": ("과", "와"),
    "으로": ("으로", "로"), "아": ("아", "야"), "이나": ("이나", "나"), "이라": ("이라", "라"),
    "이면": ("이면", "면"), "이며": ("이며", "며"), "이고": ("이고", "고"), "이어": ("이어", "여"),
    "이었": ("이었", "였"), "이에": ("이에", "예"),
  ]

  /// The particle's form behind a text; nil if no particle is called so.
  static func form(_ name: String, behind text: String) -> String? {
    // 이라고, 이었습니다: what follows the particle is written with it.
    let known = forms.keys.filter { name.hasPrefix($0) }.max { $0.count < $1.count }
    guard let known, let form = forms[known] else { return nil }
    let rest = name.dropFirst(known.count)
    return switch ending(of: text) {
    case .vowel: form.vowel + rest
    case .rieul: (known == "으로" ? form.vowel : form.consonant) + rest
    case .consonant: form.consonant + rest
    }
  }

  private static func ending(of text: String) -> Ending {
    // What stands in quotes or brackets is read, they aren't.
    guard let last = text.last(where: { $0.isLetter || $0.isNumber }) else { return .vowel }
    if let final = final(of: last) {
      return final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    }
    let upToLast = text[...(text.lastIndex(of: last) ?? text.startIndex)]
    if last.isASCII, last.isNumber { return ending(ofNumber: upToLast.suffix(\.isNumber)) }
    guard last.isASCII else { return .vowel }
    return ending(ofLatin: upToLast.suffix { $0.isASCII && $0.isLetter })
  }

  /// Which final a syllable has, 0 for none; nil if it isn't one.
  private static func final(of character: Character) -> UInt32? {
    guard let scalar = character.unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    return (scalar.value - 0xAC00) % 28
  }

  /// Words that are written with a syllable more than their like: 체크, 에디트, 엑시트, 루프, 오케이, 아이피.
  private static let openEnded: Set = ["check", "edit", "exit", "loop", "ok", "ip"]

  private static func ending(ofNumber digits: Substring) -> Ending {
    switch digits.last {
    // 십, 백, 천, 만 all end in a consonant, as 영 does.
    case "0", "3", "6": .consonant
    case "1", "7", "8": .rieul
    default: .vowel
    }
  }

  private static func ending(ofLatin word: Substring) -> Ending {
    guard let last = word.last else { return .vowel }
    let isVowel = { (letter: Character) in "aeiouy".contains(letter) }
    let letters = Array(word.lowercased())
    // An abbreviation is read letter by letter, 엘, 엠, 엔, 알: MVVM, but not FILE.
    if word.allSatisfy(\.isUppercase), word.count < 4 || !letters.contains(where: isVowel) {
      return switch last {
      case "L", "R": .rieul
      case "M", "N": .consonant
      default: .vowel
      }
    }
    switch letters.last {
    case "l": return .rieul
    case "m", "n": return .consonant
    case "g" where letters.dropLast().last == "n": return .consonant
    case "e" where letters.count > 2:
      // rule, file: 룰, 파일; scene: 신; the others end in a vowel: 트레이스.
      let before = letters[letters.count - 2]
      return before == "l" ? .rieul : "mn".contains(before) ? .consonant : .vowel
    case "b", "c", "k", "p", "t":
      if openEnded.contains(word.lowercased()) { return .vowel }
      // Behind one short vowel it closes the syllable: 스텝, 리셋, 앱; else it is one of its own: 이벤트.
      let end = letters.suffix(2)
      let isOneSound = end == ["c", "k"] || end.first == end.last
      let before = Array(letters.dropLast(isOneSound ? 2 : 1))
      guard let vowel = before.last, isVowel(vowel) else { return .vowel }
      // Two vowels are a long one, 리크, 루트, but for 북 and 훅, 킵 and 그룹.
      let isShort = letters.last == "p" || letters.suffix(3) == ["o", "o", "k"]
      return isShort || before.dropLast().last.map(isVowel) != true ? .consonant : .vowel
    default: return .vowel
    }
  }
}

extension Substring {
  /// The longest end whose characters all fulfil a condition.
  fileprivate func suffix(_ condition: (Character) -> Bool) -> Substring {
    self[(lastIndex { !condition($0) }.map(index(after:)) ?? startIndex)...]
  }
}
