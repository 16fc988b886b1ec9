import Queries

/// Reads what asks for code of the learner's own, and the files that belong to it.
extension StepReader {
  /// Asks for code.
  mutating func write(_ header: BlockHeader) {
    guard let id = header.id, let build = header.attributes["on"] else {
      return ask(header) { _ in nil }
    }
    // The hunt says when it is done.
    expected.insert(id.text)
    if !LessonCode.isName(id.text) { faults.add(.badNameOfBuild(id.text), at: id.place) }
    let model = header.attributes["like"]
    for name in [build, model].compactMap(\.self)
    where name.text != LessonCode.nothing || name == build {
      if let error = grammar.error(inStart: name.text) { faults.add(error, in: name) }
    }
    var code = LessonCode(build, like: model, id: id.text)
    code.conditions = CodeConditionReader(by: grammar, of: code).read(header.block, faults: &faults)
    code.test = LessonTest.read(header, by: grammar, faults: &faults)
    ask(header) { .task(LessonTask(id: $0, writing: code)) }
  }

  /// Takes a file of a task's code.
  mutating func file(_ header: BlockHeader) {
    guard header.block.isClosed else { return }
    if header.block.lines.isEmpty { faults.add(.emptyBlock(header.word), at: header.block.place) }
    guard let name = header.attributes["file"], let step = target(of: header),
      case .task(var task) = steps[step].question, var code = task.code
    else { return }
    let known = grammar.files(of: code.start.text)
    let isKnown = known.contains(name.text)
    if code.test != nil, header.word != .flawed {
      if isKnown { faults.add(.fileBesideTest(name.text, of: code.start.text), at: name.place) }
    } else if !known.isEmpty, !isKnown {
      faults.add(
        .unknownFile(name.text, of: code.start.text), at: name.place,
        nearest: NearestName.to(name.text, among: known))
    }
    let first = header.block.place.line + 1
    let file = LessonCode.File(
      name: name, text: header.block.literal, place: SourcePlace(line: first, column: 1))
    if let same = code.add(file, of: header) {
      faults.add(.secondFile(name.text, first: same.name.place), at: name.place)
    }
    if header.word == .flawed {
      if code.test == nil {
        faults.add(.flawedWithoutTest(task.id.text), at: header.block.info.place)
      }
      if let own = header.attributes["name"], !LessonCode.isName(own.text) || own.text == code.own {
        faults.add(.badNameOfFlawed(own.text), at: own.place)
      }
    }
    task.code = code
    steps[step].question = .task(task)
  }
}
