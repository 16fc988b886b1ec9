// Demonstrates work off the main actor: the texts of all rows are made
// where no screen has to wait for it. What crosses from one actor to
// another and back are values, and nothing that is shared.

import Features

nonisolated struct LiveNewsTexts: Equatable, Sendable {
  let title: String
  let author: String
  let description: String

  init(_ news: LiveNewsModel) {
    title = news.title
    author = news.author ?? "Unknown author"
    description = news.description ?? "No description"
  }

  @concurrent
  static func rows(of news: [LiveNewsModel]) async -> [LiveNewsTexts] {
    news.map(LiveNewsTexts.init)
  }
}
