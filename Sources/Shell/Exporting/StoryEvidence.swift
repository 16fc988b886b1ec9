import Exports
import LayerTracing
import Queries
import Sessions
import Staging
import Views

/// What stands behind a note: the message that it is about, and its code.
struct StoryEvidence {
  /// Whether an event was the same when a note was written.
  ///
  /// - Parameters:
  ///   - placed: The note, with what was seen then.
  ///   - patterns: The patterns that received the event at first.
  ///   - traces: What was seen of them at first.
  /// - Returns: Whether the note's pattern, or each that was there, sent the same messages.
  func isSame(
    _ placed: StoryPlan.Placed, _ patterns: [String], _ traces: [[Message]]
  ) -> Bool {
    guard let seen = placed.note.seen else { return true }
    let named = placed.reference?.specimen
    return seen.traces.allSatisfy { trace in
      if let named, named.lowercased() != trace.pattern.lowercased() { return true }
      guard let place = patterns.firstIndex(of: trace.pattern) else { return named == nil }
      return traces[place].map(\.brief) == trace.messages.map(\.brief)
    }
  }

  /// The patterns of whose messages a note speaks.
  func patterns(of placed: StoryPlan.Placed, among specimens: [OpenSpecimen]) -> [String] {
    guard let reference = placed.reference else { return [] }
    if let name = reference.specimen {
      return specimens.filter { $0.specimen.name == name }.map(\.specimen.pattern)
    }
    return message(reference, specimens).map { [$0.specimen.specimen.pattern] } ?? []
  }

  /// A note with the message that it is about, and the code behind that.
  func note(_ placed: StoryPlan.Placed, _ specimens: [OpenSpecimen]) -> HandoutNote {
    var note = HandoutNote(placed.note.text, at: placed.note.message)
    guard let reference = placed.reference, let (specimen, message) = message(reference, specimens)
    else { return note }
    note.hop = message.wayAndText
    if let (file, lines) = SourceLookup(specimen).declaration(behind: message) {
      note.code = HandoutCode(
        file: file.fileName, first: lines.lowerBound,
        lines: file.lines[(lines.lowerBound - 1)..<min(lines.upperBound, file.lines.count)]
          .map(String.init))
    }
    return note
  }

  /// The message that a reference names, in the first specimen that has it.
  private func message(
    _ reference: MessageReference, _ specimens: [OpenSpecimen]
  ) -> (specimen: OpenSpecimen, message: Message)? {
    guard reference.crossing != nil else { return nil }
    for specimen in specimens where reference.specimen.map({ $0 == specimen.specimen.name }) ?? true
    {
      if let message = try? State.message(reference, in: specimen) { return (specimen, message) }
    }
    return nil
  }
}
