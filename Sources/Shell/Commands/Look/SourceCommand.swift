import LayerTracing
import Queries
import Sessions
import Staging
import Views

extension Command {
  /// Shows code.
  static let source: Command = {
    let what = Parameter("PATTERN, PATH or MESSAGE", .word, .optional)
    let sender = Parameter(flag: "sender", help: "of a message the line that sends it")
    return Command(
      look: .source, in: .look, isForLessons: true,
      summary: "the code of a layer, or the code behind a message",
      answers: "What does the code look like?",
      takes: [what.completing(ArgumentKind.specimen.candidates), sender],
      examples: [
        Example("source mvp", "the files of a pattern"),
        Example("source mvp.presenter", "a layer's whole file"),
        Example("source mvp#1.5", "the method that a message arrives at"),
        Example("source mvp#1.5 --sender", "the line that sends it"),
        Example("source CountView.swift", "a file by its name"),
      ],
      evidence: { call, context in call[what].map { read($0, context) } ?? [] }
    ) { call, context throws(Complaint) in
      let stage = try context.stage()
      guard let word = call[what] else {
        return stage.open.reduce(Document()) { $0 + .files($1.sources, of: $1.name) }
      }
      if MessageReference.looksLike(word) {
        let reference = try ArgumentKind.message.parse(word, context)
        return try word.messages(reference, in: context).reduce(Document()) {
          let lookup = SourceLookup($1.specimen)
          return $0
            + (call.has(sender)
              ? lookup.code(sending: $1.message) : lookup.code(behind: $1.message))
        }
      }
      if word.text.hasSuffix(".swift") { return try file(word, on: stage, context) }
      let (specimen, steps) = try word.steps(in: context)
      if steps.isEmpty { return .files(specimen.sources, of: specimen.name) }
      return SourceLookup(specimen).code(of: try context.find(steps, in: specimen))
    }
  }()

  /// What is read with a word: a message's code and the files of a layer, or a file.
  private static func read(_ word: Word, _ context: Context) -> [TakenLook] {
    if MessageReference.looksLike(word) {
      guard let reference = try? MessageReference(word) else { return [] }
      let specimens = (try? context.state.specimens(of: reference)) ?? []
      return specimens.map {
        TakenLook(
          .read,
          MessageReference(
            specimen: $0.specimen.name, event: reference.event, crossing: reference.crossing,
            inner: reference.inner
          ).description)
      }
    }
    if word.text.hasSuffix(".swift") {
      return [TakenLook(.read, word.text.split(separator: "/").last.map(String.init) ?? "")]
    }
    guard let (specimen, steps) = try? word.steps(in: context), !steps.isEmpty,
      case .layer(let layer)? = try? context.find(steps, in: specimen)
    else { return [] }
    return [TakenLook(.read, type(of: layer)._layerFacts.source.fileName)]
  }

  private static func file(
    _ word: Word, on stage: Stage, _ context: Context
  ) throws(Complaint) -> Document {
    let files = stage.open.flatMap(\.sources)
    let chosen = files.filter {
      $0.fileName.lowercased() == word.text.lowercased()
        || $0.path.lowercased() == word.text.lowercased()
    }
    guard !chosen.isEmpty else {
      let nearest = NearestName.to(word.text, among: files.map(\.fileName))
      throw context.complaint(.request(.noSuchFile(nearest: nearest)), at: word.span)
    }
    return chosen.reduce(Document()) { $0 + .file($1) }
  }
}
