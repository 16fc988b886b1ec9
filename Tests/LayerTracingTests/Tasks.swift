import LayerTracing

/// Answers when it is told to, or at once.
@MainActor
final class Answers {
  private var waiting: [(name: String, go: (Result<Int, Offline>) -> Void)] = []
  private let session: Session
  var isQuick = false

  init(_ session: Session) { self.session = session }

  var names: [String] { waiting.map(\.name) }

  func next(_ name: String) async throws -> Int {
    if isQuick { return 1 }
    session.recorder.suspend(for: name)
    return try await withUnsafeThrowingContinuation { continuation in
      waiting.append((name, { continuation.resume(with: $0) }))
    }
  }

  /// Lets an answer through as an event of its own.
  func deliver(_ place: Int = 0, _ answer: Result<Int, Offline>, as event: Int) {
    let go = waiting.remove(at: place).go
    session.event(event) { go(answer) }
  }
}

/// Waits for what it is asked for.
@MainActor @Layer(.worker)
final class AwaitedWorker {
  private let answers: Answers

  init(_ answers: Answers) { self.answers = answers }

  func fetch(_ name: String) async throws -> Int { try await answers.next(name) }
}

/// Adds up what it waits for.
@MainActor @Layer(.interactor)
final class AwaitingInteractor {
  private let worker: AwaitedWorker
  private(set) var sum = 0

  init(_ worker: AwaitedWorker) { self.worker = worker }

  func load(_ name: String) async throws -> Int {
    sum += try await worker.fetch(name)
    return sum * 10
  }

  func both() async throws -> Int {
    async let one = worker.fetch("one")
    async let two = worker.fetch("two")
    return try await one + two
  }

  func group() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for name in ["a", "b", "c"] {
        group.addTask { (try? await self.worker.fetch(name)) ?? 0 }
      }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
  }

  func save() async throws { _ = try await worker.fetch("save") }

  func nap() async throws { try await Task.sleep(for: .seconds(3600)) }

  func stream() async {
    let numbers = AsyncStream<Int> { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    for await number in numbers { add(number) }
  }

  func add(_ number: Int) { sum += number }
}

/// Begins tasks, and is told of their results.
@MainActor @Layer(.presenter)
final class AwaitingPresenter {
  private let interactor: AwaitingInteractor
  private var task: Task<Void, Never>?

  init(_ interactor: AwaitingInteractor) { self.interactor = interactor }

  func viewDidLoad(_ name: String) { begin { try await $0.load(name) } }
  func loadBoth() { begin { try await $0.both() } }
  func loadGroup() { begin { await $0.group() } }

  func save() {
    task = Task {
      do {
        try await interactor.save()
        show(0)
      } catch { fail("\(error)") }
    }
  }

  func cancel() { task?.cancel() }

  func nap() {
    task = Task {
      do { try await interactor.nap() } catch { fail("\(error)") }
      show(-1)
    }
  }

  func hear() { Task { await interactor.stream() } }

  func loop() { Task { while true { await Task.yield() } } }

  func show(_ number: Int) {}
  func fail(_ why: String) {}

  private func begin(_ load: @escaping (AwaitingInteractor) async throws -> Int) {
    task = Task {
      do { show(try await load(interactor)) } catch { fail("\(error)") }
    }
  }
}
