import Queries

/// Reads a check to write, by which a flawed build is told from the sound one.
///
/// ```
/// prove = check                       ; on a line of its own, said of the build: trace never View -> Model
/// ```
///
/// It is a task that is done by `prove`, with any check that is proven; the author's is its solution. All that
/// is done with tasks is done with it: it is skipped, handed in, exported and presented as one.
enum ProofReader {
  /// Reads the block; nil if it has no check that could be a solution.
  static func read(
    _ header: BlockHeader, by grammar: LessonGrammar, faults: inout LessonSourceErrorList
  ) -> LessonTask? {
    let block = header.block
    guard block.isClosed else { return nil }
    guard let check = block.lines.first else {
      faults.add(.emptyBlock(.prove), at: block.place)
      return nil
    }
    for line in block.lines.dropFirst() {
      faults.add(.secondCheck(first: check.place), at: line.place)
    }
    guard let id = header.id, let build = header.attributes["on"] else { return nil }
    if let error = grammar.error(inBuild: build.text) {
      faults.add(error, in: build)
    } else if let error = grammar.error(inProof: check.text, of: build.text) {
      faults.add(error, in: check)
    }
    return LessonTask(
      id: id,
      // no text: lines that are typed, and checked
      solution: [LessonLine(check.text, at: check.place, behind: "prove \(build.text) ")],
      expectations: [LessonLine(build.text, at: build.place, behind: "proved ")])
  }
}
