import Exports
import LayerTracing
import Queries
import Sessions
import Staging

/// What stands behind a note: the message that it is about, and its code.
extension StoryPlan.Placed {
  /// Whether an event was the same when the note was written.
  ///
  /// - Parameters:
  ///   - patterns: The patterns that received the event at first.
  ///   - traces: What was seen of them at first.
  /// - Returns: Whether the note's pattern, or each that was there, sent the same messages.
  func isSame(_ patterns: [String], _ traces: [[Message]]) -> Bool {
    guard let seen = note.seen else { return true }
    let named = reference?.specimen
    return seen.traces.allSatisfy { trace in
      if let named, named.lowercased() != trace.pattern.lowercased() { return true }
      guard let place = patterns.firstIndex(of: trace.pattern) else { return named == nil }
      return traces[place].map(\.brief) == trace.messages.map(\.brief)
    }
  }

  /// The patterns of whose messages the note speaks.
  func patterns(among specimens: [OpenSpecimen]) -> [String] {
    if let name = reference?.specimen {
      return specimens.filter { $0.specimen.name == name }.map(\.specimen.pattern)
    }
    return message(in: specimens).map { [$0.specimen.specimen.pattern] } ?? []
  }

  /// The note with the message that it is about, and the code behind that.
  func handoutNote(among specimens: [OpenSpecimen]) -> HandoutNote {
    var result = HandoutNote(note.text, at: note.message)
    guard let (specimen, message) = message(in: specimens) else { return result }
    result.hop = message.wayAndText
    if let (file, lines) = SourceLookup(specimen).declaration(behind: message) {
      result.code = HandoutCode(
        file: file.fileName, first: lines.lowerBound,
        lines: file.lines[(lines.lowerBound - 1)..<min(lines.upperBound, file.lines.count)]
          .map(String.init))
    }
    return result
  }

  /// The message that the note is about, in the first specimen that has it.
  private func message(
    in specimens: [OpenSpecimen]
  ) -> (specimen: OpenSpecimen, message: Message)? {
    guard let reference, reference.crossing != nil else { return nil }
    for specimen in specimens where reference.specimen.map({ $0 == specimen.specimen.name }) ?? true
    {
      if let message = try? State.message(reference, in: specimen) { return (specimen, message) }
    }
    return nil
  }
}
