/// A text with places to be filled in, as the tables of the languages write it.
///
///     {1}                            the first argument; of a list its items, with commas between them
///     {1&}  {1/}                     a list with 'and', or with 'or', before the last
///     {1=1:one layer|*:{1} layers}   a choice by the argument: its number (of a list how many, of a Bool 1
///                                    or 0), or its text; '*' is all else, and '+' any text or list that
///                                    isn't empty
///     {을}                           a particle, in the form that what stands before it asks for
///     {{  ||                         a brace; a line inside of a choice
package struct Format {
  indirect enum Part: Equatable {
    case text(String)
    case argument(Int)
    case list(Int, isChoice: Bool)
    case choice(Int, [Branch])
    case particle(String)
  }

  /// What is said if an argument is something.
  struct Branch: Equatable {
    let value: String
    let parts: [Part]
  }

  let parts: [Part]

  /// Reads a text. What is no place stays as it is.
  package init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      parts = [.text(text)]
      return
    }
    var rest = Substring(text)
    parts = Format.read(&rest, isInChoice: false)
  }

  private static func read(_ rest: inout Substring, isInChoice: Bool) -> [Part] {
    var (parts, text) = ([Part](), "")
    while let character = rest.first {
      if isInChoice, character == "}" { break }
      if isInChoice, character == "|" {
        guard rest.hasPrefix("||") else { break }
        rest.removeFirst(2)
        text.append("|")
        continue
      }
      rest.removeFirst()
      guard character == "{" else {
        text.append(character)
        continue
      }
      if rest.first == "{" {
        rest.removeFirst()
        text.append("{")
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(place(&rest))
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// Reads what stands behind a brace, with the one that closes it.
  private static func place(_ rest: inout Substring) -> Part {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    guard let number = Int(digits) else {
      let name = rest.prefix { $0 != "}" }
      rest.removeFirst(min(name.count + 1, rest.count))
      return .particle(String(name))
    }
    let sign = rest.popFirst()
    switch sign {
    case "&", "/":
      if rest.first == "}" { rest.removeFirst() }
      return .list(number - 1, isChoice: sign == "/")
    case "=":
      var branches: [Branch] = []
      repeat {
        let value = rest.prefix { $0 != ":" && $0 != "}" }
        rest.removeFirst(value.count)
        if rest.first == ":" { rest.removeFirst() }
        branches.append(Branch(value: String(value), parts: read(&rest, isInChoice: true)))
      } while rest.popFirst() == "|"
      return .choice(number - 1, branches)
    default: return .argument(number - 1)
    }
  }
}

// MARK: Places

extension Format {
  /// The numbers of the arguments that it fills in or chooses by, from 1.
  package var arguments: Set<Int> { Format.arguments(of: parts) }

  private static func arguments(of parts: [Part]) -> Set<Int> {
    parts.reduce(into: []) { numbers, part in
      switch part {
      case .text, .particle: break
      case .argument(let place), .list(let place, _): numbers.insert(place + 1)
      case .choice(let place, let branches):
        numbers.insert(place + 1)
        for branch in branches { numbers.formUnion(arguments(of: branch.parts)) }
      }
    }
  }

  /// The names of its particles.
  package var particles: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .particle(let name): [name]
      case .choice(_, let branches): branches.flatMap { Format($0.parts).particles }
      case .text, .argument, .list: []
      }
    }
  }

  private init(_ parts: [Part]) { self.parts = parts }
}

// MARK: Filling in

extension Format {
  /// The text with its places filled in.
  package func filled(with arguments: [any LocalizedArgument], in language: Language) -> String {
    // Most texts have no place.
    if case .text(let text)? = parts.first, parts.count == 1 { return text }
    return parts(with: arguments, in: language).reduce(into: "") { $0 += $1.text }
  }

  /// The same in parts: what was filled in stands alone, with its place among the arguments.
  func parts(
    with arguments: [any LocalizedArgument], in language: Language
  ) -> [(text: String, argument: Int?)] {
    var filling = Filling(arguments: arguments, language: language)
    filling.add(parts)
    return filling.parts
  }

  private struct Filling {
    let arguments: [any LocalizedArgument]
    let language: Language
    var parts: [(text: String, argument: Int?)] = []

    mutating func add(_ parts: [Part]) {
      for part in parts { add(part) }
    }

    private mutating func add(_ part: Part) {
      switch part {
      case .text(let text): parts.append((text, nil))
      case .argument(let place):
        parts.append((items(place).joined(separator: language.comma), place))
      case .list(let place, let isChoice):
        parts.append((list(items(place), isChoice ? language.or : language.and), place))
      case .choice(let place, let branches):
        if let branch = branches.first(where: { isMet($0.value, by: place) }) { add(branch.parts) }
      case .particle(let name):
        // What is filled in may be empty, or stand in quotes; the particle belongs to what is read last.
        let before = parts.last { $0.text.contains { $0.isLetter || $0.isNumber } }?.text ?? ""
        parts.append((language.particle(name, before) ?? "{\(name)}", nil))
      }
    }

    private func items(_ place: Int) -> [String] {
      arguments.indices.contains(place) ? arguments[place].localizedItems : ["{\(place + 1)}"]
    }

    private func isMet(_ value: String, by place: Int) -> Bool {
      if value == "*" { return true }
      guard arguments.indices.contains(place) else { return false }
      let argument = arguments[place]
      if value == "+" { return argument.localizedItems.contains { !$0.isEmpty } }
      if let count = argument.localizedCount { return Int(value) == count }
      return argument.localizedItems.first == value
    }

    private func list(_ items: [String], _ word: String) -> String {
      guard let last = items.last, items.count > 1 else { return items.first ?? "" }
      return items.dropLast().joined(separator: language.comma) + word + last
    }
  }
}

// MARK: Reading

extension Format {
  /// What was filled into a text, in the order of the arguments' numbers; nil if the text isn't this one.
  ///
  /// Only what is filled in as it is can be read: no list, choice or particle.
  func arguments(filledInto text: String) -> [String]? {
    var found: [Int: String] = [:]
    guard Format.read(parts[...], from: text[...], &found) else { return nil }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func read(
    _ parts: ArraySlice<Part>, from text: Substring, _ found: inout [Int: String]
  ) -> Bool {
    guard let first = parts.first else { return text.isEmpty }
    let rest = parts.dropFirst()
    switch first {
    case .text(let literal):
      return text.hasPrefix(literal) && read(rest, from: text.dropFirst(literal.count), &found)
    case .argument(let place):
      for end in [text.indices.dropFirst().map { $0 }, [text.endIndex]].joined()
      where read(rest, from: text[end...], &found) {
        found[place] = String(text[..<end])
        return true
      }
      return false
    case .list, .choice, .particle: return false
    }
  }
}
