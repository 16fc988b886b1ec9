import LayerTracing

extension Role { static let cache = Role("Cache") }

/// A movie as the network sends it. It never leaves the data layer.
package struct MovieDTO: Sendable {
  let title: String
  let releaseDate: String

  var movie: Movie { Movie(title: title, year: Int(releaseDate.prefix(4)) ?? 0) }
}

@Layer(.repository)
package final class DefaultMoviesRepository: MoviesRepository {
  private let cache: MoviesCache

  package init(cache: MoviesCache) { self.cache = cache }

  package func movies(matching query: String) async throws -> [Movie] {
    if let known = await cache.response(for: query) { return known.map(\.movie) }
    let response = try await fetch(query)
    await cache.save(response, for: query)
    return response.map(\.movie)
  }

  /// What a server would answer.
  private func fetch(_ query: String) async throws -> [MovieDTO] {
    [
      MovieDTO(title: "\(query) I", releaseDate: "1979-05-25"),
      MovieDTO(title: "\(query) II", releaseDate: "1986-07-18"),
    ]
  }
}

@Layer(.cache)
package actor MoviesCache {
  private var responses: [String: [MovieDTO]] = [:]

  package init() {}

  func response(for query: String) -> [MovieDTO]? { responses[query] }
  func save(_ response: [MovieDTO], for query: String) { responses[query] = response }
}
