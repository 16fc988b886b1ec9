import LayerTracing
import Testing
import Widgets

/// Subclasses, generic and nested classes, extensions.
@Suite struct FamilyTests {
  @Test func `generic classes, protocol extensions and nested classes are traced`() {
    let session = Session()
    let interactor = session.make { FeatureInteractor(presenter: Outer()) }
    session.event { interactor.didBecomeActive() }
    #expect(
      session.lines == [
        "User -> Interactor didBecomeActive()",
        "Interactor -> Interactor didBecomeActive()",
        "Interactor -> Interactor isActive = true",
        "Interactor -> Interactor send(.load)",
        "Interactor -> Interactor mutate(.load) => 4",
        "Interactor -> Interactor reduce(4)",
        "Interactor -> Interactor state = 4",
        "Interactor -> Presenter show(\"4\")",
        "Presenter -> View draw(\"4\")",
        "View -> View text = \"4\"",
        "View -> View notify({ … })",
        "View ~> View done()",
      ])
    #expect(
      session.messages.map(\.site.type) == [
        "FeatureInteractor", "PresentableInteractor", "PresentableInteractor", "Reactor",
        "FeatureInteractor", "FeatureInteractor", "FeatureInteractor", "Outer", "Nested", "Nested",
        "Nested", "Nested",
      ])
    #expect(Set(session.messages.prefix(7).map(\.receiver.type)) == ["FeatureInteractor"])
  }

  @Test func `a subclass has one token, and facts of its own`() {
    let session = Session()
    let interactor = session.make { FeatureInteractor(presenter: Outer()) }
    #expect(session.recorder.layers.instances.count == 2 + 3)
    let upcast: PresentableInteractor<any Presentable> = interactor
    #expect(upcast._layerToken === interactor._layerToken)
    #expect(type(of: upcast)._layerFacts.name == "FeatureInteractor")
    #expect(FeatureInteractor._layerFacts.properties.map(\.name) == ["state"])
    #expect(
      FeatureInteractor._layerFacts.inherits == [
        "PresentableInteractor<any Presentable>", "Reactor",
      ])
    #expect(
      PresentableInteractor<Int>._layerFacts.properties.map(\.name) == ["presenter", "isActive"])
  }

  @Test func `an override's write is recorded once, where it is stored`() {
    let session = Session()
    let loud = session.make { LoudSwitch() }
    session.event { loud.isOn = true }
    #expect(
      session.lines == [
        "User -> Controller isOn = true", "User -> Controller click()",
        "Controller -> Controller clicks = 1",
      ])
    #expect(LoudSwitch._layerFacts.properties.map(\.name) == ["clicks"])
  }

  @Test func `a subclass without the macro is traced as its superclass`() {
    let session = Session()
    let silent = session.make { SilentSwitch() }
    session.event { silent.untraced() }
    #expect(session.lines == ["User -> View isOn = true"])
    #expect(session.messages.map(\.receiver.type) == ["Switch"])
  }

  @Test func `where a conditional extension fits it is traced`() {
    let session = Session()
    let interactor = session.make { PresentableInteractor(presenter: Outer()) }
    session.event { interactor.onlyForObjects() }
    #expect(session.lines == ["User -> Interactor onlyForObjects()"])
  }

  @Test @MainActor func `a subclass of another module's layer keeps its role and its one token`() {
    let session = Session()
    let (controller, button) = session.make {
      let controller = TestController()
      return (controller, controller.button)
    }
    session.event(0) { controller.loadViewIfNeeded() }
    session.event(1) { button.perform(nil) }
    #expect(
      session.lines == [
        "User -> Controller viewDidLoad()", "User -> View tap [+]",
        "View -> Controller touched(Button)", "Controller -> View text = \"1\"",
      ])
    #expect(controller.label.text == "1")
  }
}

@Layer(.controller)
@MainActor private final class TestController: ViewController {
  enum Name: String { case increase }
  let button = Button(title: "+", identifier: Name.increase)
  let label = Label()

  override func viewDidLoad() { button.addTarget(self, action: TestController.touched) }

  private func touched(_ sender: Button) { label.text = "1" }
}
