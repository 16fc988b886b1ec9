import Lessons
import Testing

@testable import Shell

/// What the posts and slides teach that the features come from, and where the course asks it.
@Suite struct CourseSubjectTests {
  /// A subject, the lesson and the question that ask it, and words without which the question would be another.
  private static let subjects:
    [(subject: String, lesson: String, question: String, words: String)] = [
      // VIPER (post on the candy shop).
      ("five roles", "interactor", "path", "VIPER"),
      ("an entity is plain data", "entity", "which-entity", "Entity"),
      ("the rules are the interactor's", "interactor", "harm", "rule"),
      ("so is fetching", "worker", "offline", "interactor"),
      ("the presenter converts", "wording", "role", "text"),
      ("the presenter is an interface adapter", "bad-news", "adapter", "interface adapter"),
      ("the view only reports and shows", "presenter", "limit", "report"),
      ("the router navigates", "wireframe", "when", "showReceipt"),
      ("the router has the reference for it", "wiring", "last-line", "viewController"),
      ("View and Router alone import UIKit", "wireframe", "imports", "import UIKit"),
      ("a builder wires", "wiring", "missing-line", "Builder"),
      ("a worker for each source", "worker", "swap", "worker"),
      ("a tax rate is a rule", "wording", "tax-rate", "10 %"),
      ("an update before the goods are there", "late-answer", "how-far", "no goods"),
      ("an unowned self in a late closure", "late-answer", "gone", "unowned"),
      ("an empty didFailWith", "bad-news", "swallowed", "didFailWith"),
      (
        "the interactor holds its presenter strongly", "wiring", "alive",
        "the post's interactor does"
      ),
      ("results stand in the presenter's protocol", "contracts", "which", "CandyPresenterProtocol"),
      ("the window is shown before all is wired", "wiring", "shown-first", "makeKeyAndVisible"),
      ("an empty router", "wireframe", "empty", "CandyRouter"),
      ("money as Float", "wording", "money", "Float"),
      // VIPER (slides with the greeting).
      (
        "the interactor says whether, the presenter when, the router how", "wireframe",
        "who-pushes", "whether"
      ),
      ("transport data is no entity", "entity", "parcel", "plain data"),
      ("the rules move to the interactor", "interactor", "caught", "worked out"),
      ("the presenter can't change data", "interactor", "who-can-read", "presenter"),
      ("the output is weak", "wiring", "alive", "weak"),
      ("a module is assembled by hand, before it is loaded", "wiring", "when-wired", "loaded"),
      ("clear roles", "viper-from-memory", "three-wishes", "Interactor, Presenter, Worker"),
      ("easier to test", "price-buys", "buys", "widgets"),
      ("many objects and interfaces", "price-buys", "countable", "interfaces"),
      ("several developers", "price-buys", "countable", "several developers"),
      ("can be reused", "interactor", "harm", "second screen"),
      ("needs a clear plan", "till", "till", "plan"),
      ("the first with a role for navigation", "viper-from-memory", "differs", "router"),
      ("it depends on those who apply it", "rescue", "rescue", "linter"),
      ("generators", "create-module", "generator", "generator"),
      // VIPER (post on the news).
      ("a feature is a module", "create-module", "returned", "module"),
      ("a protocol for each direction", "contracts", "which", "direction"),
      ("the module's name in front", "create-module", "prefix", "PresenterToRouterProtocol"),
      ("from updateView to showNews", "table-pulls", "how-many", "showNews"),
      ("showNews carries no news", "table-pulls", "parcel", "showNews"),
      ("a failure keeps the list", "create-module", "keeps", "fail"),
      ("the interactor alone has the entities", "row-on-its-way", "worded", "presenter"),
      ("a cell that is told nothing", "row-on-its-way", "reused", "cell"),
      ("createModule", "create-module", "source", "createModule"),
      ("the presenter alone talks to all", "wiring", "hub", "alone"),
      ("delegates", "what-stays", "listener", "delegate"),
      ("a change stays in its module", "list-from-memory", "third", "router"),
      ("not for small projects", "choose", "door", "Small"),
      ("where requirements are settled", "till", "till", "settled"),
      ("where all developers know it", "rescue", "rescue", "know"),
      // MVP (post on the counter).
      ("a massive view controller", "massive", "two-jobs", "controller"),
      ("a controller with widgets of its own", "mock", "mvc", "widgets"),
      ("the view controller is View", "presenter", "path", "View"),
      ("a presenter without UIKit", "presenter", "knows", "widget"),
      ("a presenter that is handed its view", "mock", "which", "handed"),
      ("the scene injects", "mock", "handed", "scene delegate"),
      ("key-value observing", "bindings", "kvo", "KVO"),
      ("weak and unowned", "alive", "unowned", "unowned"),
      ("a closure that keeps its presenter", "alive", "break", "[weak self]"),
      ("a mock, and the first test", "mock", "increase", "test_increaseButton"),
      ("the second test", "mock", "decrease", "setUp"),
      ("more code than in MVC", "price-measured", "ratio", "line"),
      ("one presenter, one view", "bindings", "second", "1:1"),
      // RIBs (post on the account).
      ("the view has types of its own", "mappers", "types", "FeaturePresentableAction"),
      ("a mapper stands between", "mappers", "rename", "mapper"),
      ("a presenter in the view controller's place", "mappers", "confirm", "view controller"),
      ("the builder injects the presenter", "mappers", "injects", "FeaturePresenter"),
      ("mutate and reduce", "one-way", "circle", "reduce"),
      ("an effect without a mutation", "one-way", "allowed", "effect"),
      ("didBecomeActive", "tree", "asleep", "active"),
      ("disposeOnDeactivate", "attach", "ends", "disposeOnDeactivate"),
      ("a use case", "injection", "settings", "use case"),
      ("the repository's protocol is the domain's", "injection", "whose", "Domain"),
      ("a registration that was forgotten", "injection", "hole", "forgotten"),
      ("a bare @Inject", "injection", "global", "@Inject private var"),
      ("shorter builds, by Tuist", "injection", "rebuilt", "Tuist"),
    ]

  private static let shelf = RealCourse.shelf(in: "en")

  /// A lesson's text under the heading that a question stands under, in one line.
  private func section(of question: String, in lesson: String) throws -> String? {
    let text = try Self.shelf.source(of: Self.shelf.lesson(named: lesson)).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let ends = ["id=\(question)", "id=\(question) "]
    guard
      let place = lines.firstIndex(where: { line in
        line.hasPrefix("```") && (line.hasSuffix(ends[0]) || line.contains(ends[1]))
      })
    else { return nil }
    let start = lines[..<place].lastIndex { $0.hasPrefix("#") } ?? 0
    let end = lines[place...].firstIndex { $0.hasPrefix("#") } ?? lines.endIndex
    return lines[start..<end].flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .joined(separator: " ")
  }

  @Test func `each subject is asked in a lesson`() throws {
    for row in Self.subjects {
      let section = try section(of: row.question, in: row.lesson)
      #expect(section != nil, "no question asks \(row.subject)")
      #expect(
        section?.contains(row.words) != false, "another question stands there: \(row.subject)")
    }
  }
}
