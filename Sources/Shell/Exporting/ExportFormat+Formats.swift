import Exports
import Languages
import Lessons
import Sessions

/// What tells a session as people read it: the lesson in front, or all that was done.
nonisolated extension ExportFormat {
  /// A classroom note.
  static let markdown = ExportFormat(
    name: "markdown",
    endings: ["md"], isStory: true, leavesOut: true
  ) { source, sink throws(Refusal) in
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
  ) { source, sink throws(Refusal) in
    try source.tell(folds: false) { WebPage($0, write: sink.write) }
  }

  /// Slides, in Markdown or as a page.
  static let slides = ExportFormat(
    name: "slides",
    endings: ["md", "html"], suffix: "slides", isStory: true
  ) { source, sink throws(Refusal) in
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
  ) { source, sink throws(Refusal) in
    let html = sink.isPage ? { (text: String) in Prose.html(markdown: text) } : nil
    try source.tell(folds: !source.selection.isFull) {
      Worksheet(
        $0, page: html, write: sink.write,
        // no text: a part of a file's name
        next: sink.isFile ? { sink.next("key") } : nil)
    }
  }

  /// The questions of a lesson, as cards.
  static let anki = ExportFormat(
    name: "anki", endings: ["tsv"],
    isStory: true, wholeAlone: "error.anki-holds-lesson",
    demands: { context throws(CommandError) in
      // no text: a command
      _ = try context.lesson(having: "export anki")
      try context.demand(.cards)
    }
  ) { source, sink throws(Refusal) in
    let session = try source.session(orFile: "error.no-questions").session
    if let lesson = session.state.lessonInFront { session.note(.key(lesson: lesson.shelved.name)) }
    sink.write(try session.lessonCards())
  }
}

/// What draws an event of what is open in front: the one that is asked for, or the newest.
nonisolated extension ExportFormat {
  /// A picture.
  static let svg = ExportFormat(
    name: "svg", endings: ["svg"]
  ) { source, sink throws(Refusal) in
    sink.write(SVGFigure.picture(of: try source.figure()))
  }

  /// A figure for Mermaid, whose files hold one each.
  static let mermaid: ExportFormat = ExportFormat(
    name: "mermaid", endings: ["mmd"],
    isOfOnePattern: true
  ) { source, sink throws(Refusal) in
    let event = try source.figure()
    guard event.specimens.count < 2 else {
      throw Refusal(
        "error.holds-one-pattern", mermaid.name,
        accepted: LocalizedText("error.listed.patterns", (event.specimens.map { $0.lowercased() })))
    }
    let figures = MermaidFigure.files(of: event)
    guard !figures.isEmpty else {
      throw .nothingSent(format: mermaid.name, event.number, event.fired)
    }
    for (place, figure) in figures.enumerated() {
      if place > 0 { sink.next(nil) }
      sink.write(figure)
    }
  }

  /// Figures for PlantUML.
  static let plantuml: ExportFormat = ExportFormat(
    name: "plantuml", endings: ["puml"]
  ) { source, sink throws(Refusal) in
    let event = try source.figure()
    let figures = PlantUMLFigure.file(of: event)
    guard !figures.isEmpty else {
      throw .nothingSent(format: plantuml.name, event.number, event.fired)
    }
    sink.write(figures)
  }
}

/// What lists messages for programs.
nonisolated extension ExportFormat {
  /// A table.
  static let csv = ExportFormat(
    name: "csv", endings: ["csv"], isData: true
  ) { source, sink throws(Refusal) in
    // By the mark Excel knows a file for UTF-8; a pipe leads to a program, which would take it for text.
    if sink.isFile { sink.write("\u{FEFF}") }
    let table = CSVExport(write: sink.write)
    try source.messages(of: source.selection.event) { table.add($0) }
  }

  /// All there is, as JSON Lines.
  static let jsonl = ExportFormat(
    name: "jsonl", endings: ["jsonl"], isData: true,
    wholeAlone: "error.jsonl-holds-all"
  ) { source, sink throws(Refusal) in
    var export = JSONLinesExport(write: sink.take)
    try source.parts(inAnyOrder: false) { export.add($0) }
    export.finish()
  }

  /// A timeline for Perfetto.
  static let chrome = ExportFormat(
    name: "chrome", endings: ["json"], isData: true
  ) { source, sink throws(Refusal) in
    var trace = ChromeExport(original: source.original, write: sink.write)
    try source.messages(of: source.selection.event) { trace.add($0) }
    trace.finish()
  }

  /// An event as a test in Swift.
  static let test = ExportFormat(
    name: "test", endings: ["swift"], isData: true
  ) { source, sink throws(Refusal) in
    let trace = try source.whole()
    sink.write(try trace.test(source.selection))
  }
}
