// Demonstrates a UseCase: a piece of business that would make the
// interactor large. A container injects what it works with; whether that
// is there is known only while the app runs. The post (004) has a struct;
// a trace tells of objects, so that this is a class.

import Features
import LayerTracing

@Layer(.useCase)
final class FeatureUseCaseImpl: FeatureUseCase {
  @Inject private var repository: (any FeatureRepository)?

  init(container: Container) {
    _repository = Inject(from: container)
  }

  func requestSettings(
    _ completion: @escaping (_ result: FeatureUseCaseResult) -> Void
  ) {
    guard let repository else {
      completion(.failure(.noRepository))
      return
    }
    // The answer comes back through this layer, as the request went.
    repository.requestSettings { result in completion(result) }
  }
}
