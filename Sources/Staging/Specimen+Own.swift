import Features

/// What learners build of code of their own.
extension Specimen {
  /// Makes a specimen of the learner's code.
  ///
  /// - Parameters:
  ///   - build: What was built; it bears the feature's name.
  ///   - name: What people type: `mvp~mine`.
  ///   - original: What it began as, whose rules it should keep.
  public init(_ build: Build, named name: String, like original: Specimen) {
    let (sources, framework) = (build.sources, build.framework)
    let school = name.drop { $0 != "~" }
    self.init(
      pattern: "\(original.patternTitle)\(school)", summary: "",
      kind: .own(original.name), rules: original.rules, sources: sources(),
      framework: framework(), mock: build.mock, doubles: build.doubles, scene: build.scene)
  }
}

extension Feature {
  /// The feature with a specimen in the place of one of its name, or behind all others.
  public func including(_ specimen: Specimen) -> Feature {
    var specimens = specimens
    if let index = specimens.firstIndex(where: { $0.name == specimen.name }) {
      specimens[index] = specimen
    } else {
      specimens.append(specimen)
    }
    return having(specimens)
  }

  /// The pattern's own specimen beside a variant, a dialect or the learner's own: `mvp` for `mvp~a`; nil if
  /// there is none.
  public func pattern(of specimen: Specimen) -> Specimen? {
    let name = specimen.name.prefix { $0 != "~" }
    return specimens.first { $0.isPattern && $0.name == name }
  }

  /// The feature without a specimen.
  public func leavingOut(_ name: String) -> Feature { having(specimens.filter { $0.name != name }) }
}
