import Dispatch
import LayerTracing
import Staging
import Testing
import Widgets

@testable import Shell

/// A model that another thread is told of.
@Layer(.model)
nonisolated private final class Clock: @unchecked Sendable {
  func tick() {}
  /// Has another thread tell it so, and waits for that.
  @Unrecorded func tickElsewhere() {
    let group = DispatchGroup()
    DispatchQueue(label: "clock").async(group: group) { self.tick() }
    group.wait()
  }
}

nonisolated private enum ClockEvent: String, CaseIterable { case here, there }

@Layer(.controller)
private final class ClockController: ViewController {
  private let clock = Clock()
  private let here = Button(title: "Here", identifier: ClockEvent.here)
  private let there = Button(title: "There", identifier: ClockEvent.there)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [here, there]))
    here.addTarget(self, action: ClockController.hereTouched)
    there.addTarget(self, action: ClockController.thereTouched)
  }

  private func hereTouched(_ sender: Button) { clock.tick() }
  private func thereTouched(_ sender: Button) { clock.tickElsewhere() }
}

private final class ClockScene: SceneDelegate {
  func scene(willConnectTo window: Window) { window.rootViewController = ClockController() }
}

/// What a host's code does on another thread is told at the prompt.
@Suite struct StrayMessageTests {
  private let learner = Learner(
    features: [
      Feature(
        name: "clock", summary: "ticks", events: ClockEvent.allCases.map(\.rawValue),
        specimens: [
          Specimen(pattern: "MVC", summary: "", sources: [], scene: { _ in ClockScene() })
        ])
    ])

  @Test func `it is told once, and is in no trace`() {
    learner.type("open clock")
    let told = "clock.mvc: 1 message came on another thread, outside every event and trace."
    #expect(!learner.type("fire here").contains("another thread"))
    #expect(learner.type("fire there").folded.contains(told))
    #expect(!learner.type("trace").contains("tick"))
    #expect(!learner.type("fire here").contains("another thread"))
    #expect(learner.type("fire there").folded.contains(told))
  }

  @Test func `after undo and redo it is told of what came anew`() {
    learner.type("open clock", "fire there")
    #expect(!learner.type("undo").contains("another thread"))
    #expect(learner.type("fire there").folded.contains("1 message came on another thread"))
  }
}

extension String {
  /// The text on one line, however it was wrapped.
  fileprivate var folded: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
