// What the view is given for a row: the news, built in VIPER.

struct LiveNewsViewModel: Equatable {
  let title: String
  let author: String?
  let description: String?

  init(_ news: LiveNewsData) {
    title = news.title
    author = news.author
    description = news.description
  }
}
