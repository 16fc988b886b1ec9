// Demonstrates a second Worker: it keeps what the first has fetched, for
// when that can't fetch.

import Features
import LayerTracing

@Layer(.worker)
final class LiveNewsArchiveWorker: LiveNewsArchiveProtocol {
  private let archive: NewsArchive

  init(archive: NewsArchive) {
    self.archive = archive
  }

  func save(_ news: [LiveNewsModel]) {
    archive.save(news)
  }

  func savedNews() -> [LiveNewsModel] {
    archive.load()
  }
}
