import Languages
import LayerTracing
import Staging

/// What may be wrong with a build, as an exam offers it: a sort of mistake, of roles that are in the build.
struct ExamMistake: Hashable {
  let sort: Flaw.Sort
  /// The roles that it is of: of two layers that hold or call each other both, of any other mistake one.
  let roles: [Role]

  private init(_ sort: Flaw.Sort, _ roles: [Role]) {
    (self.sort, self.roles) = (sort, Array(roles.prefix(ExamMistake.isOfTwo(sort) ? 2 : 1)))
  }

  /// The mistake of a build; nil if it is of none of the roles in it.
  ///
  /// - Parameters:
  ///   - flaw: What is wrong with the build.
  ///   - roles: The roles in it.
  init?(_ flaw: Flaw, among roles: [Role]) {
    var own = flaw.layers.compactMap { layer in roles.first { Inspection.step($0) == layer } }
    // Whose the mistake is, its message says: a view that was sent too much didn't send it.
    if [.rule, .payload].contains(flaw.sort), let sender = flaw.messages.first?.from,
      roles.contains(sender)
    {
      own = [sender]
    }
    if own.isEmpty || ExamMistake.isOfTwo(flaw.sort) && own.count < 2 { return nil }
    self.init(flaw.sort, own)
  }

  /// Mistakes that a build doesn't have: of sorts that can't be taken for its own, and, where a message shows whose
  /// it is, of its own sort with each other role.
  ///
  /// - Parameters:
  ///   - mistake: The one that it has.
  ///   - roles: The roles in it, in the order in which mistakes are made of them.
  ///   - waits: Whether it has a service to wait for.
  /// - Returns: The mistakes, some of a sort.
  static func others(
    than mistake: ExamMistake, among roles: [Role], waits: Bool
  ) -> [ExamMistake] {
    let alike = kinds.first { $0.contains(mistake.sort) } ?? []
    var others: [ExamMistake] = []
    for (place, sort) in kinds.joined().enumerated() where waits || sort != .task {
      // Only what has children can forget one.
      if sort == .lifetime, !roles.contains(.router) { continue }
      if sort == mistake.sort {
        let rest = roles.filter { !mistake.roles.contains($0) }
        if kinds[0].contains(sort) { others += rest.map { ExamMistake(sort, [$0]) } }
      } else if !alike.contains(sort), roles.count > 1 {
        // Not all of one role, by which the only other answer would be known.
        let first = place % roles.count
        others.append(ExamMistake(sort, Array(roles[first...] + roles[..<first])))
      }
    }
    return others
  }

  /// Sorts of which one can be taken for another are of one kind.
  private static let kinds: [[Flaw.Sort]] = [
    [.rule, .payload, .place], [.leak, .lifetime, .task], [.loop, .screen],
  ]

  private static func isOfTwo(_ sort: Flaw.Sort) -> Bool { sort == .leak || sort == .loop }

  /// The mistake in a sentence, without what would be right.
  var sentence: String {
    let names = roles.map(\.name)
    return ExamMistake.isOfTwo(sort)
      ? localized("exam.mistake.\(sort.rawValue)", names)
      : localized("exam.mistake.\(sort.rawValue)", names[0])
  }
}
