import LayerTracingMacros
import SwiftSyntax

/// What the rules ask about all files together, as far as spelling, paths, and imports tell.
struct Project {
  /// Where a name is looked up from: a file, and the type around the name in it.
  struct Scope {
    /// The file's place in the project.
    let file: Int
    /// The full name of the type around; nil at the top level.
    let container: String?
  }

  private let files: [ScannedFile]
  /// Every declared type and alias, but no extension; each is known by its place here.
  private let types: [(type: TypeDeclaration, scope: Scope)]
  /// The places of the types of each full name.
  private let places: [String: [Int]]
  /// Every module that some file belongs to.
  private let modules: Set<String>
  /// What each type inherits from, by its own declaration and by extensions.
  private var inherited: [Int: [(name: String, scope: Scope)]] = [:]
  /// For each type that is a layer class, or that one inherits from: the first such class.
  private var adopters: [Int: String] = [:]
  /// The same for names that no file declares, such as a framework's protocols.
  private var foreignAdopters: [String: [(adopter: String, file: Int)]] = [:]

  /// Reads what `files` declare.
  init(_ files: [ScannedFile]) {
    self.files = files
    let types = files.enumerated().flatMap { number, file in
      file.types.filter { $0.kind != .extension }
        .map { (type: $0, scope: Scope(file: number, container: $0.container)) }
    }
    self.types = types
    places = Dictionary(grouping: types.indices) { types[$0].type.name }
    modules = Set(files.compactMap(\.location.module))
    for (place, (type, scope)) in types.enumerated() {
      inherited[place] = type.inherited.map { ($0, scope) }
    }
    for (number, file) in files.enumerated() {
      let scope = Scope(file: number, container: nil)
      for type in file.types where type.kind == .extension && !type.inherited.isEmpty {
        for place in meant(by: type.name, in: scope) {
          inherited[place, default: []] += type.inherited.map { ($0, scope) }
        }
      }
    }
    for (place, (type, scope)) in types.enumerated() where type.isLayerClass {
      let ancestry = ancestry(of: [place])
      for ancestor in ancestry.places where adopters[ancestor] == nil {
        adopters[ancestor] = type.name
      }
      for name in ancestry.foreign {
        foreignAdopters[name, default: []].append((type.name, scope.file))
      }
    }
  }

  /// Whether `name` means a layer class in `scope`, through aliases.
  func isLayerClass(_ name: String, in scope: Scope) -> Bool {
    meant(by: name, in: scope).contains { types[$0].type.isLayerClass }
  }

  /// The name of the nearest layer class above a class with the names `inherited`.
  func layerAncestor(of inherited: [String], in scope: Scope) -> String? {
    ancestry(of: inherited.flatMap { meant(by: $0, in: scope) }).places
      .first { types[$0].type.isLayerClass }.map { types[$0].type.name }
  }

  /// A layer class that adopts the protocol `name`, as it is meant in `scope`.
  func layerAdopter(ofProtocol name: String, in scope: Scope) -> String? {
    let places = meant(by: name, in: scope)
    if places.isEmpty {
      return foreignAdopters[name, default: []].first { sees($0.file, from: scope.file) }?.adopter
    }
    return places.lazy.filter { types[$0].type.kind == .protocol }.compactMap { adopters[$0] }.first
  }

  /// The name of the alias that `type` is, if a function type is behind it.
  func functionAlias(_ type: TypeSyntax, in scope: Scope) -> String? {
    guard let name = TypeName.dotted(TypeName.unwrapped(type)) else { return nil }
    return isFunctionAlias(name, in: scope, depth: 0) ? name : nil
  }

  /// Whether `name` is a global actor, so that `@name` wraps nothing.
  func isGlobalActor(_ name: String, in scope: Scope) -> Bool {
    meant(by: name, in: scope).contains {
      types[$0].type.attributes.all.contains { Attributes.name(of: $0) == "globalActor" }
    }
  }

  /// Whether `name` leads to a function type through aliases; `depth` ends circles.
  private func isFunctionAlias(_ name: String, in scope: Scope, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    return places(of: name, in: scope).contains { place in
      guard let aliased = types[place].type.aliased.map(TypeName.unwrapped) else { return false }
      if aliased.is(FunctionTypeSyntax.self) { return true }
      guard let next = TypeName.dotted(aliased) else { return false }
      return isFunctionAlias(next, in: types[place].scope, depth: depth + 1)
    }
  }

  /// Everything that some types inherit from, themselves included and the nearest first: types, and
  /// names that no file declares.
  private func ancestry(of places: [Int]) -> (places: [Int], foreign: Set<String>) {
    var ancestors: [Int] = []
    var foreign: Set<String> = []
    var rest = places[...]
    while let next = rest.popFirst() {
      if ancestors.contains(next) { continue }
      ancestors.append(next)
      for (name, scope) in inherited[next, default: []] {
        let meant = meant(by: name, in: scope)
        if meant.isEmpty { foreign.insert(name) }
        rest += meant
      }
    }
    return (ancestors, foreign)
  }

  /// The places of the types that `name` means in `scope`, with aliases followed; `depth` ends circles.
  private func meant(by name: String, in scope: Scope, depth: Int = 0) -> [Int] {
    guard depth < 16 else { return [] }
    return places(of: name, in: scope).flatMap { place -> [Int] in
      let (type, scope) = types[place]
      guard type.kind == .typealias else { return [place] }
      return type.inherited.flatMap { meant(by: $0, in: scope, depth: depth + 1) }
    }
  }

  /// The places of what `name` can mean in `scope`: several when the paths can't tell.
  ///
  /// As in Swift, the innermost container wins, and a module's own names win over imported ones.
  private func places(of name: String, in scope: Scope) -> [Int] {
    var container = scope.container
    while let around = container {
      let inner = visible(around + "." + name, from: scope.file)
      if !inner.isEmpty { return inner }
      container = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    let outer = visible(name, from: scope.file)
    if !outer.isEmpty { return outer }
    // `MVP.CountPresenter`: a type of that name would have been found above.
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, modules.contains(parts[0]) else { return [] }
    return visible(parts[1], from: scope.file, onlyIn: parts[0])
  }

  /// The places of the types whose full name is `name` that `file` can name, its own module's first
  /// of all.
  private func visible(_ name: String, from file: Int, onlyIn only: String? = nil) -> [Int] {
    let candidates = places[name, default: []].filter { place in
      let (type, scope) = types[place]
      if let only, files[scope.file].location.module != only { return false }
      return type.isPrivate ? scope.file == file : sees(scope.file, from: file)
    }
    let own = candidates.filter {
      files[types[$0].scope.file].location.module == files[file].location.module
    }
    return own.isEmpty ? candidates : own
  }

  /// Whether code of `file` may use what `other` declares: the module is its own or imported, or
  /// the paths don't tell.
  private func sees(_ other: Int, from file: Int) -> Bool {
    guard let module = files[file].location.module, let theirs = files[other].location.module else {
      return true
    }
    return module == theirs || files[file].imports.contains { $0.module == theirs }
      || files[file].location.mayTake(from: files[other].location)
  }
}
