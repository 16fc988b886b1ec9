// Demonstrates the UseCase as the Interactor knows it (seed 004): two
// things that the business can do.

import Features

protocol LiveNewsUseCase: AnyObject {
  func fetchLiveNews(
    completion: @escaping (_ result: NewsResult) -> Void)
  func savedNews() -> [LiveNewsModel]
}
