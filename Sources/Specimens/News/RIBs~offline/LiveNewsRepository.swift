// Demonstrates the Repository as the UseCase knows it (seed 004): where
// the device keeps its news, it alone knows.

import Features
import LayerTracing

protocol LiveNewsRepository: AnyObject {
  func save(_ news: [LiveNewsModel])
  func load() -> [LiveNewsModel]
}

@Layer(.repository)
final class LiveNewsRepositoryImpl: LiveNewsRepository {
  private let archive: NewsArchive

  init(archive: NewsArchive) {
    self.archive = archive
  }

  func save(_ news: [LiveNewsModel]) {
    archive.save(news)
  }

  func load() -> [LiveNewsModel] {
    archive.load()
  }
}
