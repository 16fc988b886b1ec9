import Queries

/// A lesson's block whose word is known: its attributes, checked.
struct BlockHeader {
  let word: FenceWord
  let block: FencedBlock
  /// The attributes that the word may have, each once.
  private(set) var attributes: [String: LessonLine] = [:]
  /// The words without a value that stand there.
  private(set) var flags: Set<String> = []

  init(
    _ word: FenceWord, _ block: FencedBlock, _ info: FenceInfo, errors: inout LessonSourceErrorList
  ) {
    self.word = word
    self.block = block
    let isNameless = Self.isNameless(word, info)
    for other in info.others {
      if word.flags.contains(other.text) {
        flags.insert(other.text)
        continue
      }
      if isNameless, other == info.others[0] { continue }
      errors.add(
        LessonFault("fault.attribute", listedAs: "fault.attributes"), at: other.place,
        accepted: Self.forms(word))
    }
    var seen: Set<String> = []
    for attribute in info.attributes {
      let key = attribute.key
      if !word.attributes.contains(key.text) {
        errors.addUnknown(
          LessonFault(
            "fault.unknown-attribute", word.rawValue, key.text, listedAs: "fault.attributes"),
          key, of: word.attributes)
      } else if !seen.insert(key.text).inserted {
        errors.add(LessonFault("fault.twice", key.text), at: key.place)
      } else if attribute.value.text.isEmpty {
        errors.add(LessonFault("fault.no-value", key.text), at: attribute.value.place)
      } else {
        attributes[key.text] = attribute.value
      }
    }
    let missing = word.required.filter { !seen.contains($0) }
    if isNameless, let key = missing.first {
      errors.add(
        .namelessID(info.others[0].text, word, missing: missing), at: info.others[0].place)
      // The word counts as the id, so that blocks which refer to it aren't reported as well.
      attributes[key] = info.others[0]
    } else if !missing.isEmpty {
      errors.add(.missingAttributes(missing, word), at: info.word.place)
    }
    if let id = attributes["id"], !LessonFileName.isID(id.text) {
      errors.add("fault.id", at: id.place)
      attributes["id"] = nil
    }
  }

  /// What it is known by, if it is a question or a task.
  var id: LessonLine? { attributes["id"] }
  /// The task that it is for.
  var target: LessonLine? { attributes["for"] }

  /// Whether the id, or the task that a block is for, stands there as a word alone: `try t1`. That is
  /// one slip, and told once.
  private static func isNameless(_ word: FenceWord, _ info: FenceInfo) -> Bool {
    guard let key = word.required.first, let first = info.others.first,
      !info.attributes.contains(where: { $0.key.text == key })
    else { return false }
    return !word.flags.contains(first.text) && LessonFileName.isID(first.text)
  }

  private static func forms(_ word: FenceWord) -> [String] {
    word.attributes.map { $0 + "=…" } + word.flags
  }
}

extension BlockHeader {
  /// The events that may be asked about in place of a prediction's own:
  /// `decrease, increase on mvvm`. An event that names no pattern takes the prediction's.
  var occasions: [LessonPrediction.Occasion] {
    guard let line = attributes["vary"] else { return [] }
    var start = 0
    let pieces = line.text.split(separator: ",", omittingEmptySubsequences: false).map { piece in
      defer { start += piece.utf8.count + 1 }
      return line.part(start..<start + piece.utf8.count).trimmed()
    }
    return pieces.map { piece in
      let words = (try? Lexer.commands(in: piece.text))?.first ?? []
      guard words.count > 2, words[words.count - 2].text == "on" else {
        return LessonPrediction.Occasion(piece, on: attributes["on"])
      }
      let event = piece.part(0..<words[words.count - 3].span.upperBound)
      return LessonPrediction.Occasion(event, on: piece.part(words[words.count - 1].span))
    }
  }
}
