import Lessons

extension BrokenLessonTests {
  /// The file of a test, to begin with and solved.
  private nonisolated static let test =
    "```start for=body file=ATests.swift\na\n```\n```solution for=body file=ATests.swift\nb\n```\n"

  /// Predictions, orders, pauses and quizzes.
  nonisolated static let questions: [Row] = [
    Row(
      "```predict id=p on=mvpp event=increase kind=path\n```\nEnd.\n",
      "11:20: error: no feature is built in 'mvpp'. Did you mean 'mvp'? Accepted: mvc, "),
    Row(
      "```predict id=p on=mvp event=increase kind=way\n```\nEnd.\n",
      "11:44: error: no such kind of prediction as 'way'. Kinds: path, count, order, va"
        + "lue, screen."),
    Row(
      "```predict id=p on=mvp event=increase kind=value\n```\nEnd.\n",
      "11:4: error: a prediction of a value has to name it: of=PATH"),
    Row(
      "```predict id=p on=mvp event=increase kind=count of=mvp.view\n```\nEnd.\n",
      "11:53: error: a prediction of kind=count takes no 'of'"),
    Row(
      "```predict id=p on=mvp event=increase kind=value of=mvp.presenter.nothing\n```\nEn"
        + "d.\n",
      "11:30: error: this can't be predicted: this value can't be found: CountPresenter "
        + "has no such property."),
    Row(
      "```run\nfire increase\n```\n\n```quiz id=q\n? Which way?\n(x) View -> Presenter -> Model -> Presenter :: So it is.\n( ) none :: No.\n```\nEnd.\n",
      "15:12: error: the right answer says Model -> Presenter, but the trace has Model ~> Presenter"
    ),
    Row(
      "```run\nfire increase\n```\n\n```quiz id=q\n? How many?\n(x) seven messages :: So it is.\n( ) none :: No.\n```\nEnd.\n",
      "15:12: error: the right answer says seven messages, but no open pattern has an event with that many: they have 4 and 5"
    ),
    Row(
      "```quiz id=q\n? Which way?\n(x) View -> Interactor :: So it is.\n( ) none :: No.\n```\nEnd.\n",
      "11:12: error: the right answer says View -> Interactor, but no open pattern has the role Interactor"
    ),
    Row(
      "```predict id=p on=mvc event=increase kind=path\n```\nEnd.\n",
      "11:30: error: this can't be predicted: mvc is not open."),
    Row(
      "```predict id=p on=mvp event='increase 3' kind=path\n```\nEnd.\n",
      "11:40: error: 'increase' takes no value. To fire it: fire increase."),
    Row(
      "```predict id=p on=mvp event='increase much' kind=path\n```\nEnd.\n",
      "11:40: error: an event is a name, and a number if it takes one"),
    Row(
      "```predict id=p on=mvp event=increase kind=screen vary='decrease, incraese on mvp'\n```\nEnd.\n",
      "11:67: error: no feature has the event 'incraese'. Did you mean 'increase'? Acce"),
    Row(
      "```predict id=p on=mvp event=increase kind=screen vary='decrease on mvpp'\n```\nEnd.\n",
      "11:69: error: no feature is built in 'mvpp'. Did you mean 'mvp'? Accepted: mvc, "),
    Row(
      "```predict id=p on=mvp event=increase kind=screen vary='decrease,'\n```\nEnd.\n",
      "11:66: error: an event is expected here. Accepted: increase, decrease, kill, relaunch, sh"),
    Row(
      "```predict id=p on=mvp event=quantity kind=path\n```\nEnd.\n",
      "11:30: error: no such event in counter. Events: increase (+), decrease (-)."),
    Row(
      "```predict id=p on=mvp kind=path\n```\nEnd.\n",
      "11:4: error: 'predict' needs event=…"),
    Row(
      "```predict p\n```\nEnd.\n",
      "11:12: error: write it as predict id=p event=… kind=…"),
    Row(
      "```predict p on=mvp event=increase kind=path\n```\n```hint for=p\nLook.\n```\nEnd.\n",
      "11:12: error: write it as predict id=p"),
    Row(
      "```predict\n```\nEnd.\n",
      "11:4: error: 'predict' needs id=…, event=…, kind=…"),
    Row(
      "```predict on=mvp event=increase kind=path\n```\nEnd.\n",
      "11:4: error: 'predict' needs id=…"),
    Row(
      "```predict id=p on=mvp event=increase kind=path\nbody\n```\nEnd.\n",
      "12:1: error: a predict takes no text, only attributes"),
    Row(
      "```order id=o\n? Which?\none\n```\nEnd.\n",
      "11:1: error: an order has at least two lines, not 1"),
    Row(
      "```order id=o\none\ntwo\n```\nEnd.\n",
      "11:1: error: this block has no question; write it as a line '? …'"),
    Row(
      "```order id=o\n? Which?\none\ntwo\none\n```\nEnd.\n",
      "15:1: error: this line repeats line 13"),
    Row(
      "```pause\ntext\n```\nEnd.\n",
      "12:1: error: a pause has no text; it only ends the step"),
    Row(
      "```quiz id=q\n? Which?\n(x) a :: b\n[ ] c :: d\n```\nEnd.\n",
      "14:1: error: mark all answers of a quiz alike: ( ) and (x) if one is right, "
        + "[ ] and [x] if several can be; the first answer is on line 13"),
    Row(
      "```quiz id=q\n? Which?\n[ ] a :: b\n[ ] c :: d\n```\nEnd.\n",
      "11:1: error: no answer is right; mark the right one with (x)"),
    Row(
      "```quiz id=q shufled\n? Which?\n(x) a :: b\n( ) c :: d\n```\nEnd.\n",
      "11:14: error: an attribute is written key=value. Attributes: id=…, shuffled."),
    Row(
      "```quiz id=q\n? Which?\n(x) a\n( ) c :: d\n```\nEnd.\n",
      "13:6: error: an answer says why it is right or wrong, after ' :: '"),
    Row(
      "```quizz id=q\n? Which?\n(x) a :: b\n( ) c :: d\n```\nEnd.\n",
      "11:4: error: no such block as 'quizz'. Did you mean 'quiz'? Blocks: "
        + FenceWord.allCases.map(\.rawValue).joined(separator: ", ") + "."),
    Row(
      "```prove id=p on=mvp~a\nstate model.number >= 0\n```\nEnd.\n",
      "12:1: error: Too strict: it is false for MVP, too, after 1 event: decrease",
      "11:18: error: after the solution: no check of yours tells MVP~a from the correct build yet"),
    Row(
      "```prove id=p on=mvp~a\ntrace never Model -> View\n```\nEnd.\n",
      "12:1: error: Too weak: in all that was tried, it is true for MVP~a as well as MVP.",
      "11:18: error: after the solution: no check of yours tells MVP~a from the correct build yet"),
    Row(
      "```prove id=p on=mvp\ntrace never View -> Model\n```\nEnd.\n",
      "11:18: error: 'mvp' has no mistake; a flawed build is expected here. Accepted: mvp~a, mvp~b, mvp~c."
    ),
    Row(
      "```prove id=p on=mvp~supervising\ntrace never View -> Model\n```\nEnd.\n",
      "11:18: error: 'mvp~supervising' has no mistake; a flawed build is expected here."),
    Row(
      "```prove id=p on=mvp~a\n  state model.numbr >= 0\n```\nEnd.\n",
      "12:15: error: Amount has no such property. Did you mean 'number'?",
      "11:18: error: after the solution: no check of yours tells MVP~a from the correct build yet"),
    Row(
      "```prove id=p on=mvpp~a\ntrace never View -> Model\n```\nEnd.\n",
      "11:18: error: no feature is built in 'mvpp~a'. Did you mean 'mvp~a'?"),
    Row(
      "```prove id=p on=mvp~a\ntrace nver View -> Model\n```\nEnd.\n",
      "12:7: error: a check of the trace is expected here. Did you mean 'never'?"),
    Row(
      "```prove id=p on=mvp~a\nblamed mvp~a\n```\nEnd.\n",
      "12:1: error: this check isn't about what events do to the build. Accepted: state, screen"),
    Row(
      "```prove id=p on=mvp~a\ntrace never View -> Model\nleaks none\n```\nEnd.\n",
      "13:1: error: a prove has only one check; line 12 has it already"),
    Row("```prove id=p on=mvp~a\n```\nEnd.\n", "11:1: error: this prove is empty"),
    Row(
      "```prove id=p\ntrace never View -> Model\n```\nEnd.\n",
      "11:4: error: 'prove' needs on=…"),
    Row(
      "```prove id=p on=mvp~a\ntrace never View -> Model\n```\n```expect for=p\nleaks none\n```\nEnd.\n",
      "14:15: error: 'p' is a prove; only a try has checks"),
    Row(
      "```write id=body on=mvp\nfunc a() {}\n```\nEnd.\n",
      "12:1: error: this is not a condition of a write. Accepted: guard CHECK, expect CHECK, changed"
    ),
    Row(
      "```write id=body on=mvp\nchanged presenter\n```\nEnd.\n",
      "12:1: error: this is not a condition of a write. Accepted: guard CHECK, expect CHECK, changed"
    ),
    Row(
      "```write id=body on=mvp\n# ours\nchanged only  presnter Amount.swift\n```\nEnd.\n",
      "13:15: error: mvp has neither a role nor a file 'presnter'. Did you mean 'presenter'?"),
    Row(
      "```write id=body on=mvp\nguard  trace nver View -> Model\n```\nEnd.\n",
      "12:14: error: a check of the trace is expected here. Did you mean 'never'?"),
    Row(
      "```write id=body on=mvp\nexpect inspected mvp.model.number\n```\nEnd.\n",
      "12:8: error: this check isn't about what events do to the build. Accepted: state, screen"),
    Row(
      "```write id=body on=mvp\nguard screen == mvpp\n```\nEnd.\n",
      "12:17: error: no feature is built in 'mvpp'. Did you mean 'mvp'?"),
    Row(
      "```write id=body on=mvp\nguard screen contains “0”\n```\nEnd.\n",
      "12:23: error: use straight quotes here"),
    Row(
      "```write id=body on=mvp\nexpect\n```\nEnd.\n",
      "12:7: error: a check is expected here"),
    Row(
      "```write id=body on=nothing like=nothing\n```\nEnd.\n",
      "11:21: error: no feature is built in 'nothing'."),
    Row("```write id=body\n```\nEnd.\n", "11:4: error: 'write' needs on=…"),
    Row(
      "```write id=b-1 on=mvp\n```\nEnd.\n",
      "11:13: error: 'b-1' names the learner's build: use two to twenty small letters"),
    Row(
      "```write id=body on=mvp like=mvp~limt\n```\nEnd.\n",
      "11:30: error: no feature is built in 'mvp~limt'. Did you mean 'mvp~limit'?"),
    Row(
      "```write id=body on=mvpp\n```\nEnd.\n",
      "11:21: error: no feature is built in 'mvpp'. Did you mean 'mvp'?"),
    Row(
      "```write id=body on=mvp\n```\n```start for=body file=CountPresnter.swift\na\n```\nEnd.\n",
      "13:24: error: mvp has no file 'CountPresnter.swift'. Did you mean 'CountPresenter.swift'?"),
    Row(
      "```write id=body on=mvp\n```\n```start for=body file=Amount.swift\n```\nEnd.\n",
      "13:1: error: this start is empty"),
    Row("```start for=body\na\n```\nEnd.\n", "11:4: error: 'start' needs file=…"),
    Row(
      "```write id=body on=mvp\n```\n```solution for=body file=Amount.swift\na\n```\n"
        + "```solution for=body file=Amount.swift\nb\n```\nEnd.\n",
      "16:27: error: 'Amount.swift' is there already, on line 13"),
    Row(
      "```write id=body on=mvp test=CountTest.swift catches=mvp~a\n```\n" + test + "End.\n",
      "11:30: error: 'CountTest.swift' can't name a test's file; use a name such as CountPresenterTests.swift"
    ),
    Row(
      "```write id=body on=mvp test=ATests.swift catches=mvp~a like=mvp~limit\n```\n" + test
        + "End.\n",
      "11:62: error: a test takes no 'like': it is judged by the mistakes that it catches"),
    Row(
      "```write id=body on=mvp test=ATests.swift\n```\nEnd.\n",
      "11:30: error: a test needs start file=ATests.swift, solution file=ATests.swift and "
        + "catches=…, too"),
    Row(
      "```write id=body on=mvp catches=mvp~a\n```\nEnd.\n",
      "11:33: error: 'write' needs test=…"),
    Row(
      "```write id=body on=mvp test=ATests.swift catches=\"mvp~a mvp\"\n```\n" + test + "End.\n",
      "11:58: error: 'mvp' has no mistake"),
    Row(
      "```write id=body on=mvp test=ATests.swift unseen=mvp~a\n```\n" + test
        + "```start for=body file=Amount.swift\na\n```\nEnd.\n",
      "19:24: error: 'Amount.swift' is a file of mvp; a test can't replace a build's files"
    ),
    Row(
      "```write id=body on=mvp\n```\n```flawed for=body name=late file=Amount.swift\na\n```\nEnd.\n",
      "13:4: error: 'body' asks for no test, so it can't have flawed builds; to ask for one: "
        + "'write … test=NAMETests.swift'"),
    Row(
      "```write id=body on=mvp test=ATests.swift\n```\n" + test
        + "```flawed for=body name=body file=Amount.swift\na\n```\nEnd.\n",
      "19:25: error: 'body' can't name a flawed build: use two to twenty small letters and digits, "
        + "and not the task's name"),
    Row(
      "```write id=body on=mvp test=ATests.swift\n```\n" + test
        + "```flawed for=body name=late file=Amount.swift\na\n```\n"
        + "```flawed for=body name=late file=Amount.swift\nb\n```\nEnd.\n",
      "22:35: error: 'Amount.swift' is there already, on line 19"),
    Row(
      "```write id=body on=mvp test=ATests.swift\n```\n" + test
        + "```flawed for=body name=late file=Amont.swift\na\n```\nEnd.\n",
      "19:35: error: mvp has no file 'Amont.swift'. Did you mean 'Amount.swift'?"),
    Row(
      "```write id=body on=mvp\n```\n```expect for=body\nleaks none\n```\nEnd.\n",
      "13:15: error: 'body' is a write; only a try has checks"),
    Row(
      "```try id=t1\nfire increase\n```\n```expect for=t1\nstate mvp.model.number == 1\n```\n"
        + "```start for=t1 file=Amount.swift\na\n```\nEnd.\n",
      "17:14: error: 't1' is a try; only a write has files"),
    Row(
      "```pause\n```\n```pause\n```\nEnd.\n",
      "13:1: error: there is nothing between this pause and the step before it"),
    Row(
      "> teachr: Ask Kim.\n\nEnd.\n",
      "11:1: error: a quotation that begins with 'teachr:' is shown to learners. Did you mean 'tea"
        + "cher'?"),
    Row("> teacher:\n\nEnd.\n", "11:1: error: this note to the teacher is empty"),
    Row("> Teacher: Ask Kim.\n\n> Note: so it is.\n\n> other\n\nEnd.\n"),
  ]
}
