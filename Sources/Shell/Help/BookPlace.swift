import Languages
import LiveCode

/// Where the book is, whose pages no command shows.
public enum BookPlace {
  /// The places, a line each: in the clone that the program was built in, or else in the repository.
  public static var lines: [String] {
    guard let clone = Toolchain.package else {
      return [localized("help.book.repository", layercakeAddress)]
    }
    return [localized("help.book.pages", clone), localized("help.book.site", clone)]
  }

  /// The same, for the shell.
  static var document: Document { Document(lines.map { Text($0) }) }
}
