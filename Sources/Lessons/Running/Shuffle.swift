/// An order that looks random and is always the same for a number: the learner's own, which the log keeps.
public enum Shuffle {
  /// The smallest number of a learner of a class. From it on, the choices of all questions are
  /// shuffled; with smaller numbers, only those that the lesson marks.
  public static let firstOfClass = 10_000

  /// The number of a learner of a class, made of the name. Case and the order of the words don't
  /// matter.
  ///
  /// - Parameters:
  ///   - seed: The class's number.
  ///   - name: The learner's name.
  /// - Returns: The number.
  public static func number(ofClass seed: Int, for name: String) -> Int {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let sum = Checksum(of: ["\(seed)"] + words.sorted())
    return firstOfClass + Int(sum.value % 900_000_000)
  }

  /// Shuffles places, from 0, by the learner's number and by what is shuffled, so that two questions of
  /// a lesson aren't shuffled alike; never all in their own order if there are two or more.
  public static func places(_ count: Int, seed: Int, for id: String) -> [Int] {
    var generator = SplitMix64(seed: seed, for: id)
    var places = generator.shuffled(Array(0..<max(0, count)))
    // The author's order would give the answer of an ordering away.
    if places.count > 1, places == Array(0..<count) { places.append(places.removeFirst()) }
    return places
  }
}
