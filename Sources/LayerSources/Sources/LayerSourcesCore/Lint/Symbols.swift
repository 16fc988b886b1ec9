import SwiftSyntax

/// A type or an alias that some file of the project declares.
struct Symbol {
  /// Where a name is looked up from: a file, and the type around the name in it.
  struct Scope {
    /// The file's place in the project.
    let file: Int
    /// The full name of the type around; nil at the top level.
    let container: String?
  }

  /// Its full name within its module.
  let name: String
  /// What it is.
  let kind: Declaration.Kind
  /// Its layer mark, if it has one.
  let layer: LayerMark?
  /// Whether only its own file can name it.
  let isPrivate: Bool
  /// Whether it is a global actor, which makes its name an attribute that wraps nothing.
  let isGlobalActor: Bool
  /// The names in its inheritance clause; for an alias, the names that it stands for.
  let inherited: [String]
  /// What an alias stands for.
  let aliased: TypeSyntax?
  /// Where it is declared.
  let scope: Scope
}

/// Finds declarations by name, as far as spelling, paths, and imports tell.
struct Symbols {
  /// All symbols; a symbol is known by its place here.
  let all: [Symbol]
  /// The places of the symbols of each full name.
  private let places: [String: [Int]]
  /// The module of each file, where its path tells.
  private let modules: [String?]
  /// The imports of each file.
  private let imports: [Set<String>]
  /// Every module that some file belongs to.
  private let knownModules: Set<String>

  /// The symbols that `files` declare.
  init(_ files: [ScannedFile]) {
    var all: [Symbol] = []
    for (number, file) in files.enumerated() {
      for type in file.types where type.kind != .extension && !type.isLocal {
        all.append(Symbol(type, file: number))
      }
      for alias in file.aliases { all.append(Symbol(alias, file: number)) }
    }
    self.all = all
    places = Dictionary(grouping: all.indices) { all[$0].name }
    modules = files.map(\.location.module)
    imports = files.map(\.imports)
    knownModules = Set(modules.compactMap(\.self))
  }

  /// The places of what `name` can mean in `scope`: several when the paths can't tell.
  ///
  /// As in Swift, the innermost container wins, and a module's own names win over imported ones.
  func places(of name: String, in scope: Symbol.Scope) -> [Int] {
    var container = scope.container
    while let around = container {
      let inner = visible(around + "." + name, from: scope.file, onlyModule: nil)
      if !inner.isEmpty { return inner }
      container = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    let outer = visible(name, from: scope.file, onlyModule: nil)
    if !outer.isEmpty { return outer }
    // `MVP.CountPresenter`: a type of that name would have been found above.
    guard let dot = name.firstIndex(of: "."), knownModules.contains(String(name[..<dot])) else {
      return []
    }
    let rest = String(name[name.index(after: dot)...])
    return visible(rest, from: scope.file, onlyModule: String(name[..<dot]))
  }

  /// Whether code of `file` may use what `other` declares: the module is its own or imported, or
  /// the paths don't tell.
  func sees(_ other: Int, from file: Int) -> Bool {
    guard let module = modules[file], let theirs = modules[other] else { return true }
    return module == theirs || imports[file].contains(theirs)
  }

  /// The places of the symbols whose full name is `name` that `file` can name, its own module's
  /// first of all.
  private func visible(_ name: String, from file: Int, onlyModule: String?) -> [Int] {
    let candidates = places[name, default: []].filter { place in
      let symbol = all[place]
      if let onlyModule, modules[symbol.scope.file] != onlyModule { return false }
      return symbol.isPrivate ? symbol.scope.file == file : sees(symbol.scope.file, from: file)
    }
    let own = candidates.filter { modules[all[$0].scope.file] == modules[file] }
    return own.isEmpty ? candidates : own
  }
}

extension Symbol {
  /// The symbol that `type` declares.
  init(_ type: TypeDeclaration, file: Int) {
    self.init(
      name: type.name, kind: type.kind, layer: type.attributes.layer, isPrivate: type.isPrivate,
      isGlobalActor: type.attributes.all.contains { Attributes.name(of: $0) == "globalActor" },
      inherited: type.inherited, aliased: nil,
      scope: Scope(file: file, container: type.container))
  }

  /// The symbol that `alias` declares.
  init(_ alias: AliasDeclaration, file: Int) {
    self.init(
      name: alias.name, kind: .typealias, layer: nil, isPrivate: alias.isPrivate,
      isGlobalActor: false, inherited: TypeName.parts(alias.target), aliased: alias.target,
      scope: Scope(file: file, container: alias.container))
  }
}
