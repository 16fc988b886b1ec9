import SwiftSyntax

/// What the rules ask about all files together.
struct Project {
  /// Every declared type and alias.
  let symbols: Symbols
  /// For each symbol that is a layer class, or that one inherits from: the first such class.
  private let adopters: [Int: String]
  /// The same for names that no file declares, such as a framework's protocols.
  private let foreignAdopters: [String: [(adopter: String, file: Int)]]

  /// Reads what `files` declare.
  init(_ files: [ScannedFile]) {
    symbols = Symbols(files)
    let conformances = Self.conformances(in: files, symbols)
    var adopters: [Int: String] = [:]
    var foreign: [String: [(adopter: String, file: Int)]] = [:]
    for (place, symbol) in symbols.all.enumerated()
    where symbol.kind == .class && symbol.layer != nil {
      let ancestry = Self.ancestry(of: place, symbols, conformances)
      for ancestor in ancestry.places where adopters[ancestor] == nil {
        adopters[ancestor] = symbol.name
      }
      for name in ancestry.foreign {
        foreign[name, default: []].append((symbol.name, symbol.scope.file))
      }
    }
    self.adopters = adopters
    foreignAdopters = foreign
  }

  /// The layer class that `name` means in `scope`, through aliases; nil if it means something else.
  func layerClass(named name: String, in scope: Symbol.Scope) -> Symbol? {
    meant(by: name, in: scope).map { symbols.all[$0] }.first {
      $0.kind == .class && $0.layer != nil
    }
  }

  /// The nearest layer class above a class with the names `inherited`.
  func layerAncestor(of inherited: [String], in scope: Symbol.Scope) -> Symbol? {
    var visited: Set<Int> = []
    var rest = inherited.flatMap { meant(by: $0, in: scope) }
    while !rest.isEmpty {
      let place = rest.removeFirst()
      let symbol = symbols.all[place]
      guard symbol.kind == .class, visited.insert(place).inserted else { continue }
      if symbol.layer != nil { return symbol }
      rest += symbol.inherited.flatMap { meant(by: $0, in: symbol.scope) }
    }
    return nil
  }

  /// A layer class that adopts the protocol `name`, as it is meant in `scope`.
  func layerAdopter(ofProtocol name: String, in scope: Symbol.Scope) -> String? {
    let places = meant(by: name, in: scope)
    if places.isEmpty {
      return foreignAdopters[name, default: []].first {
        symbols.sees(scope.file, from: $0.file)
      }?.adopter
    }
    return places.first { symbols.all[$0].kind == .protocol && adopters[$0] != nil }
      .flatMap { adopters[$0] }
  }

  /// The name of the alias that `type` is, if a function type is behind it.
  func functionAlias(_ type: TypeSyntax, in scope: Symbol.Scope) -> String? {
    guard let name = TypeName.dotted(TypeName.unwrapped(type)) else { return nil }
    return isFunctionAlias(name, in: scope, depth: 0) ? name : nil
  }

  /// Whether `name` is a global actor, so that `@name` wraps nothing.
  func isGlobalActor(_ name: String, in scope: Symbol.Scope) -> Bool {
    meant(by: name, in: scope).contains { symbols.all[$0].isGlobalActor }
  }

  /// Whether `name` leads to a function type through aliases; `depth` ends circles.
  private func isFunctionAlias(_ name: String, in scope: Symbol.Scope, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    return symbols.places(of: name, in: scope).contains { place in
      let symbol = symbols.all[place]
      guard let aliased = symbol.aliased.map(TypeName.unwrapped) else { return false }
      if aliased.is(FunctionTypeSyntax.self) { return true }
      guard let next = TypeName.dotted(aliased) else { return false }
      return isFunctionAlias(next, in: symbol.scope, depth: depth + 1)
    }
  }

  /// The places of the types that `name` means in `scope`, with aliases followed.
  private func meant(by name: String, in scope: Symbol.Scope) -> [Int] {
    Self.meant(by: name, in: scope, symbols)
  }

  /// The same before the project is complete; `depth` ends circles.
  private static func meant(
    by name: String, in scope: Symbol.Scope, _ symbols: Symbols, depth: Int = 0
  ) -> [Int] {
    guard depth < 16 else { return [] }
    return symbols.places(of: name, in: scope).flatMap { place -> [Int] in
      let symbol = symbols.all[place]
      guard symbol.kind == .typealias else { return [place] }
      return symbol.inherited.flatMap {
        meant(by: $0, in: symbol.scope, symbols, depth: depth + 1)
      }
    }
  }

  /// What extensions add to the inheritance clause of each symbol.
  private static func conformances(
    in files: [ScannedFile], _ symbols: Symbols
  ) -> [Int: [(name: String, scope: Symbol.Scope)]] {
    var conformances: [Int: [(name: String, scope: Symbol.Scope)]] = [:]
    for (number, file) in files.enumerated() {
      for type in file.types where type.kind == .extension && !type.inherited.isEmpty {
        let scope = Symbol.Scope(file: number, container: nil)
        for place in meant(by: type.name, in: scope, symbols) {
          conformances[place, default: []] += type.inherited.map { ($0, scope) }
        }
      }
    }
    return conformances
  }

  /// Everything that the symbol at `place` inherits from, itself included: symbols, and names that
  /// no file declares.
  private static func ancestry(
    of place: Int, _ symbols: Symbols, _ conformances: [Int: [(name: String, scope: Symbol.Scope)]]
  ) -> (places: [Int], foreign: Set<String>) {
    var places: [Int] = []
    var foreign: Set<String> = []
    var visited: Set<Int> = [place]
    var rest = [place]
    while let next = rest.popLast() {
      places.append(next)
      let symbol = symbols.all[next]
      let names = symbol.inherited.map { ($0, symbol.scope) } + conformances[next, default: []]
      for (name, scope) in names {
        let meant = meant(by: name, in: scope, symbols)
        if meant.isEmpty { foreign.insert(name) }
        rest += meant.filter { visited.insert($0).inserted }
      }
    }
    return (places, foreign)
  }
}
