import Testing

/// The first session of a learner, as it stands on the terminal.
@Suite struct FirstSessionTests {
  private let lines = [
    "open counter", "fire increase", "trace mvp", "fire incraese on mvp",
  ]

  private func greeting(_ columns: Int) -> String {
    "Layercake 0.1. One feature, several architectures."
      + (columns < 100 ? "\n" : "   ") + "lesson  begin   open  free play   help"
  }

  @Test(arguments: [80, 200])
  func `on a terminal of 80 columns and more`(columns: Int) {
    #expect(
      Learner.transcript(lines, columns: columns) == """
        \(greeting(columns))
        layercake> open counter
        counter, built five times. The user can't tell them apart:
          ╭─ MVC = MVP = MVVM = VIPER = RIBs ─╮
          │                 0                 │      +  fire increase
          │           [ - ]   [ + ]           │      -  fire decrease
          ╰───────────────────────────────────╯
        CountViewController is Controller in MVC, and View in MVP, MVVM, VIPER and RIBs.
        An event's name alone fires it, too: increase.
        layercake> fire increase
        event 1, increase                                      -> call   ~> notification
        MVC    User -> View -> Controller -> Model ~> Controller -> View      5 messages
        MVP    User -> View -> Presenter -> Model ~> Presenter -> View        5
        MVVM   User -> View -> ViewModel -> Model ~> ViewModel ~> View        5
        VIPER  User -> View -> Presenter -> Interactor -> Presenter -> View   5
        RIBs   User -> View -> Interactor -> View                             3
        All screens: 0 became 1.               names: side     one in full: trace mvvm
        layercake> trace mvp
        counter.mvp, event 1, increase   (2 more inside View, 1 inside Model: --inside)
        mvp#1.1  User -> View               tap [+]
        mvp#1.2    View -> Presenter        increaseButtonTouched()
        mvp#1.3      Presenter -> Model     increase()
        mvp#1.4        Model ~> Presenter   number = 1
        mvp#1.5          Presenter -> View  onValueChange(number: 1)
        layercake> fire incraese on mvp
                        ^^^^^^^^ no such event in counter. Did you mean 'increase'?
        Events: increase (+), decrease (-). Nothing was fired.
        layercake>\u{20}

        """)
  }

  @Test func `on a terminal of 60 columns`() {
    #expect(
      Learner.transcript(lines, columns: 60) == """
        Layercake 0.1. One feature, several architectures.
        lesson  begin   open  free play   help
        layercake> open counter
        counter, built five times. The user can't tell them apart:
          ╭─ MVC = MVP = MVVM = VIPER = RIBs ─╮
          │                 0                 │
          │           [ - ]   [ + ]           │
          ╰───────────────────────────────────╯
          +  fire increase
          -  fire decrease
        CountViewController is Controller in MVC, and View in MVP,
          MVVM, VIPER and RIBs.
        An event's name alone fires it, too: increase.
        layercake> fire increase
        event 1, increase                 -> call   ~> notification
        MVC    5 messages
          User -> View -> Controller -> Model ~> Controller -> View
        MVP    5 messages
          User -> View -> Presenter -> Model ~> Presenter -> View
        MVVM   5 messages
          User -> View -> ViewModel -> Model ~> ViewModel ~> View
        VIPER  5 messages
          User -> View -> Presenter -> Interactor -> Presenter
            -> View
        RIBs   3 messages
          User -> View -> Interactor -> View
        All screens: 0 became 1.
        names: side     one in full: trace mvvm
        layercake> trace mvp
        counter.mvp, event 1, increase
          (2 more inside View, 1 inside Model: --inside)
        mvp#1.1  User -> View           tap [+]
        mvp#1.2   View -> Presenter     increaseButtonTouched()
        mvp#1.3    Presenter -> Model   increase()
        mvp#1.4     Model ~> Presenter  number = 1
        mvp#1.5      Presenter -> View  onValueChange(number: 1)
        layercake> fire incraese on mvp
                        ^^^^^^^^
        no such event in counter. Did you mean 'increase'?
        Events: increase (+), decrease (-). Nothing was fired.
        layercake>\u{20}

        """)
  }

  @Test func `in plain mode`() {
    #expect(
      Learner.transcript(lines, isPlain: true) == """
        Layercake 0.1. One feature, several architectures. To begin: lesson. For free
        play: open. For help: help. To leave: quit.
        layercake> open counter
        counter, built five times. The user can't tell them apart.
        The same screen in MVC, MVP, MVVM, VIPER and RIBs:
        0
        [ - ] [ + ]
        To fire: increase (+), decrease (-).
        CountViewController is Controller in MVC, and View in MVP, MVVM, VIPER and RIBs.
        An event's name alone fires it, too: increase.
        layercake> fire increase
        Event 1, increase. Every screen changed from 0 to 1.
        MVC, 5 messages: User touches View, View calls Controller, Controller calls
        Model, Model notifies Controller, Controller sets View.
        MVP, 5 messages: User touches View, View calls Presenter, Presenter calls Model,
        Model notifies Presenter, Presenter calls View.
        MVVM, 5 messages: User touches View, View calls ViewModel, ViewModel calls
        Model, Model notifies ViewModel, ViewModel notifies View.
        VIPER, 5 messages: User touches View, View calls Presenter, Presenter calls
        Interactor, Interactor calls Presenter, Presenter calls View.
        RIBs, 3 messages: User touches View, View calls Interactor, Interactor calls
        View.
        layercake> trace mvp
        counter.mvp, event 1, increase:
        mvp#1.1: User touches View, tap [+].
        mvp#1.2: View calls Presenter, increaseButtonTouched().
        mvp#1.3: Presenter calls Model, increase().
        mvp#1.4: Model notifies Presenter, number = 1.
        mvp#1.5: Presenter calls View, onValueChange(number: 1).
        Not told: 2 more inside View, 1 inside Model. To hear that, too: --inside.
        layercake> fire incraese on mvp
        Error. Column 6, incraese: no such event in counter. Did you mean 'increase'?
        Events: increase (+), decrease (-). Nothing was fired.
        layercake>\u{20}

        """)
  }
}
