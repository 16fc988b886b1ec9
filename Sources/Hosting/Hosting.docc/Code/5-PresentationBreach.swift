import LayerTracing
import Observation

@MainActor @Observable
@Layer(.viewModel)
package final class MoviesListViewModel {
  package private(set) var titles: [String] = []
  private let repository: any MoviesRepository

  package init(repository: any MoviesRepository) { self.repository = repository }

  package func didSearch(_ query: String) async {
    let movies = (try? await repository.movies(matching: query)) ?? []
    titles = movies.map { "\($0.title) (\($0.year))" }
  }
}

/// The screen, which is a terminal here.
@MainActor
@Layer(.view)
package final class MoviesListView {
  private let viewModel: MoviesListViewModel

  package init(viewModel: MoviesListViewModel) { self.viewModel = viewModel }

  package func search(_ query: String) async {
    await viewModel.didSearch(query)
    print(viewModel.titles.joined(separator: "\n"))
  }
}

extension MoviesListView {
  /// The app, put together.
  package static func make() -> MoviesListView {
    let repository = DefaultMoviesRepository(cache: MoviesCache())
    return MoviesListView(viewModel: MoviesListViewModel(repository: repository))
  }
}
