import CTexts

/// What a language says, by key: its file of Apple's form `.strings`, embedded, which Xcode and services for
/// translators read.
///
/// ```
/// "leaks.none" = "Nothing leaks.";
/// ```
/// A text stands on one line, and the lines are in the order of their keys' bytes: a text is found by halving, so
/// that nothing is read before it is asked for. In it `\n` is a new line, `\"` a quotation mark and `\\` a backslash.
/// (Source: Apple's archived "Strings Files", in the Internationalization and Localization Guide.)
struct StringsTable: Sendable {
  /// The file's bytes, which are part of the program.
  private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  /// The file of a language; one without texts if there is none.
  init(_ code: String) {
    let file = texts_of(code)
    bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  /// A text, as a caller has it in memory for as long as the table is used.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The text of a key; nil if it has none.
  subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      var (low, high) = (0, bytes.count)
      while low < high {
        let row = row(around: (low + high) / 2)
        switch order(of: key, beside: bytes[row.key]) {
        case 0: return text(in: row.text)
        case ..<0: high = row.start
        default: low = row.end
        }
      }
      return nil
    }
  }

  /// All texts, by key, in the order of the file.
  var rows: [(key: String, text: String)] {
    var (rows, place) = ([(key: String, text: String)](), 0)
    while place < bytes.count {
      let row = row(around: place)
      rows.append((String(decoding: bytes[row.key], as: UTF8.self), text(in: row.text)))
      place = row.end
    }
    return rows
  }

  /// The line that a byte is in: where it begins and ends, and where its key and its text are.
  private func row(
    around place: Int
  ) -> (start: Int, end: Int, key: Range<Int>, text: Range<Int>) {
    let newLine = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newLine).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: newLine).map { $0 + 1 } ?? bytes.count
    let quote = UInt8(ascii: "\"")
    // No key has a quotation mark: "KEY" = "TEXT";
    let keyEnd = bytes[(start + 1)..<end].firstIndex(of: quote) ?? end
    return (start, end, start + 1..<keyEnd, keyEnd + 5..<end - 3)
  }

  /// Less than 0 where a key comes before another one, 0 where it is the same.
  private func order(
    of key: UnsafeBufferPointer<UInt8>, beside other: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    for (mine, theirs) in zip(key, other) where mine != theirs { return mine < theirs ? -1 : 1 }
    return key.count - other.count
  }

  private func text(in range: Range<Int>) -> String {
    let backslash = UInt8(ascii: "\\")
    guard bytes[range].contains(backslash) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var (text, isEscaped) = ([UInt8](), false)
    for byte in bytes[range] {
      if isEscaped {
        text.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
