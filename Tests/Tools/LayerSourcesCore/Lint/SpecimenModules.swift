import LayerTracingMacros

/// The modules of specimens in a run, by the folders in which their declarations stand.
struct SpecimenModules {
  private let declarations: [(folders: [String], declaration: PatternDeclaration)]
  /// The modules of which a specimen consists, by the folders of its declaration: `AccountDomain`, which lies in
  /// `Domain`.
  private let parts: [[String]: Set<String>]
  private let drawing: [String: PatternDeclaration.Drawing]

  /// Collects what the files declare.
  init(_ files: [ScannedFile]) {
    declarations = files.compactMap { file in
      file.declaration.map { (file.location.folders, $0) }
    }
    let folders = Set(files.map(\.location.folders))
    let imports = files.filter { $0.declaration != nil }.map { file in
      let above = file.location.folders
      let below = folders.filter { $0.count == above.count + 1 && $0.starts(with: above) }
      let modules = file.imports.map(\.module).filter { module in
        below.contains { module.hasSuffix($0.last ?? "") }
      }
      return (above, Set(modules))
    }
    parts = Dictionary(imports, uniquingKeysWith: { $0.union($1) })
    drawing = Dictionary(
      declarations.compactMap { entry in
        entry.declaration.drawing.map { (entry.declaration.pattern, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The module that a file lies in: the nearest folders around it with a declaration, or those of its build
  /// below `Patterns`, where what has several features is declared.
  func module(
    around location: FileLocation
  ) -> (folders: [String], declaration: PatternDeclaration)? {
    guard let specimen = location.specimen else { return nil }
    let several = specimen.root + ["Patterns", specimen.build]
    return
      (declarations.filter {
        location.folders.starts(with: $0.folders) && $0.folders.count > specimen.root.count
      }
      .max { $0.folders.count < $1.folders.count })
      ?? declarations.first { $0.folders == several }
  }

  /// The name of the module that a specimen's file lies in: `CounterMVPA` of `Counter/MVP~a`, `MVP` of
  /// `Counter/MVP`; nil if nothing declares it.
  func name(around location: FileLocation) -> String? {
    guard let specimen = location.specimen, let folders = module(around: location)?.folders
    else { return nil }
    return folders.dropFirst(specimen.root.count).drop { $0 == "Patterns" }.prefix(2)
      .flatMap { $0.split(separator: "~") }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// The modules that the specimen of a file consists of, if it isn't one.
  func parts(around location: FileLocation) -> Set<String> {
    module(around: location).flatMap { parts[$0.folders] } ?? []
  }

  /// Who may draw in the module that a file lies in; nil if nothing declares it.
  func drawing(at location: FileLocation) -> PatternDeclaration.Drawing? {
    module(around: location).flatMap { drawing[$0.declaration.pattern] }
  }

  /// The patterns that are declared, sorted.
  var patterns: [String] { drawing.keys.sorted() }
}
