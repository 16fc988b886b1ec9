import Dispatch
import Observation
import Testing

@testable import LayerTracing

/// What `@Layer` sees in an app's code, and what it doesn't: each test is a row of the table in the book's page
/// 'Your own app'. What the macro warns of has its tests beside the macro.
@Suite struct SeenTests {
  /// The messages that `body` causes, by their names.
  private func messages(_ body: () -> Void) -> [String] {
    let recorder = AppRecorder(app: "seen")
    recorder.recordingOnly(body)
    return recorder.messages.map { "\($0.receiver.type).\($0.text)" }
  }

  @Test
  func
    `a class's methods and what is set in it, in extensions, too; a subclass counts as its superclass`()
  {
    let screen = DetailScreen()
    #expect(
      messages {
        screen.show()
        screen.hide()
      } == ["Screen.show()", "Screen.isShown = true", "Screen.hide()"])
  }

  @Test func `a structure's methods: a value and its copies are one layer`() {
    let recorder = AppRecorder(app: "seen")
    recorder.recordingOnly {
      let one = Calculation(factor: 2)
      let copy = one
      _ = one.times(3)
      _ = copy.times(4)
      _ = Calculation(factor: 2).times(5)
    }
    let ids = recorder.messages.map(\.receiver.id)
    #expect(ids.count == 3 && ids[0] == ids[1] && ids[1] != ids[2])
  }

  @Test func `an actor's methods, one after another on threads of their own`() async {
    let recorder = AppRecorder(app: "seen")
    let counter = SeenCounter()
    await recorder.recordingOnly {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<100 { group.addTask { await counter.add() } }
      }
    }
    #expect(await counter.number == 100)
    #expect(recorder.messages.count { $0.text == "add()" } == 100)
    #expect(
      recorder.messages.compactMap { $0.kind == .write ? $0.arguments.first?.value : nil }
        == (1...100).map { .int($0) })
  }

  @Test func `not what is static, computed, or done in an initialiser`() {
    #expect(
      messages {
        Quiet.announce()
        let quiet = Quiet(volume: 1)
        _ = quiet.loudness
      }.isEmpty)
  }

  @Test func `what is set in an observable class; reading it is no message`() {
    let model = SeenModel()
    #expect(
      messages {
        model.total = 5
        _ = model.total
      } == ["SeenModel.total = 5"])
  }

  @Test func `the methods of a protocol's extension, if it is marked, and not if it isn't`() {
    let screen = DetailScreen()
    #expect(messages { screen.blink() } == ["Screen.blink()"])
    #expect(messages { screen.wink() }.isEmpty)
  }

  @Test func `a generic layer by its name, whatever it is generic over`() {
    #expect(messages { _ = SeenBox(content: 5).open() } == ["SeenBox.open()"])
  }

  @Test func `a property of a layer's type is wiring: no message, but a reference`() {
    let recorder = AppRecorder(app: "seen")
    recorder.recordingOnly {
      let owner = SeenOwner()
      owner.adopt(Calculation(factor: 1), DetailScreen())
    }
    #expect(recorder.messages.map(\.site.baseName) == ["adopt"])
    #expect(
      recorder.references.map {
        "\($0.owner.type).\($0.property) \($0.ownership) \($0.held?.type ?? "nil")"
      } == [
        "SeenOwner.always strong SeenCounter", "SeenOwner.screen strong Screen",
      ])
  }
}

@Layer(.view)
private class Screen: Blinking {
  private(set) var isShown = false

  func show() { isShown = true }
}

private final class DetailScreen: Screen {}

@Layer
extension Screen {
  fileprivate func hide() {}
}

private protocol Blinking: LayerObject {}

@Layer
extension Blinking {
  fileprivate func blink() {}
}

extension Blinking {
  fileprivate func wink() {}
}

@Layer(.model)
private struct Calculation {
  let factor: Int

  func times(_ number: Int) -> Int { factor * number }
}

@Layer(.worker)
private actor SeenCounter {
  private(set) var number = 0

  func add() { number += 1 }
}

@Layer(.presenter)
private final class Quiet {
  var volume: Int

  init(volume: Int) { self.volume = volume }

  static func announce() {}
  var loudness: Int { volume * 2 }
}

@Observable @Layer(.viewModel)
private final class SeenModel {
  var total = 0
}

@Layer(.model)
private final class SeenBox<Content> {
  private let content: Content

  init(content: Content) { self.content = content }

  func open() -> Int { 1 }
}

@Layer(.coordinator)
private final class SeenOwner {
  private let always = SeenCounter()
  private var screen: DetailScreen?

  func adopt(_ calculation: Calculation, _ screen: DetailScreen) { self.screen = screen }
}
