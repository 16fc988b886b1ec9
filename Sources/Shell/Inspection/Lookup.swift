import LayerTracing
import Queries
import Staging
import Terminal

/// Finds the messages that a word such as `mvp#2.5` names.
enum MessageLookup {
  /// The open specimens that the word is about: the one it names, or all.
  static func specimens(
    _ word: Word, _ session: Session
  ) throws(Complaint) -> [(specimen: OpenSpecimen, reference: MessageReference)] {
    let stage = try session.stage()
    let reference = try worded { () throws(QueryError) in try MessageReference(word) }
    var specimens = stage.open
    if let name = reference.specimen {
      let end = word.span.lowerBound + (word.text.prefix { $0 != "#" }).utf8.count
      let short = Word(name, span: word.span.lowerBound..<end)
      specimens = [try ArgumentKind.specimen.parse(short, session)]
    }
    // What stands in the log was there when it was written.
    if session.occasion.isReplaying { return specimens.map { ($0, reference) } }
    try ArgumentKind.check(reference.event, word, session)
    if reference.crossing != nil {
      for specimen in specimens { _ = try message(reference, word, in: specimen) }
    }
    return specimens.map { ($0, reference) }
  }

  /// The message that a reference means in a specimen; the first of the event if it names none.
  static func message(
    _ reference: MessageReference, _ word: Word, in specimen: OpenSpecimen
  ) throws(Complaint) -> Message {
    let messages = Array(specimen.recorder.trace(events: reference.event...reference.event))
    let found = messages.first {
      reference.crossing == nil
        || $0.position.crossing == reference.crossing && $0.position.inner == reference.inner
    }
    if let found { return found }
    let last = messages.last?.position.crossing ?? 0
    let kept = specimen.recorder.trace().first { _ in true }?.event ?? 0
    if reference.event < kept || reference.event == kept && specimen.recorder.dropped > 0 {
      throw Complaint(
        "this message had to go for want of room", at: word.span,
        accepted: "To have room for more: keep. To keep one: pin.")
    }
    throw Complaint(
      "\(specimen.name) has no such message", at: word.span,
      accepted: last == 0
        ? "It did not receive event \(reference.event)."
        : "Its messages: \(specimen.specimen.name)#\(reference.event).1 to .\(last).")
  }

  /// The messages that a word names; it must name a message, and not an event.
  static func messages(
    named word: Word, _ session: Session
  ) throws(Complaint) -> [(OpenSpecimen, Message)] {
    let named = try MessageLookup.specimens(word, session)
    var found: [(OpenSpecimen, Message)] = []
    for (specimen, reference) in named {
      guard reference.crossing != nil else {
        throw Complaint(
          "this is an event, and a message is needed", at: word.span,
          accepted: "For example: \(word.text).1.")
      }
      do throws(Complaint) {
        found.append((specimen, try message(reference, word, in: specimen)))
      } catch {
        if !session.occasion.isReplaying { throw error }
      }
    }
    return found
  }
}

/// Finds the specimen that a path such as `mvp.presenter.amount` begins with.
enum PathLookup {
  /// The path as it was written.
  static func reference(_ word: Word, _ session: Session) throws(Complaint) -> PathReference {
    let stage = try session.stage()
    return try worded { () throws(QueryError) in
      try PathReference(word, features: [stage.feature.name])
    }
  }

  /// The specimen, and the steps from there.
  static func read(
    _ word: Word, _ session: Session
  ) throws(Complaint) -> (specimen: OpenSpecimen, steps: [PathReference.Step]) {
    let path = try reference(word, session)
    let name = Word(path.specimen.pattern, span: path.specimenSpan)
    return (try ArgumentKind.specimen.parse(name, session), path.steps)
  }
}

/// Finds the code of layers and messages in a specimen's embedded files.
struct SourceLookup {
  private let specimen: OpenSpecimen
  /// The module of the stand-ins for UIKit.
  private static let standIns = "Widgets"

  init(_ specimen: OpenSpecimen) { self.specimen = specimen }

  /// The file of a layer, or of the layer that holds a value.
  func lines(of finding: Inspection.Finding, _ profile: TerminalProfile) -> [StyledText] {
    switch finding {
    case .layer(let layer):
      return file(type(of: layer)._layerFacts.source).map { SourceView($0, profile: profile).lines }
        ?? stranger(type(of: layer)._layerFacts, profile)
    case .value(let property, let layer, _):
      let facts = type(of: layer)._layerFacts
      guard let file = file(facts.source) else { return stranger(facts, profile) }
      let declaration = file.declarations.first {
        $0.kind == .property && $0.name == property.fact.name && $0.container == facts.name
      }
      return SourceView(
        file, lines: declaration?.lines, marked: declaration?.line, profile: profile
      ).lines
    }
  }

  /// The declaration that a message arrives at. A notification arrives at a closure, which stands
  /// where it was handed over: in the method of the receiver that did so.
  func lines(behind message: Message, _ profile: TerminalProfile) -> [StyledText] {
    let head = StyledText(
      "\(specimen.specimen.name)\(message.position.reference(event: message.event)), "
        + "\(message.sender.role) \(message.isNotification ? "~>" : "->") \(message.receiver.role), "
        + message.text, .bold)
    var result = head.wrapped(to: profile.columns, indent: 2)
    if message.isNotification, let (call, handing) = handingOver(message) {
      result.append(StyledText("It arrives at the closure that was handed over here:", .dim))
      return result + declaration(at: handing.site.source, marking: call, profile)
    }
    guard file(message.site.source) == nil else {
      return result + declaration(at: message.site.source, marking: nil, profile)
    }
    let place = message.site.source
    let note = place.module == SourceLookup.standIns ? "stands in for UIKit" : "is not embedded"
    let arrival = "It arrives at \(place.fileName), which \(note)."
    guard let sender = sending(message), file(sender.source) != nil else {
      return result + StyledText(arrival).wrapped(to: profile.columns)
    }
    result += StyledText(arrival + " It is sent here:", .dim).wrapped(to: profile.columns)
    return result + declaration(at: sender.source, marking: message, profile)
  }

  /// The call in which a notification's closure was handed over, and the message whose handling did
  /// that.
  private func handingOver(_ notification: Message) -> (call: Message, cause: Message)? {
    var byID: [Int: Message] = [:]
    for message in specimen.recorder.trace(events: 0...notification.event) {
      byID[message.id] = message
      if message.kind == .call, message.site.source == notification.site.source,
        message.sender.id == notification.receiver.id,
        let cause = message.cause.flatMap({ byID[$0] })
      {
        return (message, cause)
      }
    }
    return nil
  }

  /// The site whose code sends a message: where its cause arrived.
  private func sending(_ message: Message) -> Site? {
    let event = specimen.recorder.trace(events: message.event...message.event)
    guard let cause = event.first(where: { $0.id == message.cause }) else { return nil }
    return cause.isNotification ? handingOver(cause)?.cause.site : cause.site
  }

  /// A declaration, with the line marked that sends a message, or else its own.
  private func declaration(
    at place: SourceLocation, marking sent: Message?, _ profile: TerminalProfile
  ) -> [StyledText] {
    guard let file = file(place) else { return [] }
    let lines = file.declaration(at: place.line)?.lines ?? place.line...place.line
    let texts = file.lines
    // The last such line: what is set first and then again when something changes is set there.
    let marked = sent.flatMap { message in
      lines.last { number in
        texts.indices.contains(number - 1)
          && texts[number - 1].contains(".\(message.site.baseName)")
      }
    }
    return SourceView(file, lines: lines, marked: marked ?? place.line, profile: profile).lines
  }

  private func file(_ place: SourceLocation) -> SourceFile? {
    specimen.sources.first { $0.path == place.fileID }
  }

  private func stranger(_ facts: LayerFacts, _ profile: TerminalProfile) -> [StyledText] {
    let note =
      facts.source.module == SourceLookup.standIns
      ? "\(facts.name) stands in for UIKit; its code is not part of the specimen."
      : "The code of \(facts.name) is not embedded. The plugin EmbedSources does that."
    return StyledText(note).wrapped(to: profile.columns)
  }
}
