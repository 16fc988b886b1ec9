import Lessons
import TestSupport
import Testing

@testable import Shell

/// Predictions at the prompt, outside lessons.
@Suite struct PredictCommandTests {
  @Test func `a slip is told as an answer, and a layer that isn't there is named`() {
    let learner = Learner()
    learner.type("open counter", "predict + on viper count")
    #expect(learner.type("lots").contains("no such answer."))
    #expect(learner.type("hnit").contains("Did you mean 'hint'?"))
    learner.type("predict + on viper")
    #expect(learner.type("V P M P V").contains("M stands for no layer here"))
    #expect(learner.type("foo").contains("no such answer"))
  }

  private func learner(columns: Int = 80, isPlain: Bool = false) -> Learner {
    let learner = Learner(columns: columns, isPlain: isPlain)
    learner.type("open counter mvp")
    return learner
  }

  @Test func `it asks for the layers, and fires nothing`() {
    let learner = learner()
    #expect(
      learner.type("predict increase") == """
        Predict: increase in MVP. Which layers do the messages reach, in order?
          V View   P Presenter   M Model
        For each message, type the initial of the layer that receives it.   skip

        """)
    #expect(learner.session.state.current?.events.count == 0)
    #expect(learner.prompt == "layercake predict> ")
  }

  @Test(arguments: [
    "vpmpv", "VPMPV", "V P M P V", "v,p,m,p,v", "View Presenter Model Presenter View",
    "User -> View -> Presenter -> Model ~> Presenter -> View", "1 2 3 2 1", "12321",
    "answer vpmpv", "answer = V P M P V", "uvpmpv",
  ])
  func `however the layers are written, the same is sealed`(line: String) {
    let learner = learner()
    learner.type("predict increase")
    #expect(
      learner.type(line)
        == "Your prediction: View, Presenter, Model, Presenter, View.\n"
        + "To check it: fire increase\n")
    #expect(learner.done.last == "answer = View Presenter Model Presenter View")
    #expect(learner.prompt == "layercake fire> ")
  }

  @Test func `ViewModel is VM`() {
    let learner = Learner()
    learner.type("open counter mvvm", "predict increase")
    #expect(
      learner.type("v vm m vm v").hasPrefix(
        "Your prediction: View, ViewModel, Model, ViewModel, View"))
    #expect(
      learner.type("vvmmvmv").hasPrefix("Changed to View, ViewModel, Model, ViewModel, View"))
  }

  @Test func `firing reveals it: each hop beside the trace`() {
    let learner = learner()
    learner.type("predict increase", "v p Router v")
    #expect(
      learner.type("fire increase").hasSuffix(
        """
        3 of 5 right (the first 2 in a row):
          =  mvp#1.1  User -> View
          =  mvp#1.2  View -> Presenter
          +  mvp#1.3  Presenter -> Model   you left this out
          +  mvp#1.4  Model ~> Presenter   you left this out
          -  you had a message to Router here; there was none
          =  mvp#1.5  Presenter -> View
        Why? Answer in your own words, or press Enter to skip.

        """))
    #expect(learner.prompt == "layercake why> ")
  }

  @Test
  func `hops too many are counted, and a message in another's place is told by what stood there`() {
    let first = learner()
    first.type("predict increase", "v Controller p m p v Router")
    let graded = first.type("fire increase")
    #expect(
      graded.contains("5 of 5 right, and 2 too many:"), "\(graded)")
    let second = learner()
    second.type("predict increase order", "1 2 3 4 5")
    let order = second.type("fire increase")
    #expect(order.contains("As you predicted.") || order.contains("   you had "), "\(order)")
  }

  @Test func `a right one is told as right, in plain mode in sentences`() {
    let learner = learner(isPlain: true)
    #expect(learner.type("predict increase").contains("V, View; P, Presenter; M, Model."))
    learner.type("vpmpv")
    #expect(
      learner.type("increase").hasSuffix(
        "As you predicted.\nWhy? Answer in your own words, or press Enter to skip.\n"))
  }

  @Test func `the reason is saved as a note on the event, whatever is in it`() {
    let learner = learner()
    learner.type("predict increase", "vpmpv", "increase")
    #expect(
      learner.type("the model doesn't know; it \"notifies\" # really") == "Noted, at mvp#1.\n")
    #expect(learner.type("notes").contains("the model doesn't know; it \"notifies\" # really"))
    #expect(learner.prompt == "layercake> ")
  }

  @Test(arguments: ["", "because", "skip"])
  func `the reason may be left unsaid`(line: String) {
    let learner = learner()
    learner.type("predict increase", "vpmpv", "increase")
    #expect(learner.type(line) == "")
    #expect(learner.prompt == "layercake> ")
    #expect(learner.type("notes").hasPrefix("No notes yet."))
  }

  @Test func `another answer takes the place of the first until the event is fired`() {
    let learner = learner()
    learner.type("predict increase count", "4")
    #expect(learner.type("5") == "Changed to 5.\nTo check it: fire increase\n")
    #expect(learner.type("increase").contains("As you predicted."))
  }

  @Test func `what another prediction takes the place of is said to be given up`() {
    let learner = Learner()
    learner.type("open counter mvp viper", "predict increase on mvp", "v p v")
    let given = "Your prediction of increase in MVP is dropped. It won't be judged.\n"
    #expect(learner.type("predict increase on viper").hasPrefix(given))
    learner.type("v p i p v")
    #expect(learner.type("increase").contains("As you predicted."))
    // What was judged isn't given up, nor what is only asked once more.
    #expect(!learner.type("predict increase on mvp").contains("given up"))
    #expect(!learner.type("predict increase on mvp").contains("given up"))
  }

  @Test func `another event, or another pattern's, reveals nothing`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "predict increase on mvp", "vpmpv")
    #expect(!learner.type("decrease").contains("foresaw"))
    #expect(!learner.type("increase on mvc").contains("foresaw"))
    #expect(learner.type("increase on mvp").contains("As you predicted."))
  }

  @Test func `an event that comes before the answer counts for nothing`() {
    let learner = learner()
    learner.type("predict increase")
    #expect(
      learner.type("increase").hasSuffix(
        "You hadn't predicted anything. First undo, then answer, then: fire increase\n"))
    learner.type("undo", "vpmpv")
    #expect(learner.type("increase").contains("As you predicted."))
  }

  @Test(
    arguments: [
      ("predict increase count", "7", "You predicted 7. It was 5."),
      ("predict increase count", "5", "As you predicted."),
      (
        "predict increase value of mvp.presenter.amount.number", "0", "You predicted 0. It is 1."
      ),
      ("predict increase of mvp.presenter.amount.number", "1", "As you predicted."),
      ("predict increase screen", "2", "You predicted 2. New on the screen: 1."),
      ("predict increase screen", "1", "As you predicted."),
    ] as [(String, String, String)])
  func `numbers, values and screens are told with what was the case`(
    question: String, answer: String, told: String
  ) {
    let learner = learner()
    learner.type(question, "answer \(answer)")
    #expect(learner.type("fire increase").contains(told))
  }

  @Test func `messages are put in order, and told one by one`() {
    let learner = learner()
    let asked = learner.type("predict increase order").lines
    let items = asked.dropFirst().prefix(5).map { String($0.dropFirst(5)) }
    let right = [
      "User -> View: tap", "View -> Presenter: increaseButtonTouched",
      "Presenter -> Model: increase", "Model ~> Presenter: number",
      "Presenter -> View: onValueChange",
    ]
    #expect(items.sorted() == right.sorted() && items != right)
    let answer = right.map { String((items.firstIndex(of: $0) ?? 0) + 1) }
    learner.type(answer.joined(separator: " "))
    #expect(learner.type("increase").contains("As you predicted."))
  }

  @Test func `undo takes each back: reason, event, answer, question`() {
    let learner = learner()
    learner.type("predict increase", "vpmpv", "increase", "because so")
    var prompts: [String] = []
    for _ in 0..<4 {
      learner.type("undo")
      prompts.append(learner.prompt)
    }
    #expect(
      prompts == [
        "layercake why> ", "layercake fire> ", "layercake predict> ", "layercake> ",
      ])
  }

  @Test func `a session is gone on with inside each of its states`() throws {
    let lines = ["predict increase", "vpmpv", "increase", "because so"]
    let prompts = ["predict> ", "fire> ", "why> ", "> "]
    for count in 1...4 {
      let folder = try ScratchFolder()
      Learner(sessions: folder.path).type(["open counter mvp"] + lines.prefix(count))
      let learner = Learner(sessions: folder.path)
      learner.type("resume")
      #expect(learner.prompt.hasSuffix(prompts[count - 1]), "\(count)")
    }
  }

  @Test func `why is asked three times, and then only of a wrong prediction`() {
    let learner = learner()
    func asksWhy(_ answer: String) -> Bool {
      learner.type("predict increase", answer)
      let isAsked = learner.type("increase").contains("Why?")
      #expect(learner.prompt == (isAsked ? "layercake why> " : "layercake> "))
      if isAsked { learner.type("because it is told") }
      return isAsked
    }
    #expect([asksWhy("vpmpv"), asksWhy("vpmpv"), asksWhy("vpmpv")] == [true, true, true])
    #expect([asksWhy("vpmpv"), asksWhy("vpv"), asksWhy("vpmpv")] == [false, true, false])
    // What isn't asked for is kept all the same.
    #expect(learner.type("because nothing else knows").contains("Note"))
  }

  @Test func `a prediction can be given up`() {
    let learner = learner()
    let given = "Your prediction of increase in MVP is dropped. It won't be judged.\n"
    learner.type("predict increase")
    #expect(learner.type("skip") == given)
    #expect(learner.prompt == "layercake> ")
    learner.type("predict increase")
    #expect(learner.type("predict") == given)
    #expect(learner.prompt == "layercake> ")
  }

  @Test(arguments: ["skip", "predict"])
  func `in a lesson's free play, too, a prediction can be given up`(_ line: String) {
    let learner = Learner()
    learner.type("lesson 1.1", "play", "open counter mvp", "predict increase on mvp")
    #expect(learner.type(line).contains("is dropped"))
    #expect(learner.prompt == "play (1.1)> ")
  }

  @Test func `at a breakpoint it waits for the event's end`() {
    let learner = learner()
    learner.type("predict increase", "vpmpv", "break Presenter -> Model")
    #expect(learner.type("fire increase", "continue").contains("As you predicted."))
    #expect(learner.out.collected.ranges(of: "As you predicted.").count == 1)
  }

  @Test func `it fits 60 columns`() {
    let learner = learner(columns: 60)
    let lines = learner.type("predict increase", "vpv", "increase").lines
    #expect(lines.allSatisfy { $0.count <= 60 })
  }
}
