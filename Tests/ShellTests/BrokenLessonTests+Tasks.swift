extension BrokenLessonTests {
  /// Slips of the pen.
  nonisolated static let tasks: [Row] = [
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp order View -> Presenter "
        + "-> Model\n```\n\nEnd.\n",
      "15:35: error: a comma between two hops (A -> B, B -> C) is expected here. Ac"
        + "cepted: :, ,."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp order View => Presenter "
        + "=> Model\n```\n\nEnd.\n",
      "15:35: error: a comma between two hops (A -> B, B -> C) is expected here. Ac"
        + "cepted: :, ,."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nscreen mvp contains “1”\n```\n\nEnd.\n",
      "15:21: error: use straight quotes here: \"…\" or '…'"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nscreen mvp contains ‘1’\n```\n\nEnd.\n",
      "15:21: error: use straight quotes here: \"…\" or '…'"),
    Row(
      "```try id=t\nlayercake> fire increase\n```\n```expect for=t\nstate mvp.presenter.amo"
        + "unt.number == 1\n```\n\nEnd.\n",
      "12:1: error: write the command here without the prompt"),
    Row(
      "```try id=t\n1.1 2/5 try> fire increase\n```\n```expect for=t\nstate mvp.presenter.a"
        + "mount.number == 1\n```\n\nEnd.\n",
      "12:1: error: write the command here without the prompt"),
    Row(
      "```try id=t\n$ fire increase\n```\n```expect for=t\nstate mvp.presenter.amount.numbe"
        + "r == 1\n```\n\nEnd.\n",
      "12:1: error: write the command here without the prompt"),
    Row(
      "```try t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number == "
        + "1\n```\n\nEnd.\n",
      "11:8: error: write it as try id=t"),
    Row(
      "```try\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number == 1\n"
        + "```\n\nEnd.\n",
      "11:4: error: 'try' needs id=…"),
    Row(
      "```try id=t\nfire increase\n```\n```expect t\nstate mvp.presenter.amount.number == 1"
        + "\n```\n\nEnd.\n",
      "14:11: error: write it as expect for=t"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number "
        + "== 1\n```\n```guard for=t\ntrace mvp never View -> Router\n```\n\nEnd.\n",
      "18:25: error: guard, after the solution: counter.mvp has no Router"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number "
        + "== 1\n```\n```guard for=t\ntrace mvp never Presenter -> View: onValueChanged\n```\n\nE"
        + "nd.\n",
      "18:36: error: guard, after the solution: no message has this name. Did you mean"
        + " 'onValueChange'?"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp count Presenter -> View:"
        + " onVlueChange == 1\n```\n\nEnd.\n",
      "15:36: error: after the solution: no message has this name. Did you mean 'onVal"
        + "ueChange'?"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp order View -> Presenter:"
        + " increaseButtonTuched\n```\n\nEnd.\n",
      "15:36: error: after the solution: no message has this name. Did you mean 'incre"
        + "aseButtonTouched'?"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\ntrace mvp never View -> Modle\n```\n"
        + "\nEnd.\n",
      "15:25: error: no such role. Did you mean 'Model'? Accepted: User, App, View, Con"
        + "troller, Mapper, Presenter, ViewModel, Interactor, Router, "
        + "Coordinator, Store, Reducer, Effect, Model, Worker, UseCase, Repository."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.number "
        + "= 1\n```\n\nEnd.\n",
      "15:35: error: a comparison is expected here. Did you mean '=='? Accepted: ==, !"
        + "=, <, <=, >, >=, contains."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvp.presenter.amount.numbr ="
        + "= 1\n```\n\nEnd.\n",
      "15:28: error: after the solution: Amount has no such property. Did you mean 'num"
        + "ber'?"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstate mvpp.presenter.amount.number"
        + " == 1\n```\n\nEnd.\n",
      "15:7: error: after the solution: mvpp is not open. Did you mean 'mvp'?"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstat mvp.presenter.amount.number ="
        + "= 1\n```\n\nEnd.\n",
      "15:1: error: a check is expected here. Did you mean 'state'? Accepted: s"
        + "tate, screen, trace, paused,"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nscreen mvp has '1'\n```\n\nEnd.\n",
      "15:12: error: a check of the screen is expected here. Accepted: ==, contains."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nscreen mvp contains 1\n```\n\nEnd.\n",
      "15:21: error: a text in quotes is expected here"),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\npaused after View -> Presenter\n```"
        + "\n\nEnd.\n",
      "15:8: error: 'before' is expected here. Accepted: before."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nstopped Presenter -> View\n```\n\nEnd"
        + ".\n",
      "15:9: error: 'before' is expected here. Accepted: before."),
    Row(
      "```try id=t\nfire increase\n```\n```expect for=t\nleaks nobody\n```\n\nEnd.\n",
      "15:7: error: no such role. Accepted: User, App, View, Controller, Mapper, Presenter, "),
  ]
}
