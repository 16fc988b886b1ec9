nonisolated extension CommandErrorRow {
  /// Values, services, mocks and variants.
  static let shop: [CommandErrorRow] = [
    CommandErrorRow(
      "fire quantity", after: ["open candy mvp"],
      """
                              ^ quantity needs a number.
      One from 0 up: fire quantity 3. Nothing was fired.

      """),
    CommandErrorRow(
      "fire quantity -1", after: ["open candy mvp"],
      """
                               ^^ quantity takes nothing below 0.
      Whole numbers from 0 up. Nothing was fired.

      """),
    CommandErrorRow(
      "fire back", after: ["open candy mvp"],
      """
                      ^^^^ candy.mvp shows nothing for this event now.
      Nothing was fired.

      """),
    CommandErrorRow(
      "select 13", after: ["open news mvp"],
      """
                        ^^ select takes no more than 12.
      Whole numbers from 1 to 12. Nothing was fired.

      """),
    CommandErrorRow(
      "fire select", after: ["open news mvp"],
      """
                            ^ select needs a number.
      One from 1 to 12: fire select 3. Nothing was fired.

      """),
    CommandErrorRow(
      "select 1", after: ["service slow", "open news mvp"],
      """
                 ^^^^^^ news.mvp shows nothing for this event now.
      Nothing was fired.

      """),
    CommandErrorRow(
      "service maybe", after: ["open candy mvp"],
      """
                         ^^^^^ no such answer of a service.
      It can be: ok, fail, slow, local, deliver. Nothing was changed.

      """),
    CommandErrorRow(
      "service slow 3", after: ["open candy mvp"],
      """
                              ^ only 'deliver' takes a number.
      Nothing was changed.

      """),
    CommandErrorRow(
      "service deliver zero", after: ["open candy mvp"],
      """
                                 ^^^^ the number of an answer is 1 or more.
      Nothing was changed.

      """),
    CommandErrorRow(
      "service deliver", after: ["open candy mvp"],
      """
                         ^^^^^^^ no such answer waits.
      To make answers wait: service slow. To see what waits: service. Nothing was
      changed.

      """),
    CommandErrorRow(
      "service deliver 2", after: ["open news viper", "service slow", "fire reload"],
      """
                         ^^^^^^^ no such answer waits.
      To see what waits: service. Nothing was changed.

      """),
    CommandErrorRow(
      "trace counter.mvp", after: ["open counter mvp", "open candy mvp"],
      """
                       ^^^^^^^^^^^ this is of counter, and candy is in front.
      To go there: open counter. Nothing was done.

      """),
    CommandErrorRow(
      "inspect counter.mvp.presenter", after: ["open counter mvp", "open candy mvp"],
      """
                         ^^^^^^^^^^^ this is of counter, and candy is in front.
      To go there: open counter. Nothing was done.

      """),
    CommandErrorRow(
      "why counter.mvp.model.number", after: ["open counter mvp", "open candy mvp"],
      """
                     ^^^^^^^^^^^ this is of counter, and candy is in front.
      To go there: open counter. Nothing was done.

      """),
    CommandErrorRow(
      "service deliver on mvp", after: ["open candy mvp"],
      """
                                    ^^^ no such answer waits in candy.mvp.
      Nothing was changed.

      """),
    CommandErrorRow(
      "service slow on candyy", after: [],
      """
                                 ^^^^^^ no such pattern.
      Patterns: mvc, mvp, mvvm, viper, ribs, mvp~supervising, mvvm~coordinator.
      Nothing was changed.

      """),
    CommandErrorRow(
      "blame mvp#1.1", after: ["open candy mvp"],
      """
                       ^^^^^^^ no such event yet.
      Only loading, event 0. Nothing was done.

      """),
    CommandErrorRow(
      "blame mvp#0.1", after: ["open candy mvp"],
      """
                       ^^^^^^^ candy.mvp is not to blame: it is as it should be.
      Variants hold mistakes: mvp~a, for one. Nothing was done.

      """),
    CommandErrorRow(
      "blame mvp~b#9.1", after: ["open candy mvp"],
      """
                       ^^^^^ no such pattern is open. Did you mean 'mvp'?
      Open: mvp. Nothing was done.

      """),
    CommandErrorRow(
      "blame viper~a#0", after: ["open candy viper~a"],
      """
                       ^^^^^^^^^ one message is to be named.
      For example viper~a#0.1; to see them: trace. Nothing was done.

      """),
    CommandErrorRow(
      "blame viper~a", after: ["open candy viper~a"],
      """
                       ^^^^^^^ a layer or a property is to be named.
      For example viper~a.view; to see them: inspect viper~a --paths. Nothing was
      done.

      """),
    CommandErrorRow(
      "mock view", after: ["open candy mvc"],
      """
                      ^^^^
      in MVC the view can't be replaced: CandyViewController, the Controller, names
      concrete widgets (Label, ImageView, Stepper and Button), and no protocol stands
      between them.
      Nothing was replaced.

      """),
    CommandErrorRow(
      "mock veiw", after: ["open candy mvp"],
      """
                      ^^^^ no such thing to mock. Did you mean 'view'?
      It can be: view, off. Nothing was replaced.

      """),
    CommandErrorRow(
      "mock view on mvc~classic", after: ["open counter mvc~classic"],
      """
                              ^^^^^^^^^^^ in MVC~classic the view can't be replaced.
      Nothing was replaced.

      """),
    CommandErrorRow(
      "trace event 1", after: ["open candy mvp", "quantity 1", "open counter"],
      """
                             ^ event 1 belongs to candy, and counter is in front.
      To go there: open candy. Nothing was done.

      """),
    CommandErrorRow(
      "compare sweets", after: ["open candy mvp"],
      """
                         ^^^^^^ no such feature.
      Features: counter, greeting, candy, news, account. Nothing was done.

      """),
    CommandErrorRow(
      "blame #0.1", after: ["open candy viper~a mvp~a"],
      """
                       ^^^^ which pattern is meant?
      For example mvp~a#0.1. Nothing was done.

      """),
    CommandErrorRow(
      "fire back", after: ["open candy mvp", "mock view"],
      """
                      ^^^^
      candy.mvp has a mock in the view's place, and this takes a widget.
      At others: on, and their names. To have the view back: mock off. Nothing was
      fired.

      """),
  ]
}
