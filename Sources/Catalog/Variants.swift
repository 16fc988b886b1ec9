import CandyMVCA
import CandyMVPA
import CandyVIPERA
import CandyVIPERB
import CandyVIPERC
import CounterMVCA
import CounterMVCB
import CounterMVPA
import CounterMVPB
import CounterVIPERA
import Features
import GreetingMVPA
import GreetingVIPERA
import LayerTracing
import Staging

/// Specimens with one mistake each, from the seeds and from practice.
///
/// What is told of them before somebody has found the mistake is the same for all.
extension Catalog {
  /// A variant of a pattern.
  private static func variant(
    _ pattern: String, _ rules: PatternRules,
    _ sources: @autoclosure @escaping () -> [SourceFile], _ flaw: Flaw,
    scene: @escaping MakeScene
  ) -> Specimen {
    Specimen(
      pattern: pattern, summary: "something is wrong here; to point at it: blame",
      kind: .variant(flaw), rules: rules, sources: sources().map(withoutHeader), scene: scene)
  }

  /// A file without what it says of itself: its first lines would tell whether it is the pattern's own.
  /// There are as many lines as before, so that every other line keeps its number.
  private static func withoutHeader(_ file: SourceFile) -> SourceFile {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.prefix { $0.hasPrefix("//") }.count
    let blank = [Substring("// \(file.fileName)")] + repeatElement("//", count: max(0, header - 1))
    return SourceFile(
      path: file.path, folder: file.folder,
      text: (blank.prefix(header) + lines.dropFirst(header)).joined(separator: "\n"),
      declarations: file.declarations)
  }

  /// The counter's.
  static let counterVariants = [
    // Source: seed 003, whose observation captures self.
    variant(
      "MVC~a", .mvc, CounterMVCA.sourceFiles,
      Flaw(
        .leak, messages: [Flaw.Clue(.controller, .model, "observe")],
        paths: ["controller.observation", "model.observers"], layers: ["controller", "model"],
        explanation: """
          The closure that observes the model captures self strongly: the controller owns the model, \
          the model keeps the closure, and the closure keeps the controller. Neither of the two is ever \
          released. With [weak self] at the head of the closure, all are.
          """)
    ) { _ in CounterMVCA.CounterSceneDelegate() },
    variant(
      "MVC~b", .mvc, CounterMVCB.sourceFiles,
      Flaw(
        .loop, messages: [Flaw.Clue(.controller, .model, "clamp")],
        paths: ["controller.observation"], layers: ["controller", "model"],
        explanation: """
          The handler that observes the number sets the number, to keep it within bounds; that is a \
          change like any other, which the handler is told of, and so on without end. Who keeps a \
          number within bounds is who owns it: the model, before it tells anybody.
          """)
    ) { _ in CounterMVCB.CounterSceneDelegate() },
    variant(
      "MVP~a", .mvp, CounterMVPA.sourceFiles,
      Flaw(
        .rule, messages: [Flaw.Clue(.view, .model, "decrease")], paths: ["view.amount"],
        layers: ["view"],
        explanation: """
          The view calls the model by itself when it has to count down. The screen is right all the \
          same, but the presenter, who should decide, isn't asked, and a test without a view never \
          sees it. The view should tell its presenter that the button was touched.
          """)
    ) { _ in CounterMVPA.CounterSceneDelegate() },
    // Source: seed 003, whose observation captures self.
    variant(
      "MVP~b", .mvp, CounterMVPB.sourceFiles,
      Flaw(
        .leak, messages: [Flaw.Clue(.presenter, .model, "observe")],
        paths: ["presenter.observation", "model.observers"], layers: ["presenter", "model"],
        explanation: """
          The closure that observes the model captures self strongly: the presenter owns the model, \
          the model keeps the closure, and the closure keeps the presenter. Both stay when the view \
          is gone. With [weak self] at the head of the closure, they go, too.
          """)
    ) { _ in CounterMVPB.CounterSceneDelegate() },
    variant(
      "VIPER~a", .viper, CounterVIPERA.sourceFiles,
      Flaw(
        .place,
        messages: [
          Flaw.Clue(.presenter, .interactor, "save"), Flaw.Clue(.presenter, .presenter, "number"),
        ],
        paths: ["presenter.number"], layers: ["presenter", "interactor"],
        explanation: """
          The presenter counts, and the interactor only stores what it is given. The rule of the \
          business, one more or one less, belongs to the interactor, which alone holds the entity; \
          a second screen over the same interactor would have to count again.
          """)
    ) { _ in CounterVIPERA.CounterSceneDelegate() },
  ]

  /// The greeting's.
  static let greetingVariants = [
    variant(
      "MVP~a", .mvp, GreetingMVPA.sourceFiles,
      Flaw(
        .leak, paths: ["presenter.view"], layers: ["presenter", "view"],
        explanation: """
          The presenter holds its view strongly, and the view owns the presenter: each keeps the \
          other alive, and neither is ever released. The presenter's way back has to be weak or \
          unowned.
          """)
    ) { _ in GreetingMVPA.GreetingSceneDelegate() },
    variant(
      "VIPER~a", .viper, GreetingVIPERA.sourceFiles,
      Flaw(
        .rule, messages: [Flaw.Clue(.interactor, .view, "setGreeting")],
        paths: ["interactor.view"], layers: ["interactor"],
        explanation: """
          The interactor tells the view what to show, and so it makes sentences, too. It should give \
          plain data to its output, the presenter, which puts it into words.
          """)
    ) { _ in GreetingVIPERA.GreetingSceneDelegate() },
  ]

  /// The candy shop's.
  static let candyVariants = [
    variant(
      "MVC~a", .mvc, CandyMVCA.sourceFiles,
      Flaw(
        .place,
        messages: [
          Flaw.Clue(.controller, .controller, "candyQuantity"),
          Flaw.Clue(.controller, .controller, "chocoQuantity"),
          Flaw.Clue(.controller, .controller, "totals"),
          Flaw.Clue(.controller, .controller, "receipt"),
        ],
        paths: [
          "controller.offer", "controller.candyQuantity", "controller.chocoQuantity",
        ], layers: ["controller", "model"],
        explanation: """
          The controller keeps the quantities and computes totals, tax and receipt; the model only \
          fetches. That is how controllers become massive. The pattern doesn't ask for it: the model \
          can compute, and the controller mediate.
          """)
    ) { CandyMVCA.CandySceneDelegate(service: CandyService($0)) },
    variant(
      "MVP~a", .mvp, CandyMVPA.sourceFiles,
      Flaw(
        .place, messages: [Flaw.Clue(.presenter, .view, "set(totals:)")],
        paths: ["view.totalPriceLabel", "view.inclTaxLabel", "view.taxLabel"],
        layers: ["view", "presenter"],
        explanation: """
          The presenter hands the totals to the view, and the view puts them into words: "won", "%", \
          "Total Price". No test without a view sees those words. Formatting for the screen is the \
          presenter's work; the view is given texts. (A receipt it may carry to the next screen, \
          unread.)
          """)
    ) { CandyMVPA.CandySceneDelegate(service: CandyService($0)) },
    // Source: seed 000, whose interactor hands its entity to the presenter.
    variant(
      "VIPER~a", .viper, CandyVIPERA.sourceFiles,
      Flaw(
        .place, messages: [Flaw.Clue(.interactor, .presenter, "interactor(_:didFetch:choco:)")],
        layers: ["interactor", "presenter"],
        explanation: """
          The interactor hands its entities to the presenter. Whoever changes the entity changes the \
          presenter with it, and nothing keeps the presenter from computing. What crosses that \
          border should be plain data made for it, as in seed 001.
          """)
    ) { CandyVIPERA.CandySceneDelegate(service: CandyService($0)) },
    // Source: seed 000, whose interactor.presenter is strong.
    variant(
      "VIPER~b", .viper, CandyVIPERB.sourceFiles,
      Flaw(
        .leak, paths: ["interactor.presenter"], layers: ["interactor", "presenter"],
        explanation: """
          The interactor holds its presenter strongly, and the presenter owns the interactor: each \
          keeps the other alive when the view is gone, with the worker and the router. The way back \
          has to be weak.
          """)
    ) { CandyVIPERB.CandySceneDelegate(service: CandyService($0)) },
    variant(
      "VIPER~c", .viper, CandyVIPERC.sourceFiles,
      Flaw(
        .rule, messages: [Flaw.Clue(.view, .interactor, "update")], paths: ["view.interactor"],
        layers: ["view"],
        explanation: """
          For the second product the view calls the interactor by itself, past the presenter. The \
          answer takes the right way back, so that the screen shows nothing of it. The view should \
          know its presenter alone.
          """)
    ) { CandyVIPERC.CandySceneDelegate(service: CandyService($0)) },
  ]
}
