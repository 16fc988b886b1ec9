import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

/// Finds the code of layers and messages in a specimen's embedded files.
struct SourceLookup {
  private let specimen: OpenSpecimen
  /// The module of the stand-ins for UIKit.
  private static let standIns = "Widgets"

  init(_ specimen: OpenSpecimen) { self.specimen = specimen }

  /// The file of a layer; of a value its declaration.
  func code(of finding: Inspection.Finding) -> Document {
    if let lines = lines(of: finding) { return Document([lines]) }
    return switch finding {
    case .layer(let layer), .value(_, let layer, _):
      SourceLookup.absence(of: type(of: layer)._layerFacts)
    }
  }

  /// The file of a layer, or a value's declaration, without a word; nil if it isn't embedded.
  func lines(of finding: Inspection.Finding) -> SourceView? {
    switch finding {
    case .layer(let layer): return file(type(of: layer)._layerFacts.source).map { SourceView($0) }
    case .value(let property, let layer, _):
      let facts = type(of: layer)._layerFacts
      guard let file = file(facts.source) else { return nil }
      let declaration = file.declarations.first {
        $0.kind == .property && $0.name == property.fact.name && $0.container == facts.name
      }
      return SourceView(file, lines: declaration?.lines, marked: declaration?.line)
    }
  }

  /// The declaration behind a message, without a word; nil if it isn't embedded.
  func lines(behind message: Message) -> SourceView? {
    declaration(behind: message).map { SourceView($0.file, lines: $0.lines) }
  }

  /// The declaration that sends a message, with the line marked that does; nil if it isn't embedded.
  func lines(sending message: Message) -> SourceView? {
    guard let place = sending(message)?.source, let file = file(place) else { return nil }
    let lines = file.declaration(at: place.line)?.lines ?? place.line...place.line
    return SourceView(file, lines: lines, marked: line(sending: message))
  }

  /// The file and the number of the line that sends a message; nil if it isn't embedded, or the line can't
  /// be told.
  func place(sending message: Message) -> (file: SourceFile, line: Int)? {
    guard let place = sending(message)?.source, let file = file(place),
      let line = line(sending: message)
    else { return nil }
    return (file, line)
  }

  private func line(sending message: Message) -> Int? {
    guard let place = sending(message)?.source, let file = file(place) else { return nil }
    let lines = file.declaration(at: place.line)?.lines ?? place.line...place.line
    return SourceLookup.line(sending: message, in: lines, of: file.lines)
  }

  /// That the code of a type isn't there.
  private static func absence(of facts: LayerFacts) -> Document {
    Document(
      localized: facts.source.module == standIns ? "source.stand-in" : "source.not-embedded",
      facts.name)
  }

  /// The declaration that a message arrives at. A notification arrives at a closure, which stands
  /// where it was handed over: in the method of the receiver that did so.
  func code(behind message: Message) -> Document {
    let text = MessageText(message, of: specimen.specimen.name)
    let head = Document([
      Text("\(text.name), \(text.roles), \(message.text)", .bold)
    ])
    if message.isNotification, let (call, handing) = handingOver(message) {
      return head + Document(localized: "source.arrives-closure", style: .dim)
        + declaration(at: handing.site.source, marking: call)
    }
    let place = message.site.source
    if file(place) != nil { return head + declaration(at: place, marking: nil) }
    let isStandIn = place.module == SourceLookup.standIns
    guard let sender = sending(message), file(sender.source) != nil else {
      return head + Document(localized: "source.arrives", place.fileName, isStandIn)
    }
    return head
      + Document(localized: "source.arrives-sent", place.fileName, isStandIn, style: .dim)
      + declaration(at: sender.source, marking: message)
  }

  /// The line that sends a message, in the declaration that it stands in; the document says so if the
  /// sender's code isn't the specimen's.
  func code(sending message: Message) -> Document {
    let text = MessageText(message, of: specimen.specimen.name)
    let head = Document(
      localized: "source.sent-here", text.name, text.roles, message.text, style: .bold)
    guard let sender = sending(message), file(sender.source) != nil else {
      let isByUser = message.sender.role == .user
      return Document(localized: "source.sent-by", text.name, text.roles, message.text, isByUser)
    }
    return head + declaration(at: sender.source, marking: message)
  }

  /// The call in which a notification's closure was handed over, and the message whose handling did
  /// that.
  private func handingOver(_ notification: Message) -> (call: Message, cause: Message)? {
    var byID: [Int: Message] = [:]
    for message in specimen.recorder.messages.trace(events: 0...notification.event) {
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
    let event = specimen.recorder.messages.trace(events: message.event...message.event)
    guard let cause = event.first(where: { $0.id == message.cause }) else { return nil }
    return cause.isNotification ? handingOver(cause)?.cause.site : cause.site
  }

  /// A declaration, with the line marked that sends a message, or else its own.
  private func declaration(at place: SourceLocation, marking sent: Message?) -> Document {
    guard let file = file(place) else { return Document() }
    let lines = file.declaration(at: place.line)?.lines ?? place.line...place.line
    let texts = file.lines
    let marked = sent.flatMap { SourceLookup.line(sending: $0, in: lines, of: texts) }
    return Document([SourceView(file, lines: lines, marked: marked ?? place.line)])
  }

  /// The line that sends a message: of those that name it, the one whose call has most of its labels, or
  /// that sets it on the receiver's own name; the last of several, for what is set first and then again
  /// when something changes is set there.
  private static func line(
    sending message: Message, in lines: ClosedRange<Int>, of texts: [Substring]
  ) -> Int? {
    let name = ".\(message.site.baseName)"
    let own = message.receiver.name.map { $0 + name }
    let labels = message.arguments.compactMap(\.label).map { "\($0):" }
    func fit(_ number: Int) -> Int {
      let call = SourceLookup.call(from: number, in: lines, of: texts)
      let isOwn = own.map { texts[number - 1].contains($0) } ?? false
      return labels.count(where: call.contains) + (isOwn ? 1 : 0)
    }
    return lines.reversed()
      .filter { texts.indices.contains($0 - 1) && texts[$0 - 1].contains(name) }
      .max { fit($0) < fit($1) }
  }

  /// The text from a line to the one in which its parentheses are closed.
  private static func call(
    from number: Int, in lines: ClosedRange<Int>, of texts: [Substring]
  ) -> String {
    var text = ""
    for line in texts[(number - 1)..<min(texts.count, lines.upperBound)] {
      text += line + "\n"
      if text.count(where: { $0 == "(" }) <= text.count(where: { $0 == ")" }) { break }
    }
    return text
  }

  /// The declaration behind a message, with the numbers of its lines: where it arrives; or, of a
  /// notification, the method that handed over the closure; or, if that is no code of the specimen's,
  /// the method that sends it. Nil if none of that is embedded.
  func declaration(
    behind message: Message
  ) -> (file: SourceFile, lines: ClosedRange<Int>)? {
    let handing = message.isNotification ? handingOver(message)?.cause.site.source : nil
    for place in [handing, message.site.source, sending(message)?.source].compactMap(\.self) {
      guard let file = file(place), let declared = file.declaration(at: place.line) else {
        continue
      }
      return (file, declared.lines)
    }
    return nil
  }

  private func file(_ place: SourceLocation) -> SourceFile? {
    specimen.sources.first { $0.path == place.fileID }
  }
}
