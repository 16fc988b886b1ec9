extension Lesson {
  /// What the lesson says to take home: the quotations of its last step, which read as such on every
  /// Markdown page.
  public var takeaway: [ProseBlock] {
    (steps.last?.content ?? []).flatMap { content -> [ProseBlock] in
      guard case .prose(let prose) = content else { return [] }
      return prose.blocks.flatMap { block -> [ProseBlock] in
        if case .quote(let inner) = block { inner } else { [] }
      }
    }
  }
}

extension Lesson {
  /// About how many minutes it takes: to begin, to read, to think about each question, and to write code.
  ///
  /// A hundred words a minute, with what they have the reader look at, and a minute for each question: that is near the
  /// median of what readers noted, 97 to 161 minutes for part 1 (five of them), 117 to 140 for part 2 (three).
  public var minutes: Int {
    let wordCount = steps.flatMap(\.content).reduce(0) { count, content in
      guard case .prose(let prose) = content else { return count }
      return count + prose.plainText.split(whereSeparator: \.isWhitespace).count
    }
    let questions = steps.count { $0.question != nil }
    return 2 + (wordCount + 100 * questions) / 100 + 5 * tasks.count { $0.code != nil }
  }

  /// Whether another lesson has the same commands, questions and checks, so that only its prose
  /// differs.
  public func isPlayed(like other: Lesson) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { step, other in
        step.id == other.id && step.fingerprint == other.fingerprint
          && step.commands.map(\.text) == other.commands.map(\.text)
          && step.solution.map(\.text) == other.solution.map(\.text)
          && step.task?.checks.map(\.kind) == other.task?.checks.map(\.kind)
          && step.task?.code?.builds == other.task?.code?.builds
          && step.task?.code?.conditions.map(\.line.text)
            == other.task?.code?.conditions.map(\.line.text)
          && step.task?.code?.written.map(\.text) == other.task?.code?.written.map(\.text)
      }
  }
}

extension LessonStep {
  /// What the step is about, in the author's words: its first heading below the lesson's own, or its
  /// question; nil if it has neither.
  public var title: String? {
    for content in content {
      guard case .prose(let prose) = content else { continue }
      for case .heading(let level, let inlines) in prose.blocks where level > 1 {
        return inlines.plainText
      }
    }
    switch question {
    case .quiz(let quiz): return quiz.question.plainText
    case .task, .prediction, nil: return nil
    }
  }

  /// What is asked, in the author's words: the prose right before the question, from its last
  /// heading on.
  public var assignment: Prose {
    let texts = content.compactMap { content -> Prose? in
      if case .prose(let prose) = content { prose } else { nil }
    }
    guard let prose = texts.last else { return Prose() }
    let start = prose.blocks.lastIndex { block in
      if case .heading = block { true } else { false }
    }
    return Prose(Array(prose.blocks[(start ?? 0)...]))
  }

  /// A number for what the step asks and checks: another if the author changed that, the same in
  /// every language, in hexadecimal.
  public var fingerprint: String {
    var sum = Checksum()
    switch question {
    case .task(let task):
      for check in task.checks { sum.add(check.line.text) }
      for text in task.code?.essence ?? [] { sum.add(text) }
    case .quiz(let quiz): sum.add(quiz.interaction().essence)
    case .prediction(let prediction):
      // All events count, and not the drawn one: all learners of a class have the same lesson.
      for asked in prediction.occasions {
        sum.add("\(prediction.subject.essence) \(asked.event.text) \(asked.specimen?.text ?? "")")
      }
    case nil: break
    }
    return "\(sum)"
  }
}
