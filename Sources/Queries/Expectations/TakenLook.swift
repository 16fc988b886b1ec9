/// A look that a learner took, where a lesson may ask for it.
public struct TakenLook: Hashable, Sendable {
  /// What can be looked at so, with the command that does it.
  public enum Kind: String, CaseIterable, Sendable {
    /// A flaw was found, by a message or path of a variant: `mvp~a#1.3`.
    case blamed = "blame"
    /// A value or a layer was looked into: `mvc.model.number`.
    case inspected = "inspect"
    /// A file or the code behind a message was read: `Amount.swift`, `mvc#1.4`.
    case read = "source"
    /// What the patterns of a feature cost was compared.
    case compared = "compare"
  }

  /// How it was looked at.
  public let kind: Kind
  /// What was looked at, by its full name.
  public let what: String

  /// Notes a look.
  public init(_ kind: Kind, _ what: String) {
    self.kind = kind
    self.what = what
  }

  /// Reads the words of a line; nil if they take no such look.
  public init?(_ words: [Word]) {
    guard words.count == 2, !words[0].isQuoted, let kind = Kind(rawValue: words[0].text) else {
      return nil
    }
    self.init(kind, words[1].text)
  }
}

extension TakenLook: CustomStringConvertible {
  /// The line that takes it: `inspect mvc.model.number`.
  public var description: String {
    let message = try? MessageReference(Word(what, span: 0..<what.utf8.count))
    // A message's number needs no quotes, although other words with its sign do.
    let isBare = message?.description == what && what.replacing("#", with: "_").asWord.first != "\""
    return "\(kind.rawValue) \(isBare ? what : what.asWord)"
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

  /// What kind of look is asked for.
  public var kind: TakenLook.Kind {
    switch self {
    case .blamed: .blamed
    case .inspected: .inspected
    case .read: .read
    case .compared: .compared
    }
  }

  /// Whether a look is the one that is asked for.
  public func matches(_ look: TakenLook) -> Bool {
    guard kind == look.kind else { return false }
    let seen = look.what.lowercased()
    switch self {
    case .blamed(nil), .compared(nil): return true
    case .blamed(let specimen?):
      return seen.prefix { $0 != "#" && $0 != "." } == specimen.pattern.lowercased()
    case .inspected(let path):
      let wanted = LookExpectation.key(path)
      // A layer shows what it holds, but nothing that lies deeper.
      return seen == wanted
        || wanted.hasPrefix(seen + ".") && !wanted.dropFirst(seen.count + 1).contains(".")
    case .read(let wanted): return seen == wanted.lowercased()
    case .compared(let feature?): return seen == feature.lowercased()
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

extension LookExpectation {
  /// What should be looked at, as it is read; empty where that may be anything.
  var object: String {
    switch self {
    case .blamed(let specimen): specimen?.description ?? ""
    case .inspected(let path): path.description
    case .read(let what): LookExpectation.isBare(what) ? what : what.quotedAsWord
    case .compared(let feature): feature ?? ""
    }
  }

  /// Whether a file or message can stand without quotes.
  private static func isBare(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._#~+".contains($0) }
      && text.first?.isLetter == true
  }
}
