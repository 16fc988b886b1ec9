import Exports
import Lessons
import Sessions
import Views

/// What tells a session as people read it: the lesson in front, or all that was done.
nonisolated extension ExportFormat {
  /// A classroom note.
  static let markdown = ExportFormat(
    name: "markdown",
    endings: ["md"], isStory: true, leavesOut: true
  ) { source, sink throws(ShellError) in
    let isFull = source.selection.isFull
    try source.tell(folds: !isFull) {
      ClassroomNote(
        $0, isFull: isFull, draw: HandoutScreen.draw, write: sink.write)
    }
  }

  /// A page to step through.
  static let html = ExportFormat(
    name: "html", endings: ["html"],
    isStory: true
  ) { source, sink throws(ShellError) in
    try source.tell(folds: false) { WebPage($0, write: sink.write) }
  }

  /// Slides, in Markdown or as a page.
  static let slides = ExportFormat(
    name: "slides",
    endings: ["md", "html"], suffix: "slides", isStory: true
  ) { source, sink throws(ShellError) in
    let folds = !source.selection.isFull
    if sink.isPage {
      return try source.tell(folds: folds) { WebDeck($0, write: sink.write) }
    }
    try source.tell(folds: folds) {
      SlideDeck(
        $0, draw: HandoutScreen.draw,
        diagram: { Document.diagram(of: $0, columns: $1) }, write: sink.write)
    }
  }

  /// The trace with blanks to fill in, and their key.
  static let worksheet = ExportFormat(
    name: "worksheet",
    endings: ["md", "html"], suffix: "worksheet", isStory: true
  ) { source, sink throws(ShellError) in
    let html = sink.isPage ? { (text: String) in Prose.html(markdown: text) } : nil
    try source.tell(folds: !source.selection.isFull) {
      Worksheet($0, page: html, write: sink.write)
    }
  }

  /// A page for who has passed all exams.
  static let certificate = ExportFormat(
    name: "certificate", endings: ["html"], isData: true, takesName: true,
    wholeAlone: .holdsExams, demands: { _ in }
  ) { source, sink throws(ShellError) in
    let live = try source.session(orFile: .noExams)
    do throws(FileError) {
      let name = live.selection.name ?? ""
      sink.write(try Certificate(of: name, in: live.session, version: live.version).html)
    } catch {
      throw .file(error)
    }
  }

  /// The questions of a lesson, as cards.
  static let anki = ExportFormat(
    name: "anki", endings: ["tsv"],
    isStory: true, wholeAlone: .holdsLesson,
    demands: { context throws(CommandError) in
      // no text: a command
      _ = try context.lesson(having: "export anki")
      try context.demand(.cards)
    }
  ) { source, sink throws(ShellError) in
    let session = try source.session(orFile: .noQuestions).session
    if let lesson = session.state.lessonInFront { session.note(.key(lesson: lesson.shelved.name)) }
    do throws(SessionError) { sink.write(try LessonCards(of: session).text) } catch {
      throw .refusal(error)
    }
  }
}
