import CatalogSupport
import Catalog
import Testing

@testable import Shell

/// A table at the prompt: what is pulled row by row is told in one go, and can be looked into.
@Suite struct NewsSessionTests {
  private func learner(_ lines: String..., isPlain: Bool = false) -> Learner {
    let learner = Learner(isPlain: isPlain)
    learner.type(lines)
    return learner
  }

  @Test func `a row is selected by its event, or by what a finger is on`() {
    let learner = learner("open news mvc viper")
    #expect(learner.type("select 2").contains("By Jonas Feld"))
    learner.type("back")
    #expect(learner.type("fire row 2").contains("By Jonas Feld"))
    learner.type("back")
    #expect(learner.type("fire pull").contains("event 5, reload"))
    #expect(
      learner.type("events").hasPrefix(
        "Events of news: reload (pull), select N, link N; not now: back."))
  }

  @Test func `a way that is gone for each row is told once`() {
    let learner = learner("open news mvc viper")
    #expect(
      learner.type("reload") == """
        event 1, reload                                       -> call   ~> notification
        MVC    31 messages
          User -> View -> Controller -> Model ~> Controller -> View ×2 -> Controller,
            (View -> Controller -> View) ×12
        VIPER  33 messages
          User -> View -> Presenter -> Interactor -> Worker ~> Interactor -> Presenter
            -> View, (View -> Presenter -> Interactor) ×13
        All screens: unchanged.               To see the messages: side, or trace viper

        """)
  }

  @Test func `in plain mode it is said how often`() {
    let learner = learner("open news viper", isPlain: true)
    let answer = learner.type("reload").lines.joined(separator: " ")
    #expect(
      answer.contains("13 times View calls Presenter and then Presenter calls Interactor."))
  }

  @Test func `rows that are alike are told once, whichever cell shows them`() {
    let learner = learner("open news mvc viper")
    let viper = learner.type("trace viper event 0").lines
    #expect(viper.count == 13)
    #expect(viper[10].hasSuffix("getNews(index: 0)  ×12, to #0.32"))
    let mvc = learner.type("trace mvc event 0")
    #expect(mvc.contains("tableView(tableView, cellForRowAt: 0)  ×12, to #0.30"))
    #expect(mvc.contains("#0.9 "))
    #expect(!mvc.contains("#0.10 "))
  }

  @Test func `side by side they are told once, too`() {
    let learner = learner("open news mvp viper")
    let answer = learner.type("side event 0")
    #expect(answer.contains("8 View -> Presenter"))
    #expect(answer.contains("getNews(index: 0) ×12, to 19"))
    #expect(answer.contains("getNews(index: 0) ×12, to 32"))
    #expect(!answer.contains("getNews(index: 1)"))
    let plain = self.learner("open news mvp viper", isPlain: true)
    #expect(
      plain.type("side event 0").contains(
        "8: View calls Presenter, getNews(index: 0), 12 times, up to 19."))
  }

  @Test func `a message with a row's number can be waited for`() {
    let learner = learner("open news viper", "break View -> Presenter: getNews when index == 3")
    #expect(
      learner.type("reload").contains("paused before viper#1.16  View -> Presenter  getNews"))
    learner.type("continue")
    #expect(learner.type("screen").contains("Kites over the harbor"))
  }

  @Test func `a cell can be looked into, and why it shows what it shows`() {
    let learner = learner("open news mvp", "service fail", "reload")
    #expect(
      learner.type("inspect mvp.view.tableView.visibleCells[3].authorLabel").contains(
        "\"Unknown author\""))
    #expect(
      learner.type("why mvp.view.tableView.visibleCells[3].authorLabel.text").contains(
        "\"Unknown author\" was set\n  during mvp#0.6, caused by loading"))
    #expect(learner.type("inspect mvp.view.tableView").contains("visibleCells"))
    #expect(learner.type("screen").contains("Problem Fetching News"))
  }

  @Test func `the cells are held by their table, and told in one line`() {
    let learner = learner("open news mvp")
    let lines = learner.type("owners").lines.filter { $0.contains("Cell") }
    #expect(lines == ["  tableView strong    LiveNewsListTableViewCell, View ×12"])
    let plain = self.learner("open news mvp", isPlain: true)
    #expect(
      plain.type("owners").contains(
        "The tableView holds LiveNewsListTableViewCell strongly, 12 times."))
  }

  @Test func `a mock of the view is driven without a table`() throws {
    let patterns = try Catalog.mockedPatterns(of: "news")
    let learner = learner(
      "open news", "mock view on \(patterns.joined(separator: " "))", "select 12")
    for pattern in patterns {
      #expect(learner.type("screen \(pattern)").contains("Article, Kites over the harbor"))
    }
  }

  @Test func `a cell that keeps its text is seen on the screen, and can be blamed`() {
    let learner = learner("open news viper viper~a")
    #expect(learner.screens["viper"] != learner.screens["viper~a"])
    learner.type("reload")
    #expect(learner.screens["viper~a"]?.count { $0.contains("Chess in the park") } == 2)
    #expect(
      learner.type("blame viper~a.view.tableView.visibleCells[3].authorLabel").hasPrefix("Right. "))
    #expect(learner.type("blame viper~a.view.tableView.visibleCells[2]").hasPrefix("Warm: "))
  }

  @Test func `a failure that is swallowed is seen by what isn't there`() {
    let learner = learner("open news viper viper~b", "service fail", "reload")
    #expect(learner.screens["viper"]?[0].contains("Problem Fetching News") == true)
    #expect(learner.screens["viper~b"]?.contains { $0.contains("Problem") } == false)
    #expect(learner.type("blame viper~b#2.5").hasPrefix("Right. "))
    learner.type("service ok", "reload")
    #expect(
      learner.type("trace viper~b").lines.dropLast().last?.hasSuffix("fetchLiveNews()") == true)
  }
}
