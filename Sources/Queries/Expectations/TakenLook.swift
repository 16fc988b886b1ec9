/// A look that a learner took, where a lesson may ask for it: what was looked at, by its full name.
public enum TakenLook: Hashable, Sendable {
  /// A flaw was found, by this message or path of a variant: `mvp~a#1.3`.
  case blamed(String)
  /// A value or a layer was looked into: `mvc.model.number`.
  case inspected(String)
  /// A file or the code behind a message was read: `Amount.swift`, `mvc#1.4`.
  case read(String)
  /// What the patterns of a feature cost was compared.
  case compared(String)

  private var parts: (command: String, what: String) {
    switch self {
    case .blamed(let what): ("blame", what)
    case .inspected(let what): ("inspect", what)
    case .read(let what): ("source", what)
    case .compared(let what): ("compare", what)
    }
  }

  /// Reads the words of a line; nil if they take no such look.
  public init?(_ words: [Word]) {
    guard words.count == 2, !words[0].isQuoted else { return nil }
    let what = words[1].text
    switch words[0].text {
    case "blame": self = .blamed(what)
    case "inspect": self = .inspected(what)
    case "source": self = .read(what)
    case "compare": self = .compared(what)
    default: return nil
    }
  }
}

extension TakenLook: CustomStringConvertible {
  /// The line that takes it: `inspect mvc.model.number`.
  public var description: String {
    let what = parts.what
    let message = try? MessageReference(Word(what, span: 0..<what.utf8.count))
    // A message's number needs no quotes, although other words with its sign do.
    let isBare = message?.description == what && what.replacing("#", with: "_").asWord.first != "\""
    return "\(parts.command) \(isBare ? what : what.asWord)"
  }
}

/// A look that a lesson asks for.
public enum LookExpectation: Hashable, Sendable {
  /// The flaw of a variant was found; of any if none is named.
  case blamed(SpecimenReference?)
  /// A value was looked at, or the layer that shows it among its own.
  case inspected(PathReference)
  /// A file or the code behind a message was read.
  case read(String)
  /// The costs of the patterns were compared; of a feature if one is named.
  case compared(String?)

  /// Whether a look is the one that is asked for.
  public func matches(_ look: TakenLook) -> Bool {
    switch (self, look) {
    case (.blamed(nil), .blamed): return true
    case (.blamed(let specimen?), .blamed(let what)):
      let name = what.prefix { $0 != "#" && $0 != "." }
      return name.lowercased() == specimen.pattern.lowercased()
    case (.inspected(let path), .inspected(let what)):
      let (wanted, seen) = (LookExpectation.key(path), what.lowercased())
      return seen == wanted
        || wanted.hasPrefix(seen + ".")
          && !wanted.dropFirst(seen.count + 1)
            .contains(".")
    case (.read(let wanted), .read(let what)): return wanted.lowercased() == what.lowercased()
    case (.compared(let wanted), .compared(let feature)): return wanted ?? feature == feature
    default: return false
    }
  }

  /// A path without its feature, in small letters.
  private static func key(_ path: PathReference) -> String {
    let text = path.description.lowercased()
    guard let feature = path.specimen.feature else { return text }
    return String(text.dropFirst(feature.count + 1))
  }

  /// That nothing of the kind was looked at yet.
  var missing: String {
    switch self {
    case .blamed(nil): "no flaw is found yet"
    case .blamed(let specimen?): "the flaw of \(specimen.title) isn't found yet"
    case .inspected(let path): "\(path) isn't looked at yet"
    case .read(let what): "\(what) isn't read yet"
    case .compared(nil): "nothing is compared yet"
    case .compared(let feature?): "the patterns of \(feature) aren't compared yet"
    }
  }
}

extension LookExpectation: CustomStringConvertible {
  /// The expectation as it is read.
  public var description: String {
    switch self {
    case .blamed(let specimen): "blamed" + (specimen.map { " \($0)" } ?? "")
    case .inspected(let path): "inspected \(path)"
    case .read(let what): "read \(LookExpectation.isBare(what) ? what : what.quotedAsWord)"
    case .compared(let feature): "compared" + (feature.map { " \($0)" } ?? "")
    }
  }

  /// Whether a file or message can stand without quotes.
  private static func isBare(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._#~+".contains($0) }
      && text.first?.isLetter == true
  }
}
