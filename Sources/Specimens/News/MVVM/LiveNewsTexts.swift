// Demonstrates what the ViewModel offers for a row: texts, ready to be
// shown, and one for each field that is missing.

import Features

struct LiveNewsTexts: Equatable {
  let title: String
  let author: String
  let description: String

  init(_ news: LiveNewsModel) {
    title = news.title
    author = news.author ?? "Unknown author"
    description = news.description ?? "No description"
  }
}
