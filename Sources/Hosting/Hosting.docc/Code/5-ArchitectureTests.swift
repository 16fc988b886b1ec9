import LayerTracing
import Movies
import Testing

@MainActor @Test func `a search keeps to the layers`() async {
  let view = MoviesListView.make()
  #expect(await breaches(of: .clean) { await view.search("Alien") } == [])
}

extension PatternRules {
  /// The same ways as in clean.rules.
  static let clean = PatternRules(
    name: "Clean",
    ways: [
      .call(.view, .viewModel), .call(.viewModel, .useCase), .call(.useCase, .repository),
      .call(.repository, Role("Cache")),
    ],
    ownerships: [
      .init(.view, .viewModel), .init(.viewModel, .useCase), .init(.useCase, .repository),
      .init(.repository, Role("Cache")),
    ])
}
