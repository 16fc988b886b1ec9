import Languages
import Staging

/// What the learner builds of code of their own.
extension Workspace {
  /// What a build began as.
  func original(of build: OwnBuild) throws(Refusal) -> Specimen {
    guard let feature = features.first(where: { $0.name == build.feature }) else {
      throw .unknownFeature(build.feature, among: features)
    }
    guard let specimen = feature.specimen(named: build.original) else {
      throw unknownPattern(build.original)
    }
    return specimen
  }

  /// Puts a build in the place of an earlier one of its name, or beside what is open; it lives through the
  /// events. If its messages wouldn't end, nothing has changed.
  func put(_ specimen: Specimen, _ build: OwnBuild) throws(Refusal) -> Outcome {
    let (features, builds, last) = (self.features, self.builds, current)
    self.builds = builds.filter { !$0.isSame(as: build) } + [build]
    guard let feature = adopt(in: build.feature, { $0.including(specimen) }) else {
      throw .unknownFeature(build.feature, among: features)
    }
    let stage = bringToFront(feature)
    if let runaway = stage.put(specimen) {
      (self.features, self.builds) = (features, builds)
      _ = features.first { $0.name == build.feature }.map { stage.adopt($0) }
      if stage.open.isEmpty { leaveStage() }
      if let last, last !== stage { _ = bringToFront(last.feature) }
      throw .endless(runaway)
    }
    return .built(build)
  }

  /// Closes a build, and forgets it.
  func discard(_ name: String, of feature: String) throws(Refusal) -> Outcome {
    guard let index = builds.firstIndex(where: { $0.feature == feature && $0.name == name }) else {
      throw .unknownBuild(name, among: builds)
    }
    stages[feature]?.close(name)
    builds.remove(at: index)
    _ = adopt(in: feature) { $0.leavingOut(name) }
    if current?.open.isEmpty == true { leaveStage() }
    return .sentence(localized("build.discarded", name))
  }

  /// Takes what another workspace has built for a feature, in the place of what was built of that name here.
  func takeBuilds(for name: String, from other: Workspace) {
    let taken = other.builds.filter { $0.feature == name }
    builds = builds.filter { mine in !taken.contains { $0.isSame(as: mine) } } + taken
    let specimens = other.features.first { $0.name == name }?.specimens ?? []
    for specimen in specimens where taken.contains(where: { $0.name == specimen.name }) {
      _ = adopt(in: name) { $0.including(specimen) }
    }
  }

  /// Changes a feature, for its stage, too; nil if there is none of this name.
  private func adopt(in name: String, _ change: (Feature) -> Feature) -> Feature? {
    guard let index = features.firstIndex(where: { $0.name == name }) else { return nil }
    features[index] = change(features[index])
    stages[name]?.adopt(features[index])
    return features[index]
  }
}
