import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  static let source: Command = {
    let subject = Parameter("PATTERN, PATH or MESSAGE", .word, .optional)
    let other = Parameter("ANOTHER", .word, .optional)
    let sender = Parameter(flag: "sender")
    let diff = Parameter(flag: "diff")
    return Command(
      look: "source", elsewhere: ["cat", "code", "less"], in: .look, inLessons: .anyBlock,
      takes: [
        subject.completing(ArgumentKind.specimen.candidates),
        other.completing(ArgumentKind<Word>.layerCandidates), sender, diff,
      ],
      examples: [
        "source mvp", "source mvp.presenter", "source mvp#1.5", "source mvp#1.5 --sender",
        "source CountView.swift", "source mvp.presenter viper.presenter",
        "source mvp.presenter viper.presenter --diff",
      ],
      evidence: { call, context in
        [call[subject], call[other]].compactMap(\.self).flatMap { read($0, context) }
      }
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      let lookup = CodeLookup(context: context, stage: stage, isOfSender: call.has(sender))
      guard let word = call[subject] else {
        if call.has(diff) { throw context.error(.differenceOfTwo, at: call.end) }
        return stage.open.reduce(Document()) { $0 + .files($1.sources, of: $1.name) }
      }
      let one = try lookup.code(word)
      guard let second = call[other] else {
        if call.has(diff) { throw context.error(.differenceOfTwo, at: call.end) }
        return one.document
      }
      let two = try lookup.code(second)
      if let left = one.lines, let right = two.lines {
        if call.has(diff) { return Document([SourceDifference(left, right)]) }
        return Document([TwoSources(left, right)])
      }
      if call.has(diff) {
        let missing = one.lines == nil ? word : second
        throw context.error(.differenceOfTwo, at: missing.span)
      }
      return one.document + two.document
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
}

/// Finds the code that a word names.
private struct CodeLookup {
  /// Code, and what is said of it.
  struct Code {
    /// The code as it is shown alone.
    let document: Document
    /// The lines alone, where the word names just one stretch of them.
    var lines: SourceView?
  }

  let context: Context
  let stage: Stage
  let isOfSender: Bool

  func code(_ word: Word) throws(CommandError) -> Code {
    if MessageReference.looksLike(word) { return try code(ofMessage: word) }
    if word.text.hasSuffix(".swift") { return try code(ofFile: word) }
    let (specimen, steps) = try steps(of: word)
    if steps.isEmpty { return Code(document: .files(specimen.sources, of: specimen.name)) }
    let finding = try context.find(steps, in: specimen)
    let lookup = SourceLookup(specimen)
    return Code(document: lookup.code(of: finding), lines: lookup.lines(of: finding))
  }

  /// The layer that a path leads to, or a specimen. What is called like a message is told to be one.
  private func steps(
    of word: Word
  ) throws(CommandError) -> (specimen: OpenSpecimen, steps: [PathReference.Step]) {
    do throws(CommandError) { return try word.steps(in: context) } catch {
      for specimen in stage.open {
        let messages = specimen.recorder.messages.trace().filter(\.isCrossing)
        guard let message = messages.last(where: { $0.site.baseName == word.text }) else {
          continue
        }
        let sent = MessageReference(
          specimen: specimen.name, event: message.event, crossing: message.position.crossing,
          inner: 0)
        throw context.error(
          Refusal("error.names-message", word.text, advice: sent.description), at: word.span)
      }
      throw error
    }
  }

  private func code(ofMessage word: Word) throws(CommandError) -> Code {
    let reference = try word.message(in: context)
    let all = try word.messages(reference, in: context).map { specimen, message in
      let lookup = SourceLookup(specimen)
      return isOfSender
        ? Code(document: lookup.code(sending: message), lines: lookup.lines(sending: message))
        : Code(document: lookup.code(behind: message), lines: lookup.lines(behind: message))
    }
    return Code(
      document: all.reduce(Document()) { $0 + $1.document },
      lines: all.count == 1 ? all[0].lines : nil)
  }

  private func code(ofFile word: Word) throws(CommandError) -> Code {
    let files = stage.open.flatMap(\.sources)
    let chosen = files.filter {
      $0.fileName.lowercased() == word.text.lowercased()
        || $0.path.lowercased() == word.text.lowercased()
    }
    guard !chosen.isEmpty else {
      let nearest = NearestName.to(word.text, among: files.map(\.fileName))
      throw context.error(Refusal("error.no-file", nearest: nearest), at: word.span)
    }
    return Code(
      document: chosen.reduce(Document()) { $0 + .file($1) },
      lines: chosen.count == 1 ? SourceView(chosen[0]) : nil)
  }
}
