/// A small change to a pattern's own build that is built in, to be seen beside it: `what if view strong`.
///
/// It is a variant under a name that tells what was changed: who asks for it isn't to find it out.
public struct WhatIf: Sendable {
  /// The change in two words: `view strong`; the second one names the build.
  public let title: String
  /// The change in a sentence without capital and full stop.
  public var summary: String {
    ownSummary.spoken(localized: "change.\(title.replacing(" ", with: "-"))")
  }
  private let ownSummary: String
  /// The name of the variant that has it: `mvp~a`.
  let variant: String

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - title: The change in two words.
  ///   - summary: The same in a sentence, in English.
  ///   - variant: The name of the feature's variant that has it.
  public init(_ title: String, _ summary: String, builtAs variant: String) {
    self.title = title
    ownSummary = summary
    self.variant = variant
  }

  /// The second word of its title, by which the build is named: `strong`.
  var school: String { title.split(separator: " ").last.map(String.init) ?? title }
}

extension Feature {
  /// The build that has a change: `mvp~strong`; nil if the feature hasn't the variant.
  public func build(of change: WhatIf) -> Specimen? {
    guard let variant = specimens.first(where: { $0.name == change.variant }) else { return nil }
    return Specimen(
      pattern: "\(variant.patternTitle)~\(change.school)", summary: "",
      kind: .changed(change.title), rules: variant.rules, sources: variant.sources,
      framework: variant.framework, mock: variant.mock, doubles: variant.doubles,
      scene: variant.makeScene)
  }
}
