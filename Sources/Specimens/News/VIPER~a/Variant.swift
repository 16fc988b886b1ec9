import Features
import LayerTracing
import Staging

/// The rows of which the agency doesn't know everything, from 0.
private let rows = [LiveNewsModel].today.indices.filter {
  [LiveNewsModel].today[$0].author == nil || [LiveNewsModel].today[$0].description == nil
}

// Source: seed 002, whose guard leaves a row with a missing field to its cell.
/// VIPER~a of the news: what is wrong with it.
public let variant = Variant(
  "VIPER~a", of: "VIPER",
  Flaw(
    .screen,
    messages: [Flaw.Clue(.view, .view, "tableView(_:cellForRowAt:)")],
    paths: rows.map { "view.tableView.visibleCells[\($0)]" }
      + rows.flatMap { row in
        ["titleLabel", "authorLabel", "descriptionLabel"].map {
          "view.tableView.visibleCells[\(row)].\($0)"
        }
      },
    layers: ["view"],
    explanation: """
      If an article has no author or no description, the view returns its cell without setting \
      any text. A new cell stays empty. A reused cell still shows another article, as happens \
      after a pull. The view has to set every text of a reused cell, and the presenter has a text \
      for what is missing.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
