import LayerTracing
import Staging
import Testing
import Widgets

@testable import Shell

/// A feature with an event that is called as what the system does to apps.
private enum Game {
  nonisolated enum Event: String, CaseIterable { case kill }

  static let feature = Feature(
    name: "game", summary: "a dragon", events: Event.allCases.map(\.rawValue),
    specimens: [Specimen(pattern: "MVC", summary: "", sources: []) { _ in GameScene() }])
}

private final class GameScene: SceneDelegate {
  func scene(willConnectTo window: Window) { window.rootViewController = GameController() }
}

@Layer(.model)
private final class Dragon {
  func die() {}
}

@Layer(.controller)
private final class GameController: ViewController {
  private let dragon = Dragon()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(title: "Kill", identifier: Game.Event.kill)
    view.addSubview(button)
    button.addTarget(self, action: GameController.killTouched)
  }

  private func killTouched(_ sender: Button) { dragon.die() }
}

/// The system ends an app in the background, and starts it again.
@Suite struct ProcessCommandsTests {
  @Test func `what wasn't saved is gone, with all layers`() {
    let learner = Learner()
    learner.type("open counter mvp", "increase", "break Presenter -> Model: increase")
    #expect(learner.type("kill").contains("(not running)"))
    #expect(learner.type("leaks").contains("Nothing leaks"))
    #expect(learner.type("trace mvp#1").contains("Presenter -> Model"))
    learner.type("unbreak")
    #expect(learner.type("relaunch").contains(" 0 "))
    #expect(
      learner.type("trace mvp").contains(
        """
        mvp#3.1  App -> View             viewDidLoad()
        mvp#3.2    View -> Presenter     viewDidLoad()
        """))
    #expect(learner.done == ["open counter mvp", "fire increase", "kill", "relaunch"])
  }

  @Test func `a wish for it is granted at assembly, and in no pattern is a layer asked`() {
    let learner = Learner()
    let names = ["mvc", "mvp", "mvvm", "viper", "ribs", "store"].map { $0 + "~restore" }
    learner.type("open counter \(names.joined(separator: " "))", "increase", "increase", "kill")
    let asked = names.map { name in
      learner.type("trace \(name) --flat").split(separator: "\n").dropFirst().compactMap {
        $0.firstMatch(of: #/(\w+(\.\w+)?) -> (\w+(\.\w+)?)/#).map { String($0.output.0) }
      }
    }
    #expect(asked == names.map { _ in [] })
    let screens = learner.type("relaunch")
    #expect(screens.contains(" 2 "))
    #expect(!screens.contains(" 0 "))
  }

  @Test
  func `a feature's own event of such a name is fired and foreseen, the system's is a command`() {
    let learner = Learner(features: [Game.feature])
    learner.type("open game")
    #expect(learner.type("predict kill path").contains("Predict: kill in MVC"))
    learner.type("vcm")
    #expect(learner.type("fire kill").contains("User -> View -> Controller -> Model"))
    #expect(learner.type("kill").contains("(not running)"))
    #expect(learner.done.suffix(2) == ["fire kill", "kill"])
  }

  @Test func `time goes back over it, to the same layers' state`() {
    let learner = Learner()
    learner.type("open counter mvp viper", "increase", "kill")
    #expect(learner.type("undo").contains(" 1 "))
    #expect(learner.type("increase").contains("1 became 2"))
    learner.type("kill", "relaunch", "increase")
    #expect(learner.type("goto 2").contains(" 2 "))
    #expect(learner.type("goto 3").contains("(not running)"))
    #expect(learner.type("goto 5").contains(" 1 "))
    #expect(learner.type("screen").contains("MVP = VIPER"))
  }

  @Test(arguments: ["viper", "viper~async"])
  func `an answer that is under way is lost with the app, which asks anew`(build: String) {
    let learner = Learner()
    learner.type("service slow", "open candy \(build)", "kill")
    #expect(learner.type("service").hasSuffix("No answer waits.\n"))
    learner.type("relaunch")
    #expect(learner.type("service").contains("1. fetchCandy"))
    #expect(!learner.type("service").contains("2. fetchCandy"))
    #expect(learner.type("service deliver").contains("Heaven Candy"))
    #expect(learner.type("close").contains("alive") == false)
    #expect(learner.type("leaks").contains("Nothing leaks"))
  }

  @Test func `one app may be ended alone, and the others go on`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "kill on mvp")
    #expect(learner.type("increase").contains("the app of counter.mvp isn't running"))
    #expect(learner.type("increase on mvc").contains(" 1 "))
    learner.type("kill")
    #expect(learner.done.last == "kill")
    #expect(learner.type("relaunch").contains(" 0 "))
    #expect(learner.type("sync").contains("MVC = MVP"))
  }

  @Test func `what it does can be foreseen`() {
    let learner = Learner()
    learner.type("open counter viper~restore", "kill", "predict relaunch on viper~restore")
    #expect(learner.type("view presenter interactor presenter view").contains("relaunch"))
    #expect(learner.type("relaunch").contains("As you predicted"))
    #expect(learner.done.contains("predict relaunch on viper~restore path"))
  }

  @Test func `it stops where a message is awaited by a breakpoint`() {
    let learner = Learner()
    learner.type("open counter mvp~restore", "increase", "break View -> Presenter: viewDidLoad")
    #expect(
      learner.type("kill", "relaunch", "inspect mvp~restore.presenter.amount.number").hasPrefix(
        "mvp~restore.presenter.amount.number is 1"))
    #expect(learner.type("screen").contains(" 1 "))
  }
}
