extension BrokenLessonTests {
  /// Checks and commands.
  nonisolated static let checks: [Row] = [
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nleaks\n```\n\nEnd.\n",
      "15:6: error: a role is expected here. Accepted: none, User, App, View, Controll"
        + "er, Mapper, Presenter, ViewModel, Interactor, Router, "
        + "Coordinator, Store, Reducer, Effect, Model, Worker, UseCase, Repository."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nread Amount\n```\n\nEnd.\n",
      "15:6: error: a file such as Amount.swift, or a message such as mvc#1.4 is "
        + "expected here"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nread\n```\n\nEnd.\n",
      "15:5: error: a file such as Amount.swift, or a message such as mvc#1.4 is "
        + "expected here"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ninspected\n```\n\nEnd.\n",
      "15:10: error: a path such as mvp.presenter.amount is expected here"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ncompared candies\n```\n\nEnd.\n",
      "15:10: error: no such feature. Accepted: counter, greeting, candy, news, account."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nblamed mvp~a extra\n```\n\nEnd.\n",
      "15:14: error: nothing more is expected here"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nrules mvp broken twice\n```\n\nEnd.\n",
      "15:18: error: a whole number is expected here"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp exactly\n```\n\nEnd.\n",
      "15:18: error: a role is expected here. Accepted: *, User, App, View, Controller"
        + ", Mapper, Presenter, ViewModel, Interactor, Router, "
        + "Coordinator, Store, Reducer, Effect, Model, Worker, UseCase, Repository."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp count View -> Presenter\n"
        + "```\n\nEnd.\n",
      "15:34: error: a comparison is expected here. Accepted: :, ==, !=, <, <=, >, >=."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp count View -> Presenter "
        + "== many\n```\n\nEnd.\n",
      "15:38: error: a number is expected here"),
    Row(
      "```try id=t\nfier increase\n```\n```expect for=t\nstate mvp.presenter.amount.number "
        + "== 1\n```\n\nEnd.\n",
      "12:1: error: no such command. Did you mean 'fire'? Accepted: open, close, screen"
        + ", fire, events, service,"),
    Row(
      "```try id=t\nfire increse\n```\n```expect for=t\nstate mvp.presenter.amount.number ="
        + "= 1\n```\n\nEnd.\n",
      "12:6: error: no such event in counter. Did you mean 'increase'? Events: increase"
        + " (+), decrease (-).",
      "15:1: error: after the solution: mvp.presenter.amount.number is 0, not 1, "
        + "unchanged since loading"),
    Row(
      "```try id=t\nfire 'increase\n```\n```expect for=t\nstate mvp.presenter.amount.number"
        + " == 1\n```\n\nEnd.\n",
      "12:6: error: this ' is never closed"),
    Row(
      "```try id=t\nquit\n```\n```expect for=t\nstate mvp.presenter.amount.number == 1\n```\n"
        + "\nEnd.\n",
      "12:1: error: quit can't be used in a lesson's block. Accepted: open, close, sc"
        + "reen, fire, events, service,"),
    Row(
      "```try id=t\nset look plain\n```\n```expect for=t\nstate mvp.presenter.amount.number"
        + " == 1\n```\n\nEnd.\n",
      "12:1: error: set can't be used in a lesson's block. Accepted: open, close, scr"
        + "een, fire, events, service,"),
    Row(
      "```try id=t\nfire increase on mvq\n```\n```expect for=t\nstate mvp.presenter.amount."
        + "number == 1\n```\n\nEnd.\n",
      "12:18: error: no such pattern is open. Did you mean 'mvp'? Open: mvp.",
      "15:1: error: after the solution: mvp.presenter.amount.number is 0, not 1, "
        + "unchanged since loading"),
    Row(
      "```try id=t\n\n```\n```expect for=t\nstate mvp.presenter.amount.number == 1\n```\n\nEnd"
        + ".\n",
      "11:1: error: this try has no solution"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\n\n```\n\nEnd.\n",
      "14:1: error: this expect is empty"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number "
        + "== 0\n```\n\nEnd.\n",
      "15:1: error: this is true before the task is done, so it can't show when the task is done",
      "15:1: error: after the solution: mvp.presenter.amount.number is 1, not 0, set du"
        + "ring mvp#1.3"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number "
        + "== 2\n```\n\nEnd.\n",
      "15:1: error: after the solution: mvp.presenter.amount.number is 1, not 2, set du"
        + "ring mvp#1.3"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number "
        + "== 1\n```\n```guard for=t\nscreen mvp contains \"7\"\n```\n\nEnd.\n",
      "18:1: error: guard, after the solution: MVP doesn't show \"7\", but \"1\", "
        + "\"[ - ]   [ + ]\""),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t visible\nstate mvp.presenter.amount"
        + ".number == 1\n```\n\nEnd.\n",
      "14:17: error: an attribute is written key=value. Attributes: for=…, hidden."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=u\nstate mvp.presenter.amount.number "
        + "== 1\n```\n\nEnd.\n",
      "14:15: error: no such task as 'u'. Tasks: t."),
    Row(
      "```predict id=p on=mvp event=incraese kind=path\n```\nEnd.\n",
      "11:30: error: no feature has the event 'incraese'. Did you mean 'increase'? Acce"
        + "pted: increase, decrease, kill, relaunch, show, quantity, choco, buy, "
        + "retry, back, link, reload, select, applyCheckCard, confirm, moveToMain, finish."),
  ]
}
