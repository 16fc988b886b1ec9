extension Unicode.Scalar {
  /// The columns this scalar takes by itself: 0, 1 or 2.
  func columns(ambiguous: AmbiguousWidth) -> Int {
    switch value {
    case 0x20..<0x7F: return 1
    case 0..<0xA0: return 0
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: return 2
    default: break
    }
    if takesNoColumn { return 0 }
    if WidthTables.contains(value, in: WidthTables.wide) { return 2 }
    if ambiguous == .wide, WidthTables.contains(value, in: WidthTables.ambiguous) { return 2 }
    return 1
  }

  /// Whether this is a leading consonant, which begins a conjoining Hangul syllable.
  var isLeadingJamo: Bool {
    (0x1100...0x115F).contains(value) || (0xA960...0xA97C).contains(value)
  }

  /// Whether this is Hangul: a syllable, a conjoining letter or a compatibility letter.
  var isHangul: Bool {
    switch value {
    case 0xAC00...0xD7FF, 0x1100...0x11FF, 0xA960...0xA97F, 0x3130...0x318F: true
    default: false
    }
  }

  private var takesNoColumn: Bool {
    switch value {
    // A soft hyphen is drawn by terminals; the other default-ignorables are not.
    case 0xAD: return false
    // The choseong filler holds the place of a wide consonant.
    case 0x115F: return false
    // Conjoining vowels and trailing consonants join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return true
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isPrependedMark
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Format characters that are drawn, ahead of the digits they belong to
  /// (Prepended_Concatenation_Mark in PropList.txt, UCD 17.0).
  private var isPrependedMark: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
