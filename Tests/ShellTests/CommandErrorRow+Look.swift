nonisolated extension CommandErrorRow {
  /// What is looked at and taken away.
  static let look: [CommandErrorRow] = [
    CommandErrorRow(
      "trace mvpp",
      """
                       ^^^^ no such pattern is open. Did you mean 'mvp'?
      Open: mvc, mvp, mvvm, viper, ribs. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp#0.1",
      """
                         ^^^^^^^ this is a message, not a path.
      To read its code: source mvp#0.1. Nothing was done.

      """),
    CommandErrorRow(
      "trace from Presnter",
      """
                            ^^^^^^^^ no such role. Did you mean 'Presenter'?
      Roles: User, App, View, Controller, Mapper, Presenter, ViewModel, Interactor,
      Router, Coordinator, Model, Worker, UseCase, Repository. Nothing was done.

      """),
    CommandErrorRow(
      "trace kind cal",
      """
                            ^^^ no such kind of message. Did you mean 'call'?
      Kinds: call, notification, write. Nothing was done.

      """),
    CommandErrorRow(
      "trace name",
      """
                       ^^^^ 'name' needs NAME.
      Usage: trace [PATTERN or MESSAGE…] [from ROLE] [to ROLE] [name NAME] [event
      NUMBER] [kind KIND] [find TEXT] [--flat] [--diagram] [--inside] [--each].
      Nothing was done.

      """),
    CommandErrorRow(
      "trace event one",
      """
                             ^^^ the number of an event should stand here.
      Nothing was done.

      """),
    CommandErrorRow(
      "trace event 1",
      """
                             ^ no such event yet.
      Only loading, event 0. Nothing was done.

      """),
    CommandErrorRow(
      "trace event 2", after: ["open counter", "+"],
      """
                             ^ no such event yet.
      Events: 0 to 1. Nothing was done.

      """),
    CommandErrorRow(
      "trace event 99999999999999999999",
      """
                             ^^^^^^^^^^^^^^^^^^^^ the number of an event is too large.
      Nothing was done.

      """),
    CommandErrorRow(
      "trace --flatt",
      """
                       ^^^^^^^ trace has no option '--flatt'. Did you mean '--flat'?
      Usage: trace [PATTERN or MESSAGE…] [from ROLE] [to ROLE] [name NAME] [event
      NUMBER] [kind KIND] [find TEXT] [--flat] [--diagram] [--inside] [--each].
      Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp#1",
      """
                       ^^^^^ no such event yet.
      Only loading, event 0. Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp#2.1", after: ["open counter", "+"],
      """
                       ^^^^^^^ no such event yet.
      Events: 0 to 1. Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp#1.9", after: ["open counter", "+"],
      """
                       ^^^^^^^ counter.mvp has no such message.
      Its messages: mvp#1.1 to .5. Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp#1.1", after: ["open counter", "+ on mvc"],
      """
                       ^^^^^^^ counter.mvp has no such message.
      It did not receive event 1. Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp#1.x", after: ["open counter", "+"],
      """
                       ^^^^^^^ a message such as mvp#2.5 should stand here.
      Nothing was done.

      """),
    CommandErrorRow(
      "trace mvq#1.1", after: ["open counter", "+"],
      """
                       ^^^ no such pattern is open. Did you mean 'mvc'?
      Open: mvc, mvp, mvvm, viper, ribs. Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp#1.1", after: ["open counter mvc", "+"],
      """
                       ^^^ mvp is not open.
      Open: mvc. To open it: open counter mvp. Nothing was done.

      """),
    CommandErrorRow(
      "side mvpp",
      """
                      ^^^^ no such pattern is open. Did you mean 'mvp'?
      Open: mvc, mvp, mvvm, viper, ribs. Nothing was done.

      """),
    CommandErrorRow(
      "side event 4",
      """
                            ^ no such event yet.
      Only loading, event 0. Nothing was done.

      """),
    CommandErrorRow(
      "inspect",
      """
                        ^ inspect needs a path.
      For example: mvc.controller, mvc.controller.amount, mvc.controller.observation.
      All of them: inspect --paths. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp.presentr",
      """
                             ^^^^^^^^
      counter.mvp has no such role. Did you mean 'presenter'?
      Roles: view, presenter, model. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp.presenter.amont",
      """
                                       ^^^^^
      CountPresenter has no such property. Did you mean 'amount'?
      Properties: view, amount, observation. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp.presenter.amount.number.x",
      """
                                                     ^ Int has no such property.
      It is a plain value. Nothing was done.

      """),
    CommandErrorRow(
      "inspect viper.interactor.amount.numbr",
      """
                                                 ^^^^^
      Amount has no such property. Did you mean 'number'?
      Properties: number. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp..presenter",
      """
                             ^ a name should stand here.
      Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp.",
      """
                             ^ a name should stand here.
      Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp.presenter", after: ["open counter mvc"],
      """
                         ^^^ mvp is not open.
      Open: mvc. To open it: open counter mvp. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp --path",
      """
                             ^^^^^^
      inspect has no option '--path'. Did you mean '--paths'?
      Usage: inspect [PATH] [--paths] [--deep]. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvp.presenter[2]",
      """
                                      ^^^ CountPresenter has no such property.
      Properties: view, amount, observation. Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvc.model.owner.x", after: ["open lamp"],
      """
                                         ^ there is nothing inside nil.
      Nothing was done.

      """),
    CommandErrorRow(
      "inspect mvc.model.sizes[7]", after: ["open lamp"],
      """
                                        ^^^
      Array<Int> has no such property. Did you mean '[0]'?
      Properties: [0], [1]. Nothing was done.

      """),
    CommandErrorRow(
      "inspect none.view", after: ["open void"],
      """
      Void.none shows nothing yet.
      Nothing was done.

      """),
    CommandErrorRow(
      "source CountVeiw.swift",
      """
                        ^^^^^^^^^^^^^^^
      no open pattern has such a file. Did you mean 'CountView.swift'?
      To list them: source. Nothing was done.

      """),
    CommandErrorRow(
      "source mvp.presenter --diff",
      """
                                            ^
      --diff needs two layers, messages or files.
      For example: source mvp.presenter viper.presenter --diff. Nothing was done.

      """),
    CommandErrorRow(
      "source mvp.presenter viper --diff",
      """
                                      ^^^^^
      --diff needs two layers, messages or files.
      For example: source mvp.presenter viper.presenter --diff. Nothing was done.

      """),
    CommandErrorRow(
      "why is the window weak",
      """
                            ^^^^^^ no layer that is open holds another by this name.
      For example: why mvc.controller.amount strong, why mvp.view.presenter strong,
      why mvp.presenter.view unowned. All of them: owners. Nothing was done.

      """),
    CommandErrorRow(
      "explain mvp#0",
      """
                         ^^^^^ one message is to be named.
      For example mvp#0.1; to see them: trace. Nothing was done.

      """),
    CommandErrorRow(
      "source mvp#7",
      """
                        ^^^^^ no such event yet.
      Only loading, event 0. Nothing was done.

      """),
    CommandErrorRow(
      "export",
      """
                       ^ export needs FORMAT.
      FORMAT can be markdown, html, slides, worksheet, anki, svg, mermaid, plantuml,
      csv, jsonl, chrome, test. Nothing was written.

      """),
    CommandErrorRow(
      "export json",
      """
                        ^^^^ no such format. Did you mean 'jsonl'?
      Formats: markdown, html, slides, worksheet, anki, svg, mermaid, plantuml, csv,
      jsonl, chrome, test. Nothing was written.

      """),
    CommandErrorRow(
      "export a.docx",
      """
                        ^^^^^^ an export can't be a '.docx' file.
      It can be: .md, .html, .tsv, .svg, .mmd, .puml, .csv, .jsonl, .json, .swift.
      Nothing was written.

      """),
    CommandErrorRow(
      "export worksheet a.htm",
      """
                                  ^^^^^
      worksheet can't be a '.htm' file. Did you mean '.html'?
      It can be: .md, .html. Nothing was written.

      """),
    CommandErrorRow(
      "export jsonl /dev/null",
      """
                              ^^^^^^^^^ there is such a file already.
      Choose another name, or add --force to replace it. Nothing was written.

      """),
    CommandErrorRow(
      "export jsonl /nowhere/a.jsonl",
      """
                              ^^^^^^^^^^^^^^^^
      can't create this file: No such file or directory.
      Nothing was written.

      """),
    CommandErrorRow(
      "export jsonl /tmp --force",
      """
                              ^^^^ can't create this file: Is a directory.
      Nothing was written.

      """),
    CommandErrorRow(
      "export jsonl a b",
      """
                                ^ this is one word too many.
      Usage: export FORMAT [FILE] [event NUMBER] [on PATTERN…] [role ROLE] [--full]
      [--force]. Nothing was written.

      """),
    CommandErrorRow(
      "export jsonl a.jsonl event 0",
      """
                                            ^
      jsonl holds every event of every pattern.
      One alone: export csv FILE event 1. Nothing was written.

      """),
    CommandErrorRow(
      "export anki",
      """
      No lesson was begun.
      To begin: lesson. To see which there are: lessons. Nothing was written.

      """),
    CommandErrorRow(
      "export anki a.tsv event 1", after: ["lesson taps", "b", "next", "fire increase"],
      """
                                           ^
      anki holds the questions of the lesson in front.
      An event with blanks to fill in: export worksheet FILE event 1. Nothing was
      written.

      """),
    CommandErrorRow(
      "export svg a.svg --full",
      """
      Only a Markdown note is short without --full.
      As svg nothing is left out anyway. Nothing was written.

      """),
    CommandErrorRow(
      "transcript",
      """
                           ^ transcript needs FILE.
      Usage: transcript FILE [--force]. Nothing was written.

      """),
    CommandErrorRow(
      "export mermaid a.mmd",
      """
      A Mermaid file holds the diagram of one pattern.
      For example: export mermaid FILE on mvc. Nothing was written.

      """),
  ]
}
