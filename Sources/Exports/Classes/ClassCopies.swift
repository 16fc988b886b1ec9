import Languages

/// Which hand-ins of a class are equal, to the last word or in all that counts.
public struct ClassCopies: Sendable {
  /// Groups of works by their places, each with two at least, that are equal to the last word, words of their own among
  /// them: a short way done right is the same for all.
  public let equal: [[Int]]
  /// Groups that are equal once what changed nothing is taken out, in what is no way of doing it right: wrong
  /// answers, or words of their own.
  public let alike: [[Int]]

  /// The group of each work that is in one, by the work's place.
  private let (equalGroups, alikeGroups): ([Int: [Int]], [Int: [Int]])
  /// How many of a group are named: more are counted.
  private static let mostNamed = 10

  /// Compares the hand-ins with one another.
  public init(_ record: ClassRecord) {
    func groups(_ key: (ClassWork) -> String) -> [[Int]] {
      var groups: [String: [Int]] = [:]
      for (place, work) in record.works.enumerated() where work.isGraded && !key(work).isEmpty {
        groups["\(work.lesson ?? "") \(key(work))", default: []].append(place)
      }
      return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
    equal = groups { $0.hasOwnWords ? $0.digest : "" }
    alike = groups { $0.isTelling ? $0.essence : "" }.filter { group in
      Set(group.map { record.works[$0].digest }).count > 1
    }
    func byPlace(_ groups: [[Int]]) -> [Int: [Int]] {
      Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.map { ($0, group) } })
    }
    (equalGroups, alikeGroups) = (byPlace(equal), byPlace(alike))
  }

  /// The places of those that a work is equal to, the first ones of many.
  public func equal(to place: Int) -> [Int] { Self.others(place, in: equalGroups) }

  /// The places of those that a work is alike, without those that it is equal to, the first ones of many.
  public func alike(_ place: Int) -> [Int] {
    let equal = Set(equalGroups[place] ?? [])
    return (alikeGroups[place] ?? []).filter { $0 != place && !equal.contains($0) }
      .prefix(Self.mostNamed).map(\.self)
  }

  private static func others(_ place: Int, in groups: [Int: [Int]]) -> [Int] {
    Array((groups[place] ?? []).lazy.filter { $0 != place }.prefix(mostNamed))
  }

  /// A sentence for each group.
  ///
  /// - Parameters:
  ///   - record: The class.
  ///   - name: What a work is called.
  /// - Returns: The sentences, those on equal ones first.
  public func sentences(of record: ClassRecord, name: (ClassWork) -> String) -> [String] {
    func names(_ group: [Int]) -> [String] {
      let names = group.prefix(Self.mostNamed).map { name(record.works[$0]) }
      let rest = group.count - names.count
      return rest > 0 ? names + [localized("class.more", rest)] : names
    }
    /// Of which lesson it is, where there are several.
    func sentence(_ group: [Int], _ text: (ClassWork) -> String) -> String {
      let first = record.works[group[0]]
      guard record.lessons.count > 1, let lesson = record.lesson(of: first) else {
        return text(first)
      }
      return "\(lesson.number): \(text(first))"
    }
    return equal.map { group in
      sentence(group) {
        localized("class.twins", names(group), $0.actions)
      }
    }
      + alike.map { group in
        sentence(group) { localized("class.alike", names(group), $0.telling) }
      }
  }
}

extension ClassWork {
  /// Whether it has what two learners hardly have in common by chance: several wrong answers, or reasons in their own
  /// words.
  fileprivate var isTelling: Bool { wrong > 1 || hasReasons }

  private var hasReasons: Bool { steps.contains { !$0.reasons.isEmpty } }

  /// What of it tells of a copy, in words.
  fileprivate var telling: [String] {
    (wrong > 0 ? [localized("class.alike.wrong", wrong)] : [])
      + (hasReasons ? [localized("class.alike.reasons")] : [])
  }
}
