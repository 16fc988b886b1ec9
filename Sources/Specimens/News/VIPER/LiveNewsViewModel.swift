// Demonstrates what the Presenter gives the View for a row: texts, ready
// to be shown, and one for each field that is missing.

struct LiveNewsViewModel: Equatable {
  let title: String
  let author: String
  let description: String

  init(_ news: LiveNewsData) {
    title = news.title
    author = news.author ?? "Unknown author"
    description = news.description ?? "No description"
  }
}
