// Demonstrates a UseCase: a piece of business that would make the
// interactor large. A container injects what it works with; whether that
// is there is known only while the app runs.

import Features
import LayerTracing

/// What the business can do, with what a container has.
@Layer(.useCase)
public final class FeatureUseCaseImpl: FeatureUseCase {
  @Inject private var repository: (any FeatureRepository)?

  /// Takes the repository out of the container.
  public init(container: Container) {
    _repository = Inject(from: container)
  }

  /// Asks the repository; without one it fails at once.
  public func requestSettings(
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
