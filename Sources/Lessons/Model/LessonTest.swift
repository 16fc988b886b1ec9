import Queries

/// What a test has to tell apart that the learner writes. The test passes on the build with which
/// the code begins, and fails on each flawed one.
public struct LessonTest: Hashable, Sendable {
  /// A flawed build.
  public struct Flawed: Hashable, Sendable {
    /// Its name: `mvp~a` for one of the shell's builds. A build of `flawed` blocks has a name such
    /// as `late`, and is called `mvp~late`.
    public let name: LessonLine
    /// Whether the build is hidden from the learner: a test of the shown flaws alone doesn't catch
    /// it.
    public let isHidden: Bool
    /// The files in which it differs from the sound build; none if it is one of the shell's.
    public fileprivate(set) var files: [LessonCode.File] = []
  }

  /// The file of the test, which the learner begins with, and which no build has.
  public let file: LessonLine
  /// The flawed builds: those that are shown first.
  public private(set) var flawed: [Flawed]

  /// Reads it from the attributes of a block that asks for code.
  ///
  /// - Parameters:
  ///   - header: The block.
  ///   - grammar: What knows the names of builds.
  ///   - errors: Where it is told what is wrong.
  /// - Returns: What the test has to tell apart; nil if no test is asked for.
  static func read(
    _ header: BlockHeader, by grammar: LessonGrammar, errors: inout LessonSourceErrorList
  ) -> LessonTest? {
    guard let file = header.attributes["test"] else {
      if let key = ["catches", "unseen"].first(where: { header.attributes[$0] != nil }),
        let value = header.attributes[key]
      {
        errors.add(.missingAttributes(["test"], .write), at: value.place)
      }
      return nil
    }
    var test = LessonTest(file: file, flawed: [])
    for (key, isHidden) in [("catches", false), ("unseen", true)] {
      for name in header.attributes[key].map(names) ?? [] {
        if let error = grammar.error(inBuild: name.text) { errors.add(error, in: name) }
        test.flawed.append(Flawed(name: name, isHidden: isHidden))
      }
    }
    if !isTestFile(file.text) {
      errors.add(LessonFault("fault.test-file", file.text), at: file.place)
    }
    if let model = header.attributes["like"] { errors.add("fault.model-of-test", at: model.place) }
    return test
  }

  /// The names in a list: `mvp~a, mvp~b`.
  private static func names(in list: LessonLine) -> [LessonLine] {
    list.text.split { ", ".contains($0) }.map { name in
      let start = list.text.utf8.distance(from: list.text.startIndex, to: name.startIndex)
      return list.part(start..<start + name.utf8.count)
    }
  }

  fileprivate static func isTestFile(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*Tests\.swift/) != nil
  }

  /// Adds a file in which a flawed build of the author's differs.
  mutating func add(_ file: LessonCode.File, named name: LessonLine, isHidden: Bool) {
    if let place = flawed.firstIndex(where: { $0.name.text == name.text && !$0.files.isEmpty }) {
      flawed[place].files.append(file)
      return
    }
    let place = isHidden ? flawed.count : flawed.firstIndex(where: \.isHidden) ?? flawed.count
    flawed.insert(Flawed(name: name, isHidden: isHidden, files: [file]), at: place)
  }

  /// The first file of a name in a flawed build of the author's.
  func file(_ name: String, of flawed: String) -> LessonCode.File? {
    self.flawed.first { $0.name.text == flawed }?.files.first { $0.name.text == name }
  }

  /// The names in it, and which builds aren't shown.
  var names: [String] { [file.text] + flawed.flatMap { [$0.name.text, "\($0.isHidden)"] } }
}

extension LessonCode {
  /// What a flawed build is called: `mvp~late`.
  public func name(of flawed: LessonTest.Flawed) -> String {
    let name = flawed.name.text.lowercased()
    return flawed.files.isEmpty ? name : "\(self.name.prefix { $0 != "~" })~\(name)"
  }

  /// What a lesson's test lacks: its file to begin with, its solution, or a flawed build.
  var missingOfTest: [String] {
    // A name that can't be one is told already.
    guard let test, LessonTest.isTestFile(test.file.text) else { return [] }
    // no text: blocks and attributes
    return (file(test.file.text, isSolution: false) == nil ? ["start file=\(test.file.text)"] : [])
      + (file(test.file.text, isSolution: true) == nil ? ["solution file=\(test.file.text)"] : [])
      + (test.flawed.isEmpty ? ["catches=…"] : [])
  }
}
