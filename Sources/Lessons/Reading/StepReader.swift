import Queries

/// Makes steps of a lesson's pieces.
///
/// A step ends at its question or task; what is `for` a task belongs to the task's step, wherever
/// below it stands.
struct StepReader {
  let grammar: LessonGrammar
  var errors: LessonSourceErrorList
  var steps: [LessonStep] = []
  private var open = LessonStep()
  /// Every question of the lesson: its word, and where it is.
  private var questions: [String: (word: FenceWord, id: LessonLine)] = [:]
  /// The questions' ids in the order of the file.
  private var ids: [String] = []
  /// The step of each question that was passed already.
  private var stepOfID: [String: Int] = [:]
  /// The places of unclosed fences. What follows one may lie inside it: it isn't reported as missing.
  private var cuts: [SourcePlace] = []
  /// The ids of blocks whose word is misspelt, and ids that are there twice.
  private var lostIDs: Set<String> = []
  /// Whether some question has no readable id. A block for an unknown id may be for that question.
  private var hasNamelessQuestion = false
  /// The tasks for which there is an `expect`, readable or not.
  var expected: Set<String> = []

  init(by grammar: LessonGrammar, errors: LessonSourceErrorList) {
    self.grammar = grammar
    self.errors = errors
  }

  mutating func read(_ pieces: [MarkdownPiece]) -> [LessonStep] {
    var headers: [BlockHeader?] = []
    for case .fence(let block) in pieces { headers.append(header(block)) }
    var rest = headers[...]
    for piece in pieces {
      switch piece {
      case .prose(let block): say(block)
      case .fence(let block):
        if let header = rest.removeFirst() {
          read(header)
        } else {
          say(.code(block.literal, info: block.info.text))
        }
      case .note(let note): take(note)
      }
    }
    if !open.content.isEmpty {
      steps.append(open)
    } else if let last = steps.indices.last {
      // Notes at the very end have no step of their own, and go to the last one.
      steps[last].notes += open.notes
    }
    for task in steps.compactMap(\.task)
    where !task.id.text.isEmpty && !expected.contains(task.id.text)
      && !cuts.contains(where: { $0 > task.id.place })
    {
      errors.add(LessonFault("fault.no-expect", task.id.text), at: task.id.place)
    }
    for code in steps.compactMap(\.task?.code) where cuts.isEmpty {
      let missing = code.missingOfTest
      if let test = code.test, !missing.isEmpty {
        errors.add(LessonFault("fault.test-without", missing), at: test.file.place)
      }
    }
    return steps
  }

  private mutating func header(_ block: FencedBlock) -> BlockHeader? {
    if !block.isClosed {
      cuts.append(block.place)
      errors.add(LessonFault("fault.open-fence", block.marker), at: block.place)
    }
    let info = FenceInfo(block.info)
    switch info.claim {
    case nil: return nil
    case .misspelt(let near):
      errors.add(
        LessonFault("fault.unknown-block", info.word.text, listedAs: "fault.blocks"),
        at: info.word.place,
        accepted: FenceWord.allCases.map(\.rawValue), nearest: near?.rawValue)
      // A block that is reported as missing later may be this one, misspelt.
      for attribute in info.attributes {
        if attribute.key.text == "id" { lostIDs.insert(attribute.value.text) }
        if attribute.key.text == "for" { expected.insert(attribute.value.text) }
      }
      return nil
    case .ours(let word):
      let header = BlockHeader(word, block, info, errors: &errors)
      if word.required.contains("id"), header.id == nil { hasNamelessQuestion = true }
      if let id = header.id {
        if let first = questions[id.text] {
          errors.add(LessonFault("fault.duplicate-id", id.text, first.id.place.line), at: id.place)
          lostIDs.insert(id.text)
        } else {
          questions[id.text] = (word, id)
          ids.append(id.text)
        }
      }
      return header
    }
  }

  private mutating func say(_ block: ProseBlock) {
    if case .prose(var prose) = open.content.last {
      prose.blocks.append(block)
      open.content[open.content.count - 1] = .prose(prose)
    } else {
      open.content.append(.prose(Prose([block])))
    }
  }

  private mutating func take(_ note: TeacherNote) {
    if !note.isMarked {
      errors.add(
        LessonFault("fault.unknown-note", note.written), at: note.place, nearest: TeacherNote.mark)
    } else if note.prose.isEmpty {
      errors.add("fault.empty-note", at: note.place)
    }
    open.notes.append(note.prose)
  }

  private mutating func read(_ header: BlockHeader) {
    let block = header.block
    switch header.word.purpose {
    case .commands:
      open.content.append(
        .run(lines(header) { [grammar] in grammar.error(inCommands: $0, isSolution: false) }))
    case .task:
      let solution = lines(header) { [grammar] in
        grammar.error(inCommands: $0, isSolution: true)
      }
      ask(header) { .task(LessonTask(id: $0, solution: solution, expectations: [])) }
    case .proof: prove(header)
    case .code: write(header)
    case .file: file(header)
    case .quiz(let reader):
      let name = header.id ?? LessonLine("", at: block.place)
      let quiz =
        block.isClosed
        ? reader.read(block, id: name, flags: header.flags, errors: &errors) : nil
      ask(header) { _ in quiz.map(LessonQuestion.quiz) }
    case .pause: pause(header)
    case .prediction: predict(header)
    case .check: check(header)
    case .hint: hint(header)
    }
  }

  /// The lines of a block that aren't comments, each held against a rule.
  private mutating func lines(
    _ header: BlockHeader, _ rule: (String) -> LessonLineError?
  ) -> [LessonLine] {
    // The lines behind an unclosed fence may not belong to the block.
    guard header.block.isClosed else { return [] }
    let lines = header.block.lines.filter { line in
      (try? Lexer.commands(in: line.text).isEmpty) != true
    }
    let commands = lines.reduce(0) { $0 + ((try? Lexer.commands(in: $1.text).count) ?? 1) }
    if commands > LessonStep.mostCommands {
      errors.add(
        LessonFault("fault.many-commands", LessonStep.mostCommands), at: header.block.place)
      return []
    }
    if lines.isEmpty { errors.add(.emptyBlock(header.word), at: header.block.place) }
    for line in lines {
      if let error = rule(line.text) { errors.add(error, in: line) }
    }
    return lines
  }

  /// Ends the step with a question.
  mutating func ask(_ header: BlockHeader, _ make: (LessonLine) -> LessonQuestion?) {
    let id = header.id ?? LessonLine("", at: header.block.place)
    open.question = make(id)
    if !id.text.isEmpty, stepOfID[id.text] == nil { stepOfID[id.text] = steps.count }
    steps.append(open)
    open = LessonStep()
  }

  private mutating func refuseBody(_ header: BlockHeader) {
    if header.block.isClosed, let line = header.block.lines.first {
      errors.add(.unexpectedBody(header.word), at: line.place)
    }
  }

  /// Ends the step without a question.
  private mutating func pause(_ header: BlockHeader) {
    refuseBody(header)
    if open.content.isEmpty {
      errors.add("fault.nothing-before-pause", at: header.block.place)
    }
    steps.append(open)
    open = LessonStep()
  }

  private mutating func predict(_ header: BlockHeader) {
    refuseBody(header)
    var kind: PredictionSubject.Kind?
    if let name = header.attributes["kind"] {
      kind = PredictionSubject.Kind(rawValue: name.text)
      if kind == nil {
        errors.addUnknown(
          LessonFault("fault.unknown-kind", name.text, listedAs: "fault.kinds"), name,
          of: PredictionSubject.Kind.allCases.map(\.rawValue)
        )
      }
    }
    guard let kind, let event = header.attributes["event"] else { return ask(header) { _ in nil } }
    let path = header.attributes["of"]
    guard let subject = PredictionSubject(kind, of: path?.text) else {
      errors.add(.pathOfPrediction(kind), at: path?.place ?? header.block.info.place)
      return ask(header) { _ in nil }
    }
    ask(header) { id in
      .prediction(
        LessonPrediction(
          id: id, event: event, specimen: header.attributes["on"], subject: subject,
          others: header.occasions))
    }
    if case .prediction(let prediction) = steps.last?.question,
      let found = grammar.error(in: prediction, of: path)
    {
      errors.add(found.error, in: found.line)
    }
  }

  private mutating func check(_ header: BlockHeader) {
    if header.word == .expect { noteExpect(for: header.target) }
    let lines = lines(header) { [grammar] in grammar.error(inCheck: $0) }
    guard let step = target(of: header), case .task(var task) = steps[step].question else { return }
    task.add(
      lines,
      header.word == .guard
        ? .invariant : header.flags.contains("hidden") ? .hidden : .expectation)
    steps[step].question = .task(task)
  }

  /// Remembers which task has an `expect`, the one that was probably meant if the name is wrong.
  private mutating func noteExpect(for target: LessonLine?) {
    let tasks = ids.filter { questions[$0]?.word == .try }
    let last = steps.last { $0.task != nil }?.id
    guard let target else {
      if let last { expected.insert(last) }
      return
    }
    let name = tasks.contains(target.text) ? nil : NearestName.to(target.text, among: tasks) ?? last
    expected.insert(name ?? target.text)
  }

  private mutating func hint(_ header: BlockHeader) {
    if header.block.isClosed, header.block.lines.isEmpty {
      errors.add(.emptyBlock(.hint), at: header.block.place)
    }
    guard let step = target(of: header) else { return }
    let prose = Prose(markdown: header.block.literal)
    steps[step].hints.append(LessonHint(prose: prose, place: header.block.place))
  }

  /// The step that a block is for: of a task above it, or for a hint of any question.
  mutating func target(of header: BlockHeader) -> Int? {
    guard let target = header.target else { return nil }
    let name = target.text
    if lostIDs.contains(name) { return nil }
    func fits(_ word: FenceWord?) -> Bool {
      switch header.word.purpose {
      case .hint: true
      case .file: word == .write
      default: word == .try
      }
    }
    let accepted = ids.filter { fits(questions[$0]?.word) }
    guard let question = questions[name] else {
      let isSwallowed = cuts.contains { $0 < target.place }
      if !isSwallowed, !hasNamelessQuestion {
        errors.addUnknown(
          LessonFault("fault.unknown-task", name, listedAs: "fault.tasks"), target, of: accepted)
      }
      return nil
    }
    guard fits(question.word) else {
      errors.add(
        header.word.purpose.isFile
          ? LessonFault(
            "fault.question-with-file", name, question.word.rawValue, listedAs: "fault.tasks")
          : LessonFault(
            "fault.checked-question", name, question.word.rawValue, listedAs: "fault.tasks"),
        at: target.place, accepted: accepted)
      return nil
    }
    guard let step = stepOfID[name] else {
      errors.add(LessonFault("fault.later-task", name, question.id.place.line), at: target.place)
      return nil
    }
    return step
  }
}
