import CLayerTracing

/// Runs the tasks of one recorder's layers, on the recorder's thread and in the order in which they were
/// enqueued, so that the same events give the same trace.
///
/// It stands for the main actor's executor while the recorder is bound, and takes what would go to other
/// threads, too. A job is what a task does from one `await` to the next. Whoever runs when a job is
/// enqueued is its cause: `Task { }` is enqueued within a layer's method, an answer within the delivery.
final class JobQueue: SerialExecutor, @unchecked Sendable {
  /// How many jobs an event may run until it counts as one that doesn't end.
  static let most = 100_000

  private struct Entry {
    let job: OpaquePointer
    let isGlobal: Bool
    let cause: LayerFrame
  }

  private unowned let recorder: Recorder
  private var waiting: [Entry] = []
  /// What each task goes on as, by its number, which is never shown.
  private var frames: [UInt64: LayerFrame] = [:]
  /// The runs of jobs so far: a method that ends in another one than it began in was suspended.
  private(set) var runs = 0

  /// Whether a task has run in it, which may not have ended.
  var hasTasks: Bool { !frames.isEmpty }

  init(for recorder: Recorder) { self.recorder = recorder }

  /// The executor as the runtime holds it.
  var asExecutor: layer_executor {
    let words = unsafeBitCast(asUnownedSerialExecutor(), to: (UnsafeRawPointer, UInt).self)
    return layer_executor(identity: words.0, implementation: words.1)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    add(unsafeBitCast(UnownedJob(job), to: OpaquePointer.self), isGlobal: false)
  }

  /// What needs the main actor may run wherever a job of this queue does.
  func checkIsolated() {}

  /// Takes a job that is to be run when its turn comes.
  func add(_ job: OpaquePointer, isGlobal: Bool) {
    waiting.append(Entry(job: job, isGlobal: isGlobal, cause: recorder.state.frame))
  }

  /// Runs the jobs that wait, and those that they enqueue, until none is left, or the recorder delivers no
  /// message any more.
  func run() {
    var done = 0
    var next = 0
    while next < waiting.count, recorder.runaway == nil {
      let entry = waiting[next]
      next += 1
      run(entry)
      done += 1
      if done % Recorder.deepest == 0 { recorder.pulse?() }
      if done == JobQueue.most { recorder.giveUp() }
    }
    waiting.removeFirst(next)
  }

  private func run(_ entry: Entry) {
    let task = layer_task_of(entry.job)
    let outer = recorder.state.frame
    runs += 1
    recorder.state.pointee.running =
      frames[task].map {
        recorder.resume($0, because: entry.cause)
      } ?? entry.cause
    if entry.isGlobal {
      layer_run_global_job(entry.job)
    } else {
      layer_run_job(entry.job, asExecutor)
    }
    frames[task] = recorder.state.frame
    recorder.state.pointee.running = outer
  }
}

extension Recorder {
  /// Has the runtime ask recorders who runs tasks; done once, before the first recorder is bound.
  static let takesJobs: Void = {
    var sink = layer_job_sink(
      main: { Recorder.bound($0).queue.asExecutor },
      take: { Recorder.bound($0).queue.add($1, isGlobal: true) },
      sleep: { Recorder.bound($0).sleep($1) })
    layer_take_jobs(&sink, Recorder().queue.asExecutor.implementation)
  }()

  private static func bound(_ recorder: UnsafeMutableRawPointer) -> Recorder {
    Unmanaged<Recorder>.fromOpaque(recorder).takeUnretainedValue()
  }

  /// The queue of its layers' tasks, made when a task first asks for one.
  var queue: JobQueue {
    if let jobs { return jobs }
    let queue = JobQueue(for: self)
    jobs = queue
    return queue
  }

  /// Lets a job wait until the host lets its time pass, or runs it as any other where the host holds nothing.
  private func sleep(_ job: OpaquePointer) {
    guard let holdsSleep else { return queue.add(job, isGlobal: true) }
    holdsSleep { [queue] in queue.add(job, isGlobal: true) }
  }

  /// Ends the tasks of its layers, whose specimen is gone: `body` wakes those that wait. Nothing is recorded.
  public func endTasks(_ body: () -> Void) {
    guard isAtHome, runaway == nil, let jobs, jobs.hasTasks else { return }
    isOn = false
    beforeDelivery = nil
    pulse = nil
    recording(event: 0, body)
  }

  /// Records that the running layer waits for something, which people read the name of: `fetchCandy`.
  public func suspend(for what: String) {
    guard state.recordsHere else { return }
    let frame = state.frame
    let site = Site.text(of: handled(by: frame), as: .suspension)
    _ = record(site, to: frame.sender, messages.add(.string(what)), .stored)
    state.pointee.running = frame
  }

  /// Records that a layer goes on because of what ran when its task was woken, and gives what it goes on as.
  fileprivate func resume(_ frame: LayerFrame, because cause: LayerFrame) -> LayerFrame {
    guard state.recordsHere else { return frame }
    state.pointee.running = cause
    let site = Site.text(of: handled(by: frame), as: .resumption)
    _ = record(site, to: frame.sender, 0, .none)
    return state.frame
  }

  /// Records what an asynchronous call of the running layer came to: its caller, which has waited for it,
  /// goes on. False if nothing is recorded any more.
  func answer(_ site: StaticString, _ value: StoredValue?, to caller: UInt32) -> Bool {
    record(
      site.utf8Start, to: caller, value.map(messages.add) ?? 0, value == nil ? .none : .stored)
  }

  /// The site of the method that a layer is in, if its message is still kept.
  private func handled(by frame: LayerFrame) -> UnsafePointer<UInt8>? {
    let id = Int(frame.message)
    return id > 0 && id >= messages.oldest ? messages.record(id).site : nil
  }
}

extension LayerToken {
  /// A number that changes when an asynchronous method is left for a while.
  public var run: Int { recorder?.jobs?.runs ?? 0 }

  /// Goes back to what was running before an asynchronous call. If it was left since the run in which it
  /// began, what it returns is a message to its caller, which has waited: without a value if that is nothing.
  public func leave<T>(
    _ entry: LayerEntry, since run: Int, _ site: StaticString, returning value: T
  ) {
    if answer(entry, since: run, site, value is Void ? nil : StoredValue(value)) { return }
    returned(value, from: entry)
    leave(entry)
  }

  /// Goes back to what was running before an asynchronous call that throws an error; if it was left since the
  /// run in which it began, that is a message to its caller.
  public func leave(
    _ entry: LayerEntry, since run: Int, _ site: StaticString, throwing error: any Error
  ) {
    if !answer(entry, since: run, site, StoredValue(error)) { leave(entry) }
  }

  /// Records an answer that came later than in the run in which the call began.
  private func answer(
    _ entry: LayerEntry, since run: Int, _ site: StaticString,
    _ value: @autoclosure () -> StoredValue?
  ) -> Bool {
    guard let recorder, run != self.run, state.recordsHere, entry.sender > LayerInstance.appID
    else { return false }
    return recorder.answer(site, value(), to: entry.sender)
  }
}
