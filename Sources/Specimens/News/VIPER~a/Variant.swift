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
      Where a row has no author or no description, the view returns its cell without telling it \
      anything. A new cell stays empty; one that was used before goes on showing another article, \
      as the list does once it was pulled. A cell that is used again is told everything that it \
      shows, and the presenter has a text for what is missing.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
