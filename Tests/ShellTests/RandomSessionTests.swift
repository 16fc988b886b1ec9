import Catalog
import Features
import Foundation
import Languages
import Lessons
import Queries
import Terminal
import TestSupport
import Testing

@testable import Sessions
@testable import Shell

/// Random sessions in the whole course, over every command: none crashes, and what is promised of any line
/// holds in each.
@Suite struct RandomSessionTests {
  /// The course in each language, drafts included, read once; English first.
  private static let courses = Language.all.map { RealCourse.shelf(in: $0.code) }

  /// One of them as no session has left it yet: in its language, with no track that is followed.
  private static func course(_ place: Int) -> CourseShelf {
    let course = courses[place]
    (course.language, course.track) = (Language.all[place].code, nil)
    return course
  }

  /// What lines came to, over all sessions.
  private struct Tally {
    var lines = 0
    var refused = 0
    /// The commands that were carried out at least once.
    var commands: Set<String> = []
    /// The lessons that were begun.
    var lessons: Set<String> = []
    /// The kinds of questions that were asked.
    var questions: Set<String> = []
    /// Where something was looked at: in an event that the learner fired, or a lesson.
    var stops: Set<String> = []
  }

  /// What tells two states apart.
  private struct Trail: Equatable, CustomStringConvertible {
    let done: [String]
    let ahead: [String]
    let lesson: String
    let open: [String]
    let notes: [String]
    let isAsked: Bool
    var stop: String?

    init(_ session: Session) {
      let state = session.state
      done = session.timeline.done.map(\.description)
      ahead = session.timeline.ahead.map(\.description)
      lesson =
        state.lesson.map {
          "\($0.shelved.number) \($0.run.position) \($0.run.isStepDone) \(state.isPlaying)"
        } ?? ""
      open = state.allOpen.map { "\($0.name) \($0.recorder.messages.count)" }
      notes = state.notes.map(\.text)
      isAsked = state.prediction != nil
      stop = session.stop?.moment.name
    }

    var description: String {
      "\(done) ahead \(ahead) in \(lesson) \(open) \(notes) \(isAsked) \(stop ?? "")"
    }
  }

  @Test func `a session of any lines goes on, and is the same when it is done again`() throws {
    var tally = Tally()
    let most = Mutator.count(orElse: 500)
    // As many as CI types are the same in each run; more are others each time, and tell their number.
    var seed: UInt64 = most > 20_000 ? UInt64.random(in: 0..<1_000_000_000) : 1
    var sessions = 0
    while tally.lines < most {
      // The first ones begin with a lesson each, so that none is left out by chance.
      try play(seed, lesson: sessions, lines: min(80, most - tally.lines), &tally)
      (seed, sessions) = (seed + 1, sessions + 1)
    }
    #expect(tally.refused > tally.lines / 10, "most lines must make sense, and some must not")
    #expect(tally.refused < tally.lines * 3 / 4)
    // Many lines leave nothing out: a new command, lesson or kind of question is among them by itself.
    guard most >= 20_000 else { return }
    #expect(Set(Command.all.map(\.name)).subtracting(tally.commands) == [])
    #expect(Set(Self.courses[0].entries.map(\.number)).subtracting(tally.lessons) == [])
    let forms = LessonQuiz.Form.allCases.map { "quiz \($0)" }
    #expect(tally.questions == Set(forms + ["prediction", "task"]))
    #expect(tally.stops == ["own", "lesson's"])
  }

  @Test func `the same lines do the same in each language`() throws {
    var (lines, exported) = (0, 0)
    var seed: UInt64 = 1
    while lines < 400 {
      let folder = try ScratchFolder()
      var random = try RandomLearner(seed: seed, in: folder)
      let learners = Self.courses.indices.map {
        Learner(home: folder.path, course: Self.course($0))
      }
      var typed: [RandomLearner.Keys] = []
      for number in 0..<40 {
        let runner = learners[0].runner
        let keys = number == 0 ? .line(random.beginning(runner)) : random.keys(runner)
        guard Self.isForAll(keys) else { continue }
        typed.append(keys)
        for learner in learners where !learner.runner.isFinished {
          do throws(CommandError) { try keys.type(to: learner.runner) } catch { continue }
        }
        let sessions = learners.map(\.session)
        let isSame =
          Set(sessions.map { Trail($0).description }).count == 1
          && Set(sessions.map { Self.inEnglish(Fingerprint.all($0)) }).count == 1
        if !isSame {
          Issue.record(
            """
            seed \(seed): \(typed.map { "\($0)" }.joined(separator: "\n"))
            \(sessions.map { Trail($0).description }.joined(separator: "\n"))
            \(Self.firstDifference(sessions.map { Self.inEnglish(Fingerprint.all($0)) }))
            """)
          return
        }
      }
      let traces = learners.map { Self.inEnglish(Self.jsonLines(of: $0)) }
      if Set(traces).count > 1 {
        Issue.record(
          """
          seed \(seed), other JSON Lines: \(typed.map { "\($0)" }.joined(separator: "\n"))
          \(zip(traces[0].lines, traces[1].lines).first { $0 != $1 }.map { "\($0)" } ?? "")
          """)
        return
      }
      exported += traces[0].isEmpty ? 0 : 1
      lines += typed.count
      seed += 1
    }
    #expect(exported > 2)
  }

  /// The Korean of the shop's goods and of the news, and their English.
  private static let goods: [(korean: String, english: String)] = {
    func texts(_ language: String) -> [String] {
      let offer = CandyOffer.today(in: language)
      let news: [LiveNewsModel] = .today(in: language) + .yesterday(in: language)
      var texts: [String] = []
      for product in [offer.candy, offer.choco] {
        texts.append(product.title)
        texts += product.description.split(separator: "\n").map(String.init)
      }
      for article in news {
        texts += [article.title, article.author, article.description].compactMap(\.self)
      }
      return texts
    }
    let pairs = zip(texts("ko"), texts("en")).map { (korean: $0.0, english: $0.1) }
    // What is longer goes first: a part of it may be another's text.
    return pairs.sorted { $0.korean.count > $1.korean.count }
  }()

  /// A text as it would be in a session in English, without blanks: services answer in the language that is spoken,
  /// and columns are as wide as what is in them.
  private static func inEnglish(_ text: String) -> String {
    goods.reduce(text) { $0.replacing($1.korean, with: $1.english) }.replacing(" ", with: "")
      .replacing(/"language":"[a-z]+"/, with: "")
  }

  /// The first line in which one of several texts differs from the first of them, as both have it.
  private static func firstDifference(_ texts: [String]) -> String {
    for text in texts {
      if let pair = zip(texts[0].lines, text.lines).first(where: { $0 != $1 }) {
        return "\(pair.0)\n\(pair.1)"
      }
    }
    return ""
  }

  /// What a session exports for programs; empty if it can't be exported just now.
  private static func jsonLines(of learner: Learner) -> String {
    if learner.runner.isPresenting { _ = learner.runner.leavePresentation() }
    let text = learner.runner.isFinished ? "" : learner.type("export jsonl -")
    return text.hasPrefix(#"{"format""#) ? text : ""
  }

  /// Whether every language takes it for the same: what is written would be there for the second, and a
  /// language that is chosen is the learner's. A number alone may be how a choice begins in one language, as
  /// '5 番目' does.
  private static func isForAll(_ keys: RandomLearner.Keys) -> Bool {
    guard case .line(let line) = keys else { return true }
    let words = line.split { " ;".contains($0) }
    return LineGenerator.isHarmless(line) && !words.contains("set") && !words.contains("present")
      && Int(line) == nil
  }

  /// Where a session is typed.
  private struct Desk {
    let folder: ScratchFolder
    let columns: Int
    let color: Bool
    let isPlain: Bool
    let isKept: Bool
    /// The place of its course among all.
    private let place: Int

    init(_ random: inout RandomLearner, in folder: ScratchFolder) {
      self.folder = folder
      columns = [80, 60, 200][random.number(0...2)]
      color = random.chance(1, of: 2)
      isPlain = random.chance(1, of: 3)
      isKept = random.chance(1, of: 4)
      // One that a learner reads in English serves every second time.
      let others = RandomSessionTests.courses.count - 1
      place = random.chance(1, of: 2) ? random.number(1...others) : 0
    }

    func learner(keepingIn sessions: ScratchFolder?) -> Learner {
      let learner = Learner(
        columns: columns, color: color, isPlain: isPlain, home: folder.path,
        sessions: sessions?.path, course: RandomSessionTests.course(place))
      learner.session.environment.builds = StandInShelf.shared
      return learner
    }
  }

  /// Types into one session, and holds what comes of it against what is promised.
  private func play(_ seed: UInt64, lesson: Int, lines: Int, _ tally: inout Tally) throws {
    let folder = try ScratchFolder()
    var random = try RandomLearner(seed: seed, in: folder)
    let desk = Desk(&random, in: folder)
    let fault = try fault(at: desk, &tally) { runner, number in
      if number == 0 { return .line(random.beginning(runner, lesson: lesson)) }
      return number > lines ? nil : random.keys(runner)
    }
    tally.lines += lines
    guard let fault else { return }
    let least = try shrunk(fault.typed, at: desk)
    Issue.record(
      "seed \(seed): \(least.text)\n\(least.typed.map { "\($0)" }.joined(separator: "\n"))")
  }

  /// A promise that wasn't kept, and what was typed up to there.
  private struct Fault {
    let text: String
    let typed: [RandomLearner.Keys]
  }

  /// The fault with as few lines as it needs.
  private func shrunk(_ typed: [RandomLearner.Keys], at desk: Desk) throws -> Fault {
    var tally = Tally()
    var least = Fault(text: "only once", typed: typed)
    var size = typed.count / 2
    while size > 0 {
      var start = 0
      while start < least.typed.count {
        var rest = least.typed[...]
        rest.removeSubrange(start..<min(start + size, rest.count))
        var next = rest
        if let fault = try fault(at: desk, &tally, typing: { _, _ in next.popFirst() }) {
          least = fault
        } else {
          start += size
        }
      }
      size /= 2
    }
    return least
  }

  /// Types until there is nothing more to type, or a promise isn't kept.
  private func fault(
    at desk: Desk, _ tally: inout Tally,
    typing next: (Runner, _ number: Int) -> RandomLearner.Keys?
  ) throws -> Fault? {
    let kept = desk.isKept ? try ScratchFolder() : nil
    if kept != nil {
      let earlier = desk.learner(keepingIn: kept)
      try? earlier.runner.run("open counter mvp; fire increase")
      earlier.leave()
    }
    let learner = desk.learner(keepingIn: kept)
    var typed: [RandomLearner.Keys] = []
    while !learner.runner.isFinished, let keys = next(learner.runner, typed.count) {
      typed.append(keys)
      if let text = type(keys, to: learner.runner, &tally) {
        return Fault(text: text, typed: typed)
      }
      note(learner, in: &tally)
    }
    if learner.runner.isPresenting { _ = learner.runner.leavePresentation() }
    let text =
      try again(learner) ?? graded(learner) ?? kept.flatMap { resumed(learner, from: $0) }
    return text.map { Fault(text: $0, typed: typed) }
  }

  /// Types one thing. One command that is refused has changed nothing.
  private func type(
    _ keys: RandomLearner.Keys, to runner: Runner, _ tally: inout Tally
  ) -> String? {
    let before = runner.isPresenting ? nil : Trail(runner.session)
    do throws(CommandError) {
      try keys.type(to: runner)
      guard case .line(let line) = keys else { return nil }
      for words in (try? Lexer.commands(in: line)) ?? [] {
        if let command = Command.named(words[0].text) { tally.commands.insert(command.name) }
      }
    } catch {
      tally.refused += 1
      guard case .line(let line) = keys, ((try? Lexer.commands(in: line)) ?? []).count < 2,
        let before, !runner.isPresenting
      else { return nil }
      var after = Trail(runner.session)
      // An event that wouldn't end can be walked, in place of the one that was stopped.
      if runner.session.attempt != nil { after.stop = before.stop }
      return before == after ? nil : "refused, but \(before)\nis now \(after)"
    }
    return nil
  }

  private func note(_ learner: Learner, in tally: inout Tally) {
    let session = learner.session
    if let lesson = session.state.lessonInFront {
      tally.lessons.insert(lesson.shelved.number)
      switch lesson.run.step.question {
      case .quiz(let quiz): tally.questions.insert("quiz \(quiz.form)")
      case .prediction: tally.questions.insert("prediction")
      case .task: tally.questions.insert("task")
      case nil: break
      }
    }
    guard let stop = session.stop else { return }
    let action = session.actions(upTo: stop.place).last
    tally.stops.insert(action?.beginsStep == true ? "lesson's" : "own")
  }

  /// All of it, done again from nothing, leads to the same.
  private func again(_ learner: Learner) throws -> String? {
    let session = learner.session
    guard session.stop == nil else { return nil }
    let (before, screens) = (Trail(session), Fingerprint.all(session))
    try session.doAgain()
    let after = Trail(session)
    if before != after { return "done again, \(before)\nis \(after)" }
    let isSame = screens == Fingerprint.all(session)
    return isSame ? nil : "done again, messages, values or screens are others"
  }

  /// What was done of the lesson can be handed in, and graded.
  private func graded(_ learner: Learner) -> String? {
    guard let lesson = learner.session.state.lesson?.shelved else { return nil }
    let handIn = learner.session.handIn(of: lesson, by: "Kim", program: "0.1")
    guard let read = try? HandIn.read(handIn.text), read.handIn == handIn, read.damage == []
    else { return "the hand-in can't be read back" }
    let work = GradedWork(read.handIn, against: lesson, like: learner.session, nothing: "nothing")
    return work.refused.map { "an honest hand-in is refused: \($0)" }
  }

  /// Another shell goes on where this one ended.
  private func resumed(_ learner: Learner, from folder: ScratchFolder) -> String? {
    // Where in an event a session was stopped isn't kept.
    _ = learner.runner.leaveStop()
    let before = Trail(learner.session)
    learner.leave()
    guard !before.done.isEmpty else { return nil }
    let next = Learner(sessions: folder.path, course: learner.session.environment.course)
    next.session.environment.builds = StandInShelf.shared
    do throws(CommandError) { try next.runner.run("resume") } catch {
      return "it can't be gone on with: \(error)"
    }
    let after = Trail(next.session)
    return before == after ? graded(next) : "gone on with, \(before)\nis \(after)"
  }
}

extension Fingerprint {
  /// All messages, states and screens of a session, in its lesson and in free play.
  fileprivate static func all(_ session: Session) -> String {
    var fingerprint = Fingerprint()
    return fingerprint.text(of: session.state.workspace)
  }
}
