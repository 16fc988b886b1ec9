/// A word that can stand in Swift source as part of the names of types, or of methods.
///
/// `desk-lamp`, `desk_lamp` and `deskLamp` are the same word.
public struct SwiftName: Hashable, Sendable {
  /// As types are written: `DeskLamp`.
  public let upper: String
  /// As properties are written: `deskLamp`.
  public let lower: String
  /// As it is written on a button: `Desk lamp`.
  public let title: String

  /// How long a word may be, in letters, so that the lines that it gets into stay short.
  static let longest = 24

  /// Reads a word.
  ///
  /// - Parameter text: What was typed.
  /// - Throws: What is wrong with it.
  init(_ text: String) throws(NameError) {
    let parts = SwiftName.parts(of: text)
    let name = parts.joined()
    guard !name.isEmpty || !text.isEmpty else {
      throw NameError(nearest: nil, isLong: false)
    }
    let isClean = text.unicodeScalars.allSatisfy {
      SwiftName.isPart($0) || "-_".contains(Character($0))
    }
    guard isClean, let first = name.first, first.isLetter else {
      let rest = parts.joined().drop { !$0.isLetter }
      throw NameError(nearest: rest.isEmpty ? nil : SwiftName.upper(rest), isLong: false)
    }
    guard name.count <= SwiftName.longest else {
      throw NameError(nearest: String(name.prefix(SwiftName.longest)), isLong: true)
    }
    upper = SwiftName.upper(name[...])
    lower = SwiftName.lowered(upper)
    title = SwiftName.words(of: upper).enumerated().map { index, word in
      index == 0 || word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
    }.joined(separator: " ")
  }

  /// The runs of letters and digits, the first letter of all but the first in upper case.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for scalar in text.unicodeScalars {
      if isPart(scalar) {
        part.unicodeScalars.append(scalar)
      } else if !part.isEmpty {
        parts.append(part)
        part = ""
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts.enumerated().map { $0 == 0 ? $1 : upper($1[...]) }
  }

  /// Module names are made of it, so letters are those of ASCII.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private static func upper(_ text: Substring) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// `DeskLamp` is `deskLamp`, and `URLBar` is `urlBar`.
  private static func lowered(_ text: String) -> String {
    let head = text.prefix(while: \.isUppercase)
    guard head.count > 1, head.count < text.count else {
      return head.count == text.count
        ? text.lowercased() : text.prefix(1).lowercased() + text.dropFirst()
    }
    let kept =
      text[text.index(before: head.endIndex)].isLetter && text[head.endIndex].isLetter ? 1 : 0
    return text.prefix(head.count - kept).lowercased() + text.dropFirst(head.count - kept)
  }

  /// `DeskLamp` is `Desk` and `Lamp`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var wasUppercase = true
    for character in text {
      if words.isEmpty || character.isUppercase && !wasUppercase {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
      wasUppercase = character.isUppercase
    }
    return words
  }
}

/// That a name can't be one in Swift source.
struct NameError: Error, Equatable {
  /// The nearest that can; nil if there is none.
  let nearest: String?
  /// Whether it is too long. Else it is empty, has other letters than Swift's modules and this
  /// program's templates can have, or begins with none.
  let isLong: Bool
}
