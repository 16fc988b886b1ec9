import LayerTracing
import Queries
import Staging

extension Vocabulary {
  /// What may be named where some features can be opened: the known roles, and the features' own.
  public init(of features: [Feature]) {
    self.init(
      features: features.map(\.name),
      roles: Role.drawn(Role.known + features.flatMap(\.roles)))
  }
}

extension Environment {
  /// A specimen's pattern as it is declared, by the name that people type: `RIBs` for `ribs`.
  public func title(of name: String) -> String {
    features.lazy.flatMap(\.all).first { $0.name == name }?.pattern
      ?? SpecimenReference(pattern: name).title
  }
}

extension Feature {
  /// The roles that its patterns have, as their rules tell; where a specimen has no rules, those that its
  /// layers play once each event was fired.
  public var roles: [Role] {
    Role.drawn(
      specimens.flatMap { specimen in
        specimen.rules?.roles ?? SpecimenCosts.played(specimen, of: self)?.roles ?? []
      })
  }
}

extension OpenSpecimen {
  /// The roles that its layers play, as they are drawn.
  public var roles: [Role] {
    let played = recorder.layers.instances.compactMap { $0.facts?.role }.unique
    // A pattern's rules tell its own roles in their order; layers are made in another.
    return Role.drawn((specimen.rules?.roles ?? []).filter(played.contains) + played)
  }
}
