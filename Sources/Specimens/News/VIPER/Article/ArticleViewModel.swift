// Demonstrates what the Presenter gives the View: texts, ready to be
// shown.

struct ArticleViewModel: Equatable {
  let title: String
  let author: String
  let description: String
}
