/// A lesson's block whose word is known: its attributes, checked.
struct BlockHeader {
  let word: FenceWord
  let block: FencedBlock
  /// The attributes that the word may have, each once.
  private(set) var attributes: [String: LessonLine] = [:]

  init(_ word: FenceWord, _ block: FencedBlock, _ info: FenceInfo, faults: inout FaultList) {
    self.word = word
    self.block = block
    for other in info.others {
      faults.add(.block(.noAttribute(word)), at: other.place, accepted: Self.forms(word))
    }
    var seen: Set<String> = []
    for attribute in info.attributes {
      let key = attribute.key
      if !word.attributes.contains(key.text) {
        faults.addUnknown(.block(.unknownAttribute(key.text, word)), key, of: word.attributes)
      } else if !seen.insert(key.text).inserted {
        faults.add(.block(.duplicateAttribute(key.text)), at: key.place)
      } else if attribute.value.text.isEmpty {
        faults.add(.block(.emptyAttribute(key.text)), at: attribute.value.place)
      } else {
        attributes[key.text] = attribute.value
      }
    }
    for key in word.required where !seen.contains(key) {
      faults.add(.block(.missingAttribute(key, word)), at: info.word.place)
    }
    if let id = attributes["id"], !LessonFileName.isID(id.text) {
      faults.add(.file(.badID), at: id.place)
      attributes["id"] = nil
    }
  }

  /// What it is known by, if it is a question or a task.
  var id: LessonLine? { attributes["id"] }
  /// The task that it is for.
  var target: LessonLine? { attributes["for"] }

  private static func forms(_ word: FenceWord) -> [String] { word.attributes.map { $0 + "=…" } }
}
