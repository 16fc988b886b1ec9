// Demonstrates the only layer that knows a service: it does what was
// asked for, and decides nothing about what comes of it.

import Features
import LayerTracing

@Layer(.effect)
struct LiveNewsListEffects: Effects {
  let service: NewsService
  let archive: NewsArchive

  func run(
    _ effect: LiveNewsListEffect,
    send: @escaping (_ action: LiveNewsListAction) -> Void
  ) {
    switch effect {
    case .fetchLiveNews:
      service.fetchLiveNews { result in send(.fetched(result)) }
    case .save(let news): archive.save(news)
    case .loadSavedNews: send(.loaded(archive.load()))
    }
  }
}
