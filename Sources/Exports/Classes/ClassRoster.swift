import Languages

/// Who is in a class, from a table as learning platforms and spreadsheets write them (RFC 4180).
///
/// ```
/// id,name,group
/// 1001,Kim Min-ji,A
/// 1002,"Kim, Min-ji",B
/// ```
/// The first line may name its columns, in any of the program's languages, as Moodle, GitHub Classroom and others do; without
/// names they are the id, the name and the group. Commas, semicolons or tabs stand between the columns.
public struct ClassRoster: Sendable {
  /// A student of the class.
  public struct Student: Hashable, Sendable {
    /// What tells them from all others; empty if nothing does.
    public var id = ""
    /// The name.
    public var name = ""
    /// The group; empty if there is none.
    public var group = ""
    /// The address; empty if it isn't known.
    public var email = ""

    /// The name's parts: what stands before a comma is the last name, else the last word is.
    var parts: (last: String, first: String) {
      let (comma, words) = (name.split(separator: ",", maxSplits: 1), name.split(separator: " "))
      let parts =
        comma.count == 2
        ? (comma[0].split(separator: " "), comma[1].split(separator: " "))
        : (words.suffix(1), Array(words.dropLast()))
      return (parts.0.joined(separator: " "), parts.1.joined(separator: " "))
    }
  }

  /// The largest table that is read, in bytes.
  public static let largest = 10_000_000

  /// The students, in the table's order.
  public let students: [Student]

  // no text: the columns, as each language tells them of others
  private enum Column: String { case id, name, first, last, group, email }

  /// Reads a table; nil if it names no student.
  public init?(_ text: String) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    var rows = Self.rows(text)
    guard let head = rows.first else { return nil }
    var columns = head.map(Self.column)
    if columns.contains(where: { $0 == .name || $0 == .first || $0 == .last || $0 == .id }) {
      rows.removeFirst()
    } else {
      columns = head.count == 1 ? [.name] : [.id, .name, .group, .email]
    }
    students = rows.compactMap { cells in
      var student = Student()
      var (first, last) = ("", "")
      for (column, cell) in zip(columns, cells) {
        switch column {
        case .id: if student.id.isEmpty { student.id = cell }
        case .name: student.name = cell
        case .first: first = cell
        case .last: last = cell
        case .group: student.group = cell
        case .email: student.email = cell
        case nil: continue
        }
      }
      if student.name.isEmpty {
        student.name = [first, last].filter { !$0.isEmpty }.joined(separator: " ")
      }
      if student.name.isEmpty { student.name = student.id.isEmpty ? student.email : student.id }
      return student.name.isEmpty ? nil : student
    }
    if students.isEmpty { return nil }
  }

  /// The column that some language calls so.
  private static func column(_ name: String) -> Column? {
    let name = name.lowercased()
    return Language.all.lazy.compactMap { $0.columns[name] }.first.flatMap(Column.init(rawValue:))
  }

  /// The rows with their cells, without blanks around them; rows without any text are left out.
  private static func rows(_ text: String) -> [[String]] {
    let head = text.prefix { !$0.isNewline }
    let separator =
      [",", ";", "\t"].max { (one: Character, other: Character) in
        head.count { $0 == one } < head.count { $0 == other }
      } ?? ","
    var (rows, row, cell) = ([[String]](), [String](), "")
    var (isQuoted, wasQuote) = (false, false)
    func trimmed(_ text: String) -> String {
      var text = text.drop(while: \.isWhitespace)
      while text.last?.isWhitespace == true { text.removeLast() }
      return String(text)
    }
    func endRow() {
      row.append(trimmed(cell))
      if row.contains(where: { !$0.isEmpty }) { rows.append(row) }
      (row, cell) = ([], "")
    }
    for character in text {
      if isQuoted, character != "\"" {
        cell.append(character)
        continue
      }
      switch character {
      case "\"":
        // Two of them are one, within quotes.
        if wasQuote { cell.append("\"") }
        wasQuote = isQuoted
        isQuoted = !isQuoted
        continue
      case separator:
        row.append(trimmed(cell))
        cell = ""
      case _ where character.isNewline: endRow()
      default: cell.append(character)
      }
      wasQuote = false
    }
    endRow()
    return rows
  }

  // MARK: Whose a hand-in is

  /// The places of those whose hand-in this may be: by an id or an address, by the name of the folder that a platform
  /// made, or else by its own name.
  public func owners(of work: ClassWork) -> [Int] {
    let own = [work.isGraded ? work.name : "", Self.end(of: work.file, in: work.folder)]
    let byID = places(in: own, of: work)
    if byID.count == 1 { return byID }
    for name in [work.folder?.name, work.isGraded ? work.name : nil].compactMap(\.self) {
      let wanted = Self.words(name).sorted()
      let found = students.indices.filter { Self.words(students[$0].name).sorted() == wanted }
      // Among those of one name an id decides.
      let both = found.filter(byID.contains)
      if !found.isEmpty { return both.isEmpty ? found : both }
    }
    // A platform counts for itself: its number is an id only where no name says whose it is.
    return byID.isEmpty ? places(in: own + [work.folder?.number ?? ""], of: work) : byID
  }

  /// The places of those whose id is in texts, or whose address is the name.
  private func places(in texts: [String], of work: ClassWork) -> [Int] {
    let words = Set(
      texts.flatMap(Self.words).flatMap { [$0] + $0.split(separator: "-").map(String.init) })
    let addresses = Set([work.name, work.folder?.name ?? ""].map { $0.lowercased() })
    return students.indices.filter { place in
      let student = students[place]
      let id = Self.words(student.id)
      return !id.isEmpty && words.isSuperset(of: id)
        && id.contains { $0.contains(where: \.isNumber) }
        || !student.email.isEmpty && addresses.contains(student.email.lowercased())
    }
  }

  /// The end of a path: the file, and its folder if no platform made that. What lies above has numbers of other
  /// things.
  private static func end(of path: String, in folder: ClassWork.Folder?) -> String {
    path.split(separator: "/").suffix(folder == nil ? 2 : 1).joined(separator: "/")
  }

  /// The words of a name in small letters: `Kim, Min-ji` and `Min-ji KIM` have the same.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }
}
