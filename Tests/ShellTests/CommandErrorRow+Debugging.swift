nonisolated extension CommandErrorRow {
  /// What stops events, walks them, and goes through time.
  static let debugging: [CommandErrorRow] = [
    CommandErrorRow(
      "break",
      """
                      ^ break needs FROM -> TO.
      FROM -> TO can be App -> Controller, Controller -> View, Controller -> Model,
      for example. Nothing was done.

      """),
    CommandErrorRow(
      "break Presnter -> View",
      """
                       ^^^^^^^^ no such role. Did you mean 'Presenter'?
      Accepted: User, App, View, Controller, Mapper, Presenter, ViewModel, Interactor,
      Router, Coordinator, Model, Worker, UseCase, Repository. Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter View",
      """
                                 ^^^^ an arrow should stand here.
      Accepted: ->, ~>, =>. Nothing was done.

      """),
    CommandErrorRow(
      "break Interactor -> View", after: ["open counter mvp"],
      """
                       ^^^^^^^^^^ counter.mvp has no Interactor.
      Roles here: User, App, Model, Presenter, View. Nothing was done.

      """),
    CommandErrorRow(
      "break Interactor -> View", after: ["open counter mvc mvp"],
      """
                       ^^^^^^^^^^ nothing that is open has the role Interactor.
      Roles here: User, App, Controller, Model, Presenter, View. Nothing was done.

      """),
    CommandErrorRow(
      "break View -> Presenter: increaseButtonTouched when nix > 1", after: ["open counter mvp"],
      """
                                                                     ^^^
      increaseButtonTouched has no such argument.
      It has none; a condition may also compare what a path leads to. Nothing was
      done.

      """),
    CommandErrorRow(
      "break * -> * when numbr > 1", after: ["open counter mvp"],
      """
                                   ^^^^^
      no message has such an argument. Did you mean 'number'?
      Arguments: amount, amountLabel, decreaseButton, increaseButton, number,
      observation, observers, presenter, text, view, willConnectTo. Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View on mvp when number > 1",
      """
                                                ^^^^ 'when' comes before 'on'.
      Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View: onValueChang",
      """
                                          ^^^^^^^^^^^^
      no message is called that. Did you mean 'onValueChange'?
      A name may end in *. To see names: trace, side. Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View: onValueChange when numbr > 1",
      """
                                                             ^^^^^
      onValueChange has no such argument. Did you mean 'number'?
      Its arguments: number. Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View when result == 3",
      """
                                              ^^^^^^
      a message has no result before it is delivered.
      Compare its arguments, or what a path leads to. Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View when mvp.presenter.amount.numbr == 1",
      """
                                                                   ^^^^^
      Amount has no such property. Did you mean 'number'?
      Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View when mvvm.viewModel.number == 1",
      after: ["open counter mvc mvp viper"],
      """
                                              ^^^^ mvvm is not open.
      Accepted: mvc, mvp, viper. Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View: onValueChange when number contains 'x'",
      after: ["open counter", "fire increase"],
      """
                                                             ^^^^^^
      0 is a number: only a text contains, and only a text.
      Nothing was done.

      """),
    CommandErrorRow(
      "break Presenter -> View on mvpp",
      """
                                            ^^^^
      no such pattern is open. Did you mean 'mvp'?
      Open: mvc, mvp, mvvm, viper, ribs. Nothing was done.

      """),
    CommandErrorRow(
      "unbreak 1",
      """
                         ^ no such breakpoint.
      None is set. Nothing was done.

      """),
    CommandErrorRow(
      "unbreak 3", after: ["open counter", "break View -> *"],
      """
                         ^ no such breakpoint.
      Breakpoints: 1. Nothing was done.

      """),
    CommandErrorRow(
      "step",
      """
      No event was fired yet.
      To fire one and stop in it: fire EVENT --step. Nothing was done.

      """),
    CommandErrorRow(
      "step viper", after: ["open counter", "fire increase on mvp"],
      """
                      ^^^^^ event 1 sent no message.
      To see who received it: events. Nothing was done.

      """),
    CommandErrorRow(
      "continue",
      """
      Nothing is stopped.
      To stop an event: fire EVENT --step, or break. To walk the last one: step.
      Nothing was done.

      """),
    CommandErrorRow(
      "out", after: ["open counter", "fire increase"],
      """
      Nothing is stopped.
      To stop an event: fire EVENT --step, or break. To walk the last one: step.
      Nothing was done.

      """),
    CommandErrorRow(
      "goto",
      """
                     ^ goto needs EVENT or MESSAGE.
      Usage: goto EVENT or MESSAGE. Nothing was done.

      """),
    CommandErrorRow(
      "goto 1",
      """
                      ^ no event was fired yet.
      To fire one: fire. Nothing was done.

      """),
    CommandErrorRow(
      "goto 3", after: ["open counter", "fire increase"],
      """
                      ^ no such event yet.
      Events: 0 to 1. Nothing was done.

      """),
    CommandErrorRow(
      "goto mvp#1.99", after: ["open counter", "fire increase"],
      """
                      ^^^^^^^^ counter.mvp has no such message.
      Its messages: mvp#1.1 to .5. Nothing was done.

      """),
    CommandErrorRow(
      "goto mvp#0.22", after: ["open counter", "fire increase"],
      """
                      ^^^^^^^^ counter.mvp has no such message.
      Its messages: mvp#0.1 to .4. Nothing was done.

      """),
    CommandErrorRow(
      "goto mvpp#1.2", after: ["open counter", "fire increase"],
      """
                      ^^^^ no such pattern is open. Did you mean 'mvp'?
      Open: mvc, mvp, mvvm, viper, ribs. Nothing was done.

      """),
    CommandErrorRow(
      "goto mvp#1.99", after: ["open counter", "fire increase", "rewind"],
      """
                          ^^^^^^^^ counter.mvp has no such message.
      Its messages: mvp#1.1 to .5. Nothing was done.

      """),
    CommandErrorRow(
      "rewind 0", after: ["open counter", "fire increase"],
      """
                        ^ at least one event.
      Nothing was done.

      """),
    CommandErrorRow(
      "rewind x", after: ["open counter", "fire increase"],
      """
                        ^ a whole number should stand here.
      Nothing was done.

      """),
    CommandErrorRow(
      "watch mvp.presenter.amout",
      """
                                     ^^^^^
      CountPresenter has no such property. Did you mean 'amount'?
      Properties: view, amount, observation. Nothing was done.

      """),
    CommandErrorRow(
      "unwatch mvp",
      """
                         ^^^ nothing is watched.
      To watch a value: watch PATH. Nothing was done.

      """),
    CommandErrorRow(
      "why",
      """
                    ^ why needs PATH or TEXT.
      PATH or TEXT can be mvc.controller.amountLabel.isHidden,
      mvc.controller.amountLabel.text, mvc.controller.increaseButton.isHidden, for
      example. Nothing was done.

      """),
    CommandErrorRow(
      "why mvp",
      """
                     ^^^ why needs a value.
      To see which there are: inspect mvp --paths. Nothing was done.

      """),
    CommandErrorRow(
      "why mvp.presenter",
      """
                     ^^^^^^^^^^^^^ this is a layer, and why asks about a value.
      For example: mvp.presenter.view, mvp.presenter.amount,
      mvp.presenter.observation. Nothing was done.

      """),
    CommandErrorRow(
      "why mvp.presenter.view",
      """
                     ^^^^^^^^^^^^^^^^^^ this is a layer, and why asks about a value.
      For example: mvp.presenter.view.amountLabel, mvp.presenter.view.increaseButton,
      mvp.presenter.view.decreaseButton, mvp.presenter.view.presenter. Nothing was
      done.

      """),
    CommandErrorRow(
      "why nonsense",
      """
                     ^^^^^^^^ no screen shows this, and it is no path.
      To see all paths: inspect --paths. To see the screens: screen. Nothing was done.

      """),
    CommandErrorRow(
      "why mvp.presenter.amout",
      """
                                   ^^^^^
      CountPresenter has no such property. Did you mean 'amount'?
      Properties: view, amount, observation. Nothing was done.

      """),
    CommandErrorRow(
      "diff",
      """
      No event was fired yet.
      To see how it was loaded: trace event 0. Nothing was done.

      """),
    CommandErrorRow(
      "diff 1 2", after: ["open counter", "fire increase"],
      """
                        ^ no such event yet.
      Events: 0 to 1. Nothing was done.

      """),
    CommandErrorRow(
      "diff 1 1 1", after: ["open counter", "fire increase"],
      """
                          ^ two events are enough.
      Nothing was done.

      """),
    CommandErrorRow(
      "pin mvp#1", after: ["open counter", "fire increase"],
      """
                     ^^^^^ this is an event, and a message is needed.
      For example: mvp#1.1. Nothing was done.

      """),
    CommandErrorRow(
      "pin mvp#1.9", after: ["open counter", "fire increase"],
      """
                     ^^^^^^^ counter.mvp has no such message.
      Its messages: mvp#1.1 to .5. Nothing was done.

      """),
    CommandErrorRow(
      "keep 5",
      """
                      ^ so many can't be kept.
      From 2000 to 50000000. Nothing was done.

      """),
    CommandErrorRow(
      "keep Presenter -> View on mvp",
      """
                                        ^^
      messages are kept by their way and their name alone.
      For example: keep Presenter -> View: onValueChange. Nothing was done.

      """),
    CommandErrorRow(
      "keep Presenter -> View: onValueChang",
      """
                                         ^^^^^^^^^^^^
      no message is called that. Did you mean 'onValueChange'?
      A name may end in *. To see names: trace, side. Nothing was done.

      """),
    CommandErrorRow(
      "keep Presnter -> View",
      """
                      ^^^^^^^^ no such role. Did you mean 'Presenter'?
      Accepted: User, App, View, Controller, Mapper, Presenter, ViewModel, Interactor,
      Router, Coordinator, Model, Worker, UseCase, Repository. Nothing was done.

      """),
    CommandErrorRow(
      "replay", after: [],
      """
      Nothing was done yet.
      To do what a file says: replay FILE. This session is as it was.

      """),
    CommandErrorRow(
      "goto here", after: ["open counter", "fire increase"],
      """
                      ^^^^ the number of an event should stand here, or a message.
      For example: goto 2, goto mvp#2.5. Nothing was done.

      """),
    CommandErrorRow(
      "rewind",
      """
      No event lies behind.
      To fire one: fire. Nothing was done.

      """),
    CommandErrorRow(
      "forward",
      """
      Nothing lies ahead.
      To fire an event: fire. Nothing was done.

      """),
    CommandErrorRow(
      "forward", after: ["open counter", "fire increase"],
      """
      Nothing lies ahead.
      To go back: rewind. Nothing was done.

      """),
    CommandErrorRow(
      "diff 0", after: ["open counter", "fire increase"],
      """
      Before loading there was nothing.
      To see how it was loaded: trace event 0. Nothing was done.

      """),
    CommandErrorRow(
      "keep 99999999999999999999",
      """
                      ^^^^^^^^^^^^^^^^^^^^ so many can't be kept.
      From 2000 to 50000000. Nothing was done.

      """),
    CommandErrorRow(
      "unwatch mvp.presenter.amount.numbr",
      after: ["open counter", "watch mvp.presenter.amount.number"],
      """
                         ^^^^^^^^^^^^^^^^^^^^^^^^^^
      this isn't watched. Did you mean 'mvp.presenter.amount.number'?
      Watched: mvp.presenter.amount.number. Nothing was done.

      """),
    CommandErrorRow(
      "rewind", after: ["open counter", "fire increase", "rewind"],
      """
      No event lies behind.
      To go forward: forward. Nothing was done.

      """),
    CommandErrorRow(
      "keep newst",
      """
                      ^^^^^
      a number should stand here, a way of messages, or 'newest'. Did you mean
      'newest'?
      For example: keep 50000, keep Presenter -> View. Nothing was done.

      """),
  ]
}
