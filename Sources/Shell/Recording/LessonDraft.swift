import Languages

/// A lesson that was played and is still to be told: what was done, in steps, and what is true after each.
struct LessonDraft {
  /// A task: what was done, and what can be checked of it.
  struct Task {
    let id: String
    let lines: [String]
    var checks: [String]
  }

  /// A part that ends with a question.
  struct Step {
    /// What the author wrote down while playing.
    var notes: [String] = []
    /// What runs by itself.
    var commands: [String] = []
    /// What is asked: a task, or how an event goes.
    var question: Question?
  }

  /// What a step asks.
  enum Question {
    case task(Task)
    case prediction(id: String, event: String, specimen: String)
  }

  let id: String
  var steps: [Step] = []

  /// Whether it asks anything.
  var isWhole: Bool { steps.contains { $0.question != nil } }

  /// Leaves out a check of a task. A task of which nothing can be checked is no task: what was done in it
  /// runs by itself.
  mutating func drop(_ check: String, of id: String) {
    for index in steps.indices {
      guard case .task(var task) = steps[index].question, task.id == id else { continue }
      task.checks.removeAll { $0 == check }
      steps[index].question = .task(task)
      guard task.checks.isEmpty else { return }
      steps[index].question = nil
      steps[index].commands += task.lines
      if index + 1 < steps.count {
        let former = steps.remove(at: index)
        steps[index].notes = former.notes + steps[index].notes
        steps[index].commands = former.commands + steps[index].commands
      }
      return
    }
  }

  /// The lesson, with prose for its author to write over.
  var text: String {
    let title = localized("draft.title", id)
    let language =
      Language.spoken == .fallback ? "" : "\nlanguage: \(Language.spoken.code)"
    var parts = [
      // no text: the front matter of a lesson
      "---\nid: \(id)\(language)\ntitle: \"\(title)\"\n---\n# \(title)",
      // no text: what makes a quotation one for the teacher
      localized("draft.about"), "> teacher: " + localized("template.note"),
    ]
    for (index, step) in steps.enumerated() {
      parts += step.notes
      if !step.commands.isEmpty { parts.append(block("run", step.commands)) }
      parts += asked(step, number: index + 1)
    }
    parts += [
      "## " + localized("program.template.seen"), "> " + localized("program.template.takeaway"),
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func asked(_ step: Step, number: Int) -> [String] {
    switch step.question {
    case nil: []
    case .prediction(let id, let event, let specimen):
      [
        "## " + localized("program.template.guess"), localized("draft.guess"),
        // no text: a block of a lesson
        block("predict id=\(id) on=\(specimen) event=\(event) kind=path", []),
        // no text: a block of a lesson
        block("hint for=\(id)", [localized("draft.guess-hint")]),
      ]
    case .task(let task):
      (step.notes.isEmpty
        ? [
          "## " + localized("draft.task", number), localized("draft.task-about"),
        ] : []) + [
          // no text: blocks of a lesson
          block("try id=\(task.id)", task.lines), block("expect for=\(task.id)", task.checks),
          block("hint for=\(task.id)", [localized("draft.task-hint")]),
        ]
    }
  }

  private func block(_ head: String, _ lines: [String]) -> String {
    (["```\(head)"] + lines + ["```"]).joined(separator: "\n")
  }
}
