// no text: Swift

/// Rewrites Swift that imports Layercake's widgets into Swift that imports UIKit.
struct UIKitSource {
  /// What came of it.
  private(set) var text = ""
  /// What has to be declared for it.
  private(set) var shims: [String] = []
  private let pieces: [SwiftPiece]
  private let names: [UIKitPhrase]
  private var place = 0
  /// What was remarked in this file: once is enough.
  private var noted: Set<String> = []
  /// The braces that are open.
  private var depth = 0
  /// The class of UIKit's that is being subclassed, at its braces' depth.
  private var subclass: Subclass?

  /// A class whose superclass is UIKit's: it has to be one that can be decoded if it has an `init` of its own.
  private struct Subclass {
    let depth: Int
    var hasInit = false
    let isViewController: Bool
  }

  /// The modules of the platform's that are imported on.
  private static let platform: Set<Substring> = ["Foundation", "Observation", "Synchronization"]
  /// The classes of which a subclass with an `init` has to have another.
  private static let decoded: Set<Substring> = ["ViewController", "TableViewCell", "Sensor"]

  /// Rewrites a source; names that it or its neighbours declare stay.
  init(_ source: String, keeping own: Set<String>) {
    pieces = SwiftPiece.all(in: source)
    names = UIKitPhrase.all.filter { !own.contains($0.meaning.name) }
    while place < pieces.count { step() }
  }

  private mutating func step() {
    let piece = pieces[place]
    switch (piece.kind, piece.text) {
    case (.word, "import"): takeImport()
    case (.mark, "@") where pieces[(place + 1)...].first?.text == "Layer": skipAttribute()
    case (.mark, "{"):
      depth += 1
      copy()
    case (.mark, "}"): close()
    case (.word, "class"):
      noteClass()
      copy()
    case (.word, "init") where isOfSubclass: takeInit()
    case (.word, _):
      if !replace() { copy() }
    default: copy()
    }
  }

  private mutating func copy() {
    text += pieces[place].text
    place += 1
  }

  /// The piece that is so many behind this one, blanks and comments aside.
  private func significant(_ count: Int) -> Substring? {
    pieces[place...].lazy.filter { $0.kind != .space }.dropFirst(count).first?.text
  }

  /// Ours are replaced by UIKit, where they are of the screen, and by nothing.
  private mutating func takeImport() {
    let module = significant(1) ?? ""
    let isKept = UIKitSource.platform.contains(module)
    if isKept || module == "Widgets" {
      text += "import \(isKept ? module : "UIKit")"
      place += 3
    } else {
      place += 3
      skipLineEnd()
    }
  }

  /// Leaves out `@Layer(.view)`.
  private mutating func skipAttribute() {
    place += 2
    if pieces[place...].first?.text == "(" {
      place += pieces[place...].prefix { $0.text != ")" }.count + 1
    }
    skipLineEnd()
  }

  /// Goes to the next line, of which the indentation stays; no empty line comes to stand behind another.
  private mutating func skipLineEnd() {
    guard place < pieces.count, pieces[place].kind == .space else { return }
    var space = pieces[place].text.drop { $0 == " " }
    if space.first == "\n" { space = space.dropFirst() }
    if text.hasSuffix("\n\n") { space = space.drop { $0 == "\n" } }
    // The blanks before the attribute stand there already.
    text += space.drop { $0 == " " && text.last == " " }
    place += 1
  }

  // MARK: Subclasses

  /// Whether this is a member of a class whose superclass is UIKit's.
  private var isOfSubclass: Bool { subclass.map { $0.depth == depth } ?? false }

  /// Remembers `class NAME: ViewController`.
  private mutating func noteClass() {
    guard significant(2) == ":", let superclass = significant(3),
      UIKitSource.decoded.contains(superclass)
    else { return }
    subclass = Subclass(depth: depth + 1, isViewController: superclass == "ViewController")
  }

  private mutating func takeInit() {
    subclass?.hasInit = true
    copy()
  }

  /// Ends a class, with the `init` that UIKit asks for.
  private mutating func close() {
    if isOfSubclass, let ended = subclass {
      subclass = nil
      if ended.hasInit {
        text += """

            required init?(coder: NSCoder) {
              fatalError("init(coder:) has not been implemented")
            }

          """
      }
    }
    depth -= 1
    copy()
  }

  // MARK: Names

  /// Replaces what stands here, if it is in the table.
  private mutating func replace() -> Bool {
    if subclass?.isViewController == true, let end = end(of: UIKitPhrase.bareInit) {
      text += "super.init(nibName: nil, bundle: nil)"
      place = end
      return true
    }
    guard let phrase = names.first(where: { end(of: $0.words) != nil }),
      let end = end(of: phrase.words)
    else { return false }
    let meaning = phrase.meaning
    if let note = meaning.note, noted.insert(note).inserted { remark(note) }
    text += meaning.replacement
    place = end
    if isOfSubclass, phrase.words.contains("init") { subclass?.hasInit = true }
    depth += phrase.words.count { $0 == "{" }
    shims += [meaning.shim, UIKitPhrase.shim(of: meaning.name)].compactMap(\.self)
    return true
  }

  /// Where words end that begin here; nil if others do.
  private func end(of words: [Substring]) -> Int? {
    var end = place
    for (index, word) in words.enumerated() {
      if index > 0 { end += pieces[end...].prefix { $0.kind == .space }.count }
      guard end < pieces.count, pieces[end].text == word else { return nil }
      end += 1
    }
    return end
  }

  /// Puts a comment above the line that is being written, and above what documents it.
  private mutating func remark(_ note: String) {
    var start = startOfLine(before: text.endIndex)
    let indent = String(text[start...].prefix { $0 == " " })
    while start > text.startIndex {
      let above = startOfLine(before: text.index(before: start))
      guard text[above...].drop(while: { $0 == " " }).hasPrefix("///") else { break }
      start = above
    }
    text.insert(contentsOf: "\(indent)// UIKit: \(note).\n", at: start)
  }

  private func startOfLine(before end: String.Index) -> String.Index {
    text[..<end].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
  }
}

/// Words of the table, in pieces.
struct UIKitPhrase {
  let meaning: UIKitName
  let words: [Substring]

  private init(_ meaning: UIKitName) {
    self.meaning = meaning
    words = UIKitPhrase.words(meaning.name)
  }

  private static func words(_ text: String) -> [Substring] {
    SwiftPiece.all(in: text).filter { $0.kind != .space }.map(\.text)
  }

  /// All of them: the longest that fits is meant.
  static let all = UIKitName.all.map(UIKitPhrase.init).sorted { $0.words.count > $1.words.count }
  /// The initializer that UIKit's view controllers hide from their subclasses.
  static let bareInit = words("super.init()")

  /// What a type needs that is called by an initializer: `Button(`.
  static func shim(of name: String) -> String? {
    UIKitName.types.first { $0.name + "(" == name }?.shim
  }
}
