import Exports

/// What draws an event of what is open in front: the one that is asked for, or the newest.
nonisolated extension ExportFormat {
  /// A picture.
  static let svg = ExportFormat(
    name: "svg", endings: ["svg"]
  ) { source, sink throws(ShellError) in
    sink.write(SVGFigure.picture(of: try source.figure()))
  }

  /// A figure for Mermaid, whose files hold one each.
  static let mermaid = ExportFormat(
    name: "mermaid", endings: ["mmd"],
    isOfOnePattern: true
  ) { source, sink throws(ShellError) in
    let event = try source.figure()
    guard event.specimens.count < 2 else {
      throw .file(.severalPatterns(event.specimens.map { $0.lowercased() }))
    }
    let figures = MermaidFigure.files(of: event)
    guard !figures.isEmpty else { throw .file(.nothingSent(event.number, event.fired)) }
    for (place, figure) in figures.enumerated() {
      if place > 0 { sink.next() }
      sink.write(figure)
    }
  }

  /// Figures for PlantUML.
  static let plantuml = ExportFormat(
    name: "plantuml", endings: ["puml"]
  ) { source, sink throws(ShellError) in
    let event = try source.figure()
    let figures = PlantUMLFigure.file(of: event)
    guard !figures.isEmpty else { throw .file(.nothingSent(event.number, event.fired)) }
    sink.write(figures)
  }
}
