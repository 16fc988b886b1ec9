import Exports
import Languages
import Platform
import Queries
import Sessions

extension Command {
  /// Reads a trace that was handed in.
  static let `import`: Command = {
    let file = Parameter("FILE", .file, .optional)
    let keepGoing = Parameter(flag: "keep-going")
    return Command(
      "import", .tool, in: .notes,
      takes: [file, keepGoing],
      examples: [
        "import lecture.jsonl", "trace lecture:mvp event 1", "side mvp lecture:mvp",
        "why lecture:mvp.model.number", "import", "rules lecture:mvp", "owners shop:",
      ],
      filling: { [1: [ProgramIdentity.current.name]] }
    ) { call, context throws(CommandError) in
      guard let word = call[file] else { return .tool { _ in .shows(.imports(context.imports)) } }
      return try context.worded(at: word.span) { () throws(Refusal) -> Request in
        var file = try TraceFile(
          context.expanded(word.text), most: TextFile.largest, keepsGoing: call.has(keepGoing))
        let trace = try RecordedTrace(&file, named: name(of: word.text))
        let passed = (count: file.passed, errors: file.errors)
        let cutLine = file.cutLine
        return .tool { runner in
          runner.imports.removeAll { $0.name == trace.name }
          runner.imports.append(trace)
          return .shows(
            Document {
              Document.imports([trace])
              if passed.count > 0 {
                Text(
                  localized: "import.passed", passed.count,
                  passed.errors.map { $0.message.description.capitalizedFirst + "." }.joined(
                    separator: " "))
              }
              if trace.isOfApp {
                Text(
                  trace.missing.map { localized("import.ended", $0) }
                    ?? localized("rules-of-trace.no-end"))
              }
              if let cutLine { Text(localized("rules-of-trace.cut", cutLine)) }
              Document.comparison(of: trace, with: runner.session)
            })
        }
      }
    }
  }()

  /// What a trace is called: its file's name without its ending, in what may stand in a word.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let name = stem.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return name.isEmpty ? "trace" : String(name)
  }
}

extension Document {
  /// What traces that were handed in tell of.
  fileprivate static func imports(_ traces: [RecordedTrace]) -> Document {
    if traces.isEmpty {
      return Document(localized: "import.none")
    }
    return Document {
      for trace in traces {
        let patterns = trace.specimens.map { SpecimenReference(fullName: $0).title }
        let messages = trace.events.flatMap(\.turns).map(\.messages.count).reduce(0, +)
        let fired = trace.events.filter { $0.number > 0 }
        Text(
          localized: "import.told", trace.name, trace.header.feature, patterns, fired.count,
          messages)
        for event in fired.prefix(mostEvents) {
          Text("  \(event.number)  \(event.fired ?? "?")")
        }
        if fired.count > mostEvents {
          Text("  " + localized("import.more", fired.count - mostEvents))
        }
        if let first = trace.specimens.first {
          Text(localized("import.read", trace.label(first), trace.name), .hint)
        }
      }
    }
  }

  /// A list of more events says less.
  private static var mostEvents: Int { 20 }

  /// Where a trace that was handed in differs from what is open here, if that is the same feature.
  fileprivate static func comparison(of trace: RecordedTrace, with session: Session) -> Document {
    guard let stage = session.state.current, stage.feature.name == trace.header.feature else {
      return Document()
    }
    let shared = Set(trace.specimens).intersection(stage.open.map(\.name))
    guard !shared.isEmpty, stage.events.count > 0 else { return Document() }
    let names = stage.open.filter { shared.contains($0.name) }.map(\.specimen.pattern)
    guard let difference = trace.difference(from: RecordedTrace(of: session), in: shared) else {
      return Document(localized: "import.same", names)
    }
    return Document {
      Text(localized("import.differs", names))
      Text("  \(trace.name)  \(difference.recorded ?? localized("time.nothing-more"))")
      Text(
        "  \(localized("import.here"))  \(difference.now ?? localized("time.nothing-more"))")
    }
  }
}
