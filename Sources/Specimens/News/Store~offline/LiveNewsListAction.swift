// Demonstrates Actions: a row's number comes with one, the articles that
// were fetched with another.

import Features

enum LiveNewsListAction: Equatable {
  case viewDidLoad
  case listPulled
  case rowSelected(Int)
  case linkOpened(Int)
  case fetched(NewsResult)
  case loaded([LiveNewsModel])
  case article(ArticleAction)
}
