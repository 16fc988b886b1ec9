import Terminal
import Testing

@testable import Shell

@Suite struct SetCommandTests {
  @Test func `alone it tells all settings, and their possible values`() {
    #expect(
      Learner().type("set") == """
          look standard     standard, projector  for one reader, or for a class in front
                                                 of a projector
          plain off         on, off              sentences in place of boxes and
                                                 columns, for screen readers
          color off         on, off              whether to use colour
          ambiguous narrow  narrow, wide         how wide the terminal draws Greek,
                                                 arrows and boxes
          language en       en, ko, ja (draft)   the language of the lessons and all
                                                 else
          track whole       whole, short         which lessons 'next' and 'lesson' open:
                                                 all, or a shorter course
          school on         on, off              on leaves out a joke about drugs in the
                                                 shop; handouts and 'present' always
                                                 leave it out
          editor unset      a quoted command     what opens your code; '' for $VISUAL or
                                                 $EDITOR

        """)
    #expect(Learner().type("set look") == "look is standard.\n")
  }

  @Test func `plain can be turned on and off in the middle of a session`() {
    let learner = Learner()
    learner.type("open counter mvp")
    #expect(learner.type("set plain on") == "plain is on now.\n")
    #expect(learner.type("screen") == "Screen of MVP:\n0\n[ - ] [ + ]\n")
    learner.type("set plain off")
    #expect(learner.type("screen").contains("╭─ MVP ─"))
  }

  @Test func `for a projector nothing is dim`() {
    let learner = Learner(color: true)
    learner.type("open counter", "set look projector")
    #expect(!learner.type("help").contains("\u{1B}[2m"))
    learner.type("set look standard")
    #expect(learner.type("help").contains("\u{1B}[2m"))
    learner.type("set color off")
    #expect(!learner.type("help").contains("\u{1B}"))
  }

  @Test(arguments: Setting.allCases)
  func `whatever can be set is seen somewhere`(setting: Setting) {
    let course = Learner(course: RealCourse.shelf(in: "en")).session
    let seen = setting.values(in: course).map { value in
      let learner = Learner(color: true, course: RealCourse.shelf(in: "en"))
      learner.type(
        "open counter", "fire increase", "set \(setting.rawValue) \(value)", "open candy mvp")
      return ["screen", "side counter", "help", "glossary view", "lessons"].map {
        learner.type($0)
      }
    }
    #expect(Set(seen).count == setting.values(in: course).count)
  }

  @Test func `another language is spoken from the next line on, in the lesson that goes on, too`() {
    let learner = Learner()
    learner.type("lesson taps", "open counter mvc", "increase")
    let before = learner.session.timeline.done
    #expect(learner.type("set language ko") == "language 설정을 ko로 바꾸었습니다.\n")
    #expect(learner.type("note 하나").hasPrefix("적어 두었습니다"))
    #expect(learner.type("set language") == "language 설정은 ko입니다.\n")
    #expect(learner.session.state.lesson?.shelved.lesson.language == "ko")
    #expect(learner.type("set language en") == "language is en now.\n")
    #expect(learner.session.state.lesson?.shelved.lesson.language == "en")
    #expect(Array(learner.session.timeline.done.dropLast()) == Array(before))
    #expect(learner.type("note one").hasPrefix("Noted"))
  }

  @Test func `a language that is a draft says so, and says the rest in English`() {
    let learner = Learner()
    let told = learner.type("set language ja")
    #expect(told.hasPrefix("language を ja にしました。\n日本語は草案です。"))
    #expect(learner.type("lessons").hasPrefix("日本語は草案です。"))
    #expect(learner.type("glossary presenter").contains("プレゼンター"))
    #expect(learner.type("help grammar").contains("comment"))
    learner.type("set language en")
    #expect(!learner.type("glossary presenter").contains("プレゼンター"))
  }

  @Test func `a class isn't shown the joke of the shop, and programs get every text as it is`() {
    let learner = Learner()
    let clean = learner.type("open candy mvp")
    #expect(clean.contains("#no dairy #no wheat"))
    #expect(!learner.type("export markdown -").contains("#no drugs"))
    #expect(!learner.type("trace --inside").contains("#no drugs"))
    #expect(!learner.type("export svg - event 0").contains("#no drugs"))
    #expect(learner.type("export csv -").contains("#no drugs"))
    let screen = learner.type("screen")
    learner.type("set school off")
    #expect(
      learner.type("screen")
        == screen.replacing("#no dairy", with: "#no drugs").replacing(
          "#no wheat", with: "#no fraud"))
    #expect(!learner.type("export markdown -").contains("#no drugs"))
    learner.type("set school on")
    #expect(learner.type("screen") == screen)
  }

  @Test(arguments: [40, 60, 80, 100, 120, 200])
  func `a class isn't shown the joke where a line ends within it, either`(_ columns: Int) {
    let learner = Learner(columns: columns)
    learner.type("open candy mvp viper")
    for line in ["source viper#0.5", "source viper#0.6", "trace viper event 0", "side", "screen"] {
      let told = learner.type(line)
      #expect(!told.contains("fraud") && !told.contains("drugs"), "\(told)")
    }
  }

  @Test func `it is no action of the session`() {
    let learner = Learner()
    learner.type("set plain on")
    #expect(learner.session.timeline.count == 0)
  }

  @Test func `a file of settings is taken line by line, and its faults are told`() {
    let learner = Learner()
    let faults = learner.runner.configure(
      "# mine\r\n\r\nset plain on\r\nset plane on\nset look projecter\nset color off; open counter\n"
        + "set look projector # x\n"
    )
    #expect(faults.map(\.line) == [4, 5, 6])
    #expect(
      faults.map(\.error.headline) == [
        "no such setting. Did you mean 'plain'?",
        "no such value of look. Did you mean 'projector'?",
        "only 'set' can stand here.",
      ])
    #expect(learner.out.profile.isPlain)
    #expect(learner.out.profile.look == .projector)
    #expect(learner.session.state.current == nil)
  }
}
