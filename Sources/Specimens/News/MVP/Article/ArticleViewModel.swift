// Demonstrates what an article's Presenter gives its View: texts, ready
// to be shown. No Model type goes along.

struct ArticleViewModel: Equatable {
  let title: String
  let author: String
  let description: String
}
