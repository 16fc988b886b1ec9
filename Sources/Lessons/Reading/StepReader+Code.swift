import Queries

/// Reads what asks for code of the learner's own, and the files that belong to it.
extension StepReader {
  /// Asks for code.
  mutating func write(_ header: BlockHeader) {
    guard let id = header.id, let build = header.attributes["on"] else {
      return ask(header) { _ in nil }
    }
    // The task needs no `expect`: the hunt decides when it is done.
    expected.insert(id.text)
    if !LessonCode.isName(id.text) {
      errors.add(LessonFault("fault.name-of-build", id.text), at: id.place)
    }
    let model = header.attributes["like"]
    for name in [build, model].compactMap(\.self)
    where name.text != LessonCode.nothing || name == build {
      if let error = grammar.error(inStart: name.text) { errors.add(error, in: name) }
    }
    var code = LessonCode(build, like: model, id: id.text)
    code.conditions = conditions(in: header.block, of: code)
    code.test = LessonTest.read(header, by: grammar, errors: &errors)
    ask(header) { .task(LessonTask(id: $0, writing: code)) }
  }

  /// Takes a file of a task's code.
  mutating func file(_ header: BlockHeader) {
    guard header.block.isClosed else { return }
    if header.block.lines.isEmpty { errors.add(.emptyBlock(header.word), at: header.block.place) }
    guard let name = header.attributes["file"], let step = target(of: header),
      case .task(var task) = steps[step].question, var code = task.code
    else { return }
    let known = grammar.files(of: code.start.text)
    let isKnown = known.contains(name.text)
    if code.test != nil, header.word != .flawed {
      if isKnown {
        errors.add(
          LessonFault("fault.file-beside-test", name.text, code.start.text), at: name.place)
      }
    } else if !known.isEmpty, !isKnown {
      errors.add(
        LessonFault("fault.unknown-file", code.start.text, name.text, listedAs: "fault.files"),
        at: name.place,
        nearest: NearestName.to(name.text, among: known))
    }
    let first = header.block.place.line + 1
    let file = LessonCode.File(
      name: name, text: header.block.literal, place: SourcePlace(line: first, column: 1))
    if let same = code.add(file, of: header) {
      errors.add(LessonFault("fault.second-file", name.text, same.name.place.line), at: name.place)
    }
    if header.word == .flawed {
      if code.test == nil {
        errors.add(
          LessonFault("fault.flawed-without-test", task.id.text), at: header.block.info.place)
      }
      if let own = header.attributes["name"], !LessonCode.isName(own.text) || own.text == code.own {
        errors.add(LessonFault("fault.name-of-flawed", own.text), at: own.place)
      }
    }
    task.code = code
    steps[step].question = .task(task)
  }
}

/// Reads what code is to come to: the lines of a `write` block.
///
/// ```
/// write = {"guard" check | "expect" check | "changed" "only" part {part}}
/// part  = role | file                 ; changed only presenter CountView.swift
/// ```
extension StepReader {
  // no text: the notation of the grammar
  /// How a condition may be written, told to an author who wrote something else.
  private static let forms = ["guard CHECK", "expect CHECK", "changed only ROLE or FILE"]

  private mutating func conditions(in block: FencedBlock, of code: LessonCode) -> [CodeCondition] {
    guard block.isClosed else { return [] }
    var conditions: [CodeCondition] = []
    for line in block.lines where (try? Lexer.commands(in: line.text).isEmpty) != true {
      if let kind = kind(of: line, in: code) {
        conditions.append(CodeCondition(line: line, kind: kind))
      }
    }
    return conditions
  }

  private mutating func kind(of line: LessonLine, in code: LessonCode) -> CodeCondition.Kind? {
    var cursor = Cursor(line.text)
    cursor.skipBlanks()
    let word = cursor.text(cursor.takeWord())
    let rest = line.trimmed(from: cursor.position)
    switch word {
    case FenceWord.guard.rawValue: return check(rest, of: code).map { .always($0) }
    case FenceWord.expect.rawValue: return check(rest, of: code).map { .sometime($0) }
    case "changed":
      let names = words(of: rest)
      guard names.first?.text == "only", names.count > 1 else { break }
      for name in names.dropFirst() { tell(unknown: name, in: code) }
      return .changes(only: names.dropFirst().map(\.text))
    default: break
    }
    errors.add("fault.no-condition", at: line.place, accepted: Self.forms)
    return nil
  }

  /// A check that names no build is said of the learner's.
  private mutating func check(_ line: LessonLine, of code: LessonCode) -> LessonLine? {
    if let error = grammar.error(inCheck: line.text, of: code.name) {
      errors.add(error, in: line)
      return nil
    }
    return line
  }

  private func words(of line: LessonLine) -> [LessonLine] {
    var cursor = Cursor(line.text)
    var words: [LessonLine] = []
    while cursor.skipBlanks() != nil { words.append(line.part(cursor.takeWord())) }
    return words
  }

  private mutating func tell(unknown name: LessonLine, in code: LessonCode) {
    let start = code.start.text
    let known = grammar.roles + grammar.files(of: start)
    if known.isEmpty || known.contains(name.text) { return }
    errors.addUnknown(LessonFault("fault.unknown-part", start, name.text), name, of: known)
  }
}

/// Reads a check to write, by which a flawed build is told from the sound one.
///
/// ```
/// prove = check                       ; on a line of its own, said of the build: trace never View -> Model
/// ```
///
/// The block is a task, which is done by `prove` with any check that proves the flaw. The author's
/// check is the solution. The task is skipped, handed in, exported and presented like any other.
extension StepReader {
  /// Asks for a check.
  mutating func prove(_ header: BlockHeader) {
    // The task needs no `expect`: `prove` decides when it is done.
    if let id = header.id { expected.insert(id.text) }
    let task = proof(header)
    ask(header) { _ in task.map(LessonQuestion.task) }
  }

  /// The task; nil if the block has no check that could be a solution.
  private mutating func proof(_ header: BlockHeader) -> LessonTask? {
    let block = header.block
    guard block.isClosed else { return nil }
    guard let check = block.lines.first else {
      errors.add(.emptyBlock(.prove), at: block.place)
      return nil
    }
    for line in block.lines.dropFirst() {
      errors.add(LessonFault("fault.second-check", check.place.line), at: line.place)
    }
    guard let id = header.id, let build = header.attributes["on"] else { return nil }
    if let error = grammar.error(inBuild: build.text) {
      errors.add(error, in: build)
    } else if let error = grammar.error(inProof: check.text, of: build.text) {
      errors.add(error, in: check)
    }
    return LessonTask(
      id: id,
      // no text: lines that are typed, and checked
      solution: [LessonLine(check.text, at: check.place, behind: "prove \(build.text) ")],
      expectations: [LessonLine(build.text, at: build.place, behind: "proved ")])
  }
}
