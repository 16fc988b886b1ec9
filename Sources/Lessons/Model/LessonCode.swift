import Queries

/// Code that a task asks the learner to write: a build of their own, which begins as one of the shell's.
///
/// The task is done when a hunt through all that a user can do finds nothing wrong with the
/// learner's build. The build has to keep the pattern's rules, to show the same as the pattern's
/// own build or ``model``, and to leave nothing behind. Each of the ``conditions`` has to hold as
/// well.
public struct LessonCode: Hashable, Sendable {
  /// A file that is another one than in the build with which the learner begins.
  public struct File: Hashable, Sendable {
    /// Its name: `CountPresenter.swift`.
    public let name: LessonLine
    /// The whole text.
    public let text: String
    /// Where the text begins in the lesson.
    public let place: SourcePlace
  }

  /// The build with which the learner begins: `mvp`, or a flawed one that is to be repaired.
  public let start: LessonLine
  /// The build whose screens the learner's has to show; nil for the pattern's own, ``nothing`` for
  /// none.
  public let model: LessonLine?
  /// What the learner's build is called: `mvp~body`.
  public let name: String
  /// The builds that the learner's test has to tell apart; nil if no test is to be written.
  public internal(set) var test: LessonTest?
  /// The files that the learner begins with in place of the build's.
  public private(set) var files: [File] = []
  /// The files in which the author's solution differs from the beginning; none if ``model`` is the
  /// solution.
  public private(set) var solution: [File] = []
  /// What has to hold beside what the hunt finds, in the author's order.
  public internal(set) var conditions: [CodeCondition] = []

  /// The value of ``model`` where the learner's build has to be like no other.
  public static let nothing = "nothing"

  /// Describes code to be written in a copy of a build, for the task of an id.
  init(_ start: LessonLine, like model: LessonLine? = nil, id: String) {
    (self.start, self.model) = (start, model)
    name = "\(start.text.lowercased().prefix { $0 != "~" })~\(id)"
  }

  /// The part of the name that is the learner's: `body`.
  public var own: String { String(name.drop { $0 != "~" }.dropFirst()) }

  /// The look with which it is done.
  public var look: TakenLook { TakenLook(test == nil ? .hunted : .tested, name) }

  /// The name of the build that the learner's is compared with, by the name of the learner's. Empty
  /// for the pattern's own. ``nothing`` needs no case of its own, because no build has that name.
  public var sound: [String: String] { model.map { [name: $0.text.lowercased()] } ?? [:] }

  /// What the files that the learner begins with say, by their names.
  public var texts: [String: String] {
    Dictionary(files.map { ($0.name.text, $0.text) }) { first, _ in first }
  }

  /// Adds the file that stands in a block.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - header: The block: its word tells what the file is for.
  /// - Returns: The file of that name that was there already, and stays; nil if none was.
  mutating func add(_ file: File, of header: BlockHeader) -> File? {
    if header.word == .flawed {
      guard let name = header.attributes["name"] else { return nil }
      if let same = test?.file(file.name.text, of: name.text) { return same }
      test?.add(file, named: name, isHidden: header.flags.contains("hidden"))
      return nil
    }
    let isSolution = header.word == .solution
    if let same = self.file(file.name.text, isSolution: isSolution) { return same }
    if isSolution { solution.append(file) } else { files.append(file) }
    return nil
  }

  /// The first file of a name, of those to begin with or of the solution.
  func file(_ name: String, isSolution: Bool) -> File? {
    (isSolution ? solution : files).first { $0.name.text == name }
  }

  /// The builds that it names, those included from which a test has to tell the first.
  var builds: [String] { [start.text] + (model.map { [$0.text] } ?? []) + (test?.names ?? []) }

  /// All files that the author wrote: to begin with, of the solution, and of flawed builds.
  var written: [File] { files + solution + (test?.flawed ?? []).flatMap(\.files) }

  /// Whether an id can be the learner's part of a build's name.
  static func isName(_ id: String) -> Bool { id.wholeMatch(of: /[a-z][a-z0-9]{1,19}/) != nil }

  /// What it asks, as text: another if the author changed it.
  var essence: [String] {
    let asked = files + (test?.flawed ?? []).flatMap(\.files)
    return builds + [name] + asked.flatMap { [$0.name.text, $0.text] }
      + conditions.map(\.line.text)
  }
}

/// What the code of a task is to come to, beside what a hunt for mistakes finds: a line of its block.
public struct CodeCondition: Hashable, Sendable {
  /// What is asked of it.
  public enum Kind: Hashable, Sendable {
    /// A check that holds whatever is fired: `guard trace never View -> Model`.
    case always(LessonLine)
    /// A check that holds after some sequence of events: `expect state model.number == 10`.
    case sometime(LessonLine)
    /// What the learner changed stands in the layers of these roles, or in these files: `changed only presenter`.
    case changes(only: [String])
  }

  /// The line.
  public let line: LessonLine
  /// What it asks.
  public let kind: Kind
}
