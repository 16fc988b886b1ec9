import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Shows code.
  static var source: Command {
    let what = Parameter("PATTERN, PATH or MESSAGE", .word, .optional)
    return Command(
      "source", in: .look, summary: "the code of a layer, or the code behind a message",
      answers: "What does the code look like?",
      takes: [what.completing(ArgumentKind.specimen.candidates)],
      examples: [
        Example("source mvp", "the files of a pattern"),
        Example("source mvp.presenter", "a layer's whole file"),
        Example("source mvp#1.5", "the method that a message arrives at"),
        Example("source CountView.swift", "a file by its name"),
      ]
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      guard let word = call[what] else {
        for specimen in stage.open { files(of: specimen, session) }
        return
      }
      let profile = session.out.profile
      if MessageReference.looksLike(word) {
        for found in try MessageLookup.specimens(word, session) {
          let message = try MessageLookup.message(found.reference, word, in: found.specimen)
          session.show(
            SourceLookup(found.specimen).lines(behind: message, profile), isCode: true)
        }
      } else if word.text.hasSuffix(".swift") {
        try showFile(word, stage, session)
      } else {
        let reference = try PathLookup.read(word, session)
        guard !reference.steps.isEmpty else {
          files(of: reference.specimen, session)
          return
        }
        let finding = try Inspection(specimen: reference.specimen).find(reference.steps)
        session.show(
          SourceLookup(reference.specimen).lines(of: finding, profile), isCode: true)
      }
    }
  }

  private static func files(of specimen: OpenSpecimen, _ session: Session) {
    var table = TextTable(columns: [.left, .right, .left])
    for file in specimen.sources {
      let types = file.declarations.filter { $0.container == nil && $0.kind != .extension }
      table.add(row: [
        StyledText("  " + file.fileName, .bold),
        StyledText("\(file.lines.count)\(session.out.profile.isPlain ? " lines" : "")", .dim),
        StyledText(types.map { "\($0.kind.rawValue) \($0.name)" }.joined(separator: ", ")),
      ])
    }
    session.show([StyledText("\(specimen.name), files, lines, and what they declare:", .heading)])
    session.show(table.lines(session.out.profile))
  }

  private static func showFile(_ word: Word, _ stage: Stage, _ session: Session) throws(Complaint) {
    let files = stage.open.flatMap(\.sources)
    let chosen = files.filter {
      $0.fileName.lowercased() == word.text.lowercased()
        || $0.path.lowercased() == word.text.lowercased()
    }
    guard !chosen.isEmpty else {
      let names = files.map(\.fileName)
      throw Complaint(
        "no open pattern has such a file", at: word.span,
        nearest: NearestName.to(word.text, among: names),
        accepted: "To list them: source.")
    }
    for file in chosen {
      session.show(SourceView(file, profile: session.out.profile).lines, isCode: true)
    }
  }
}
