/// What makes a lesson an exam: each of its questions is answered once, nothing is said of an answer before the
/// end, and there are no hints.
///
/// It has no author: it is drawn by a number, and drawn again by the same number wherever it is needed.
public struct LessonExam: Hashable, Sendable {
  /// What an exam is called: `exam-2-4711`, which is all that has to be kept of its questions.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The number of the part of the course that it is about.
    public let part: String
    /// The number by which it is drawn.
    public let seed: Int

    /// The numbers by which exams are drawn.
    public static let seeds = 1...999_999

    /// Names an exam.
    public init(part: String, seed: Int) {
      self.part = part
      self.seed = seed
    }

    /// Reads a name; nil if the text is any other.
    public init?(_ text: String) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "exam", let part = Int(parts[1]), part > 0,
        let seed = Int(parts[2]), Name.seeds.contains(seed)
      else { return nil }
      self.init(part: String(part), seed: seed)
      // Only one text names it: `exam-02-1` would be kept as another one.
      if description != text { return nil }
    }

    /// The number of the part in `exam-2`, which is an exam's name without the number that draws
    /// it; nil for any other text.
    public static func part(of text: String) -> String? {
      Name("\(text)-\(seeds.lowerBound)").map(\.part)
    }

    /// `exam-2-4711`.
    public var description: String {
      // no text: a name that is typed
      "exam-\(part)-\(seed)"
    }
  }

  /// What there is to know of a question once the exam is over.
  public struct Key: Hashable, Sendable {
    /// The right answer, as people read it.
    public let right: String
    /// The step to repeat for it, as `lesson` takes it: `1.3 at 4`; nil if there is none.
    public let place: String?

    /// Describes a question's answer.
    public init(right: String, place: String?) {
      self.right = right
      self.place = place
    }
  }

  /// What it is called.
  public let name: Name
  /// What there is to know of its questions, by their ids.
  public let keys: [String: Key]

  /// Describes an exam.
  public init(_ name: Name, keys: [String: Key]) {
    self.name = name
    self.keys = keys
  }

  /// How many of so many questions have to be answered right: three of four.
  public static func enough(of count: Int) -> Int { (3 * count + 3) / 4 }
}
