// Demonstrates the UseCase as the Interactor knows it (seed 004): one
// thing that the business can do. Uber's Worker is something else, with a
// life of its own: ribs~worker has one.

import Features

protocol CandyUseCase: AnyObject {
  func fetchCandy(
    completion: @escaping (_ result: CandyFileResult) -> Void)
}
