import Languages
import LayerTracing

/// Reads roles by their initials, which are those of their words: V for View, VM for ViewModel.
///
/// Where roles share them, each goes by the beginning of its name: Ro for Router, Re for Repository.
nonisolated public struct RoleInitials {
  /// A role, and what stands for it.
  public struct Entry: Hashable, Sendable {
    /// `V`, `VM`, `Ro`.
    public let initials: String
    /// The role.
    public let role: Role
  }

  /// The roles in the order of their numbers.
  public let entries: [Entry]
  /// What may be typed in small letters, the longer first: the roles above, and the user, with whom an
  /// answer may begin, if the initial is free. Any other role that isn't offered goes by its name alone.
  private let table: [(typed: String, role: Role)]

  /// Knows these roles by number and initials, and all others by name.
  ///
  /// - Parameter roles: The roles in the order of their numbers.
  package init(_ roles: [Role]) {
    entries = roles.map { role in
      let shared = roles.filter { RoleInitials.initials($0) == RoleInitials.initials(role) }
      return Entry(initials: RoleInitials.sign(role, among: shared), role: role)
    }
    let taken = Set(roles.map { RoleInitials.initials($0).lowercased() })
    var table = entries.map { (typed: $0.initials.lowercased(), role: $0.role) }
    let user = RoleInitials.initials(.user).lowercased()
    if !taken.contains(user) { table.append((user, .user)) }
    self.table = table.filter { !$0.typed.isEmpty }.sorted { $0.typed.count > $1.typed.count }
  }

  private static func initials(_ role: Role) -> String { role.name.filter(\.isUppercase) }

  /// The initials of a role, or as much of its name as tells it from those that share them.
  private static func sign(_ role: Role, among shared: [Role]) -> String {
    if shared.count < 2 { return initials(role) }
    let length = (2...max(2, role.name.count)).first { length in
      shared.count { $0.name.lowercased().hasPrefix(role.name.prefix(length).lowercased()) } == 1
    }
    return String(role.name.prefix(length ?? role.name.count))
  }

  /// Reads words as one role at least; arrows and commas between roles don't matter, and neither does
  /// the user at the start. ``Refusal/noSuchAnswer`` is thrown if anything in them is no role,
  /// ``Refusal/whichRole(_:among:)`` if roles share what stands there.
  public func read(_ words: [String]) throws(Refusal) -> [Role] {
    var found: [Role] = []
    for piece in words.flatMap({ $0.split { "-~=>,→⇢;".contains($0) } }) {
      let piece = piece.lowercased()
      guard let roles = named(piece) ?? row(piece[...]) else {
        throw error(in: piece, after: found)
      }
      found += roles
    }
    if found.first == .user, found.count > 1 { found.removeFirst() }
    if found.isEmpty { throw .noSuchAnswer }
    return found
  }

  /// A role by its name, or by how only its name begins.
  private func named(_ piece: String) -> [Role]? {
    let roles = entries.map(\.role)
    let name = AnswerWords.role(piece)?.lowercased() ?? piece
    if let role = (roles + Role.known).first(where: { $0.name.lowercased() == name }) {
      return [role]
    }
    let begun = roles.filter { $0.name.lowercased().hasPrefix(piece) }
    return piece.count > 2 && begun.count == 1 ? begun : nil
  }

  /// Roles one behind the other, by their initials and numbers.
  private func row(_ piece: Substring) -> [Role]? {
    // From the end to the start, so that each rest is read once.
    let letters = Array(piece)
    var rows: [[Role]?] = Array(repeating: nil, count: letters.count) + [[]]
    for start in letters.indices.reversed() {
      if let number = letters[start].wholeNumberValue, letters[start].isASCII {
        guard entries.indices.contains(number - 1) else { continue }
        rows[start] = rows[start + 1].map { [entries[number - 1].role] + $0 }
        continue
      }
      let rest = String(letters[start...])
      for entry in table where rows[start] == nil && rest.hasPrefix(entry.typed) {
        rows[start] = rows[start + entry.typed.count].map { [entry.role] + $0 }
      }
    }
    return rows[0]
  }

  /// What is wrong with a piece that can't be read.
  private func error(in piece: String, after found: [Role]) -> Refusal {
    for letter in piece {
      let meant = entries.filter {
        RoleInitials.initials($0.role).lowercased() == String(letter)
      }
      if meant.count > 1 { return .whichRole(letter.uppercased(), among: meant) }
    }
    // Among letters that stand for roles, one that stands for none is a slip; a word is no answer at all.
    let letters = piece.filter(\.isLetter)
    let stray = letters.first { letter in
      !table.contains { $0.typed.contains(letter) }
    }
    let isAnswer =
      !found.isEmpty || letters.contains { letter in table.contains { $0.typed == String(letter) } }
    guard let stray, isAnswer, letters.count < 10 else { return .noSuchAnswer }
    return .noSuchLayer(stray.uppercased())
  }
}
