import Glibc
import LineEditor

/// Posts what comes through a pipe. Unchecked: an editor takes posts from any thread, and this does
/// nothing else with it.
final class Poster: @unchecked Sendable {
  private let editor: LineEditor
  private let path: String

  init(editor: LineEditor, path: String) {
    self.editor = editor
    self.path = path
  }

  /// Posts from a thread of its own, to the end of the process.
  func begin() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { poster in
        if let poster { Unmanaged<Poster>.fromOpaque(poster).takeRetainedValue().post() }
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    // Nobody waits for it.
    pthread_detach(thread)
  }

  private func post() {
    guard let pipe = fopen(path, "r") else { exit(2) }
    var buffer = [CChar](repeating: 0, count: 1 << 12)
    while fgets(&buffer, Int32(buffer.count), pipe) != nil {
      let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      editor.post(String(decoding: bytes, as: UTF8.self))
    }
  }
}
