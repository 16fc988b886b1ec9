/// The domain: what the app is about. It knows no screen and no network.
package struct Movie: Equatable, Sendable {
  package let title: String
  package let year: Int
}

/// Where movies come from; the data layer conforms to it.
package protocol MoviesRepository: AnyObject, Sendable {
  func movies(matching query: String) async throws -> [Movie]
}

package final class SearchMoviesUseCase: Sendable {
  private let repository: any MoviesRepository

  package init(repository: any MoviesRepository) { self.repository = repository }

  /// Newest first.
  package func movies(matching query: String) async throws -> [Movie] {
    try await repository.movies(matching: query).sorted { $0.year > $1.year }
  }
}
