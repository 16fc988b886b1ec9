import Exports
import Languages
import LayerTracing

extension HandoutBuild {
  /// Takes what was compared.
  init(_ comparison: BuildComparison) {
    let (own, original) = (comparison.own, comparison.original)
    self.init(
      name: own.name, sentences: comparison.sentences,
      files: comparison.code.files.map { file in
        File(
          name: file.name, before: file.before?.lines.map(String.init) ?? [],
          after: file.file?.lines.map(String.init) ?? [])
      },
      events: comparison.newest.map { difference in
        let alignment = MessageAlignment([difference.original, difference.own])
        var event = HandoutEvent(
          number: difference.number, fired: difference.number == 0 ? nil : difference.event,
          specimens: [original.pattern, own.pattern], rows: alignment.rows)
        event.names = [original.name, own.name]
        event.remark = localized("handout.beside", own.pattern, original.pattern)
        event.omit(messages: alignment.omitted)
        event.mark([difference.original, difference.own], originals: [nil, 0])
        return event
      })
  }
}

extension HandoutEvent {
  /// Marks what each own build does otherwise than its original.
  ///
  /// What stands on one row and reads alike has stayed. Of the rest, what both send has moved.
  ///
  /// - Parameters:
  ///   - columns: The messages of each specimen.
  ///   - originals: For each specimen, the place of what it began as; nil where that isn't told.
  mutating func mark(_ columns: [[Message]], originals: [Int?]) {
    for (own, original) in originals.enumerated() {
      if let original { mark(columns, own, original) }
    }
  }

  private mutating func mark(_ columns: [[Message]], _ own: Int, _ original: Int) {
    var (marks, went): ([Repeated: Mark], [(text: String, place: Repeated)]) = ([:], [])
    var came = went
    for row in MessageAlignment([columns[original], columns[own]]).rows {
      let (old, new) = (row[0].map { compared($0, original) }, row[1].map { compared($0, own) })
      if old?.text == new?.text { continue }
      if let old { went.append(old) }
      if let new { came.append(new) }
    }
    for (text, place) in came {
      let other = went.firstIndex { $0.text == text }
      marks[place] = other == nil ? .came : .moved
      if let other { marks[went.remove(at: other).place] = .moved }
    }
    for (_, place) in went { marks[place] = .went }
    mark(marks, of: specimens[own], beside: specimens[original])
  }

  /// A message as it reads, how often included, and where it stands.
  private func compared(_ message: Message, _ column: Int) -> (text: String, place: Repeated) {
    let place = Repeated(column: column, message: message.id)
    return ("\(message.asCompared) \(repeats[place] ?? 1)", place)
  }
}
