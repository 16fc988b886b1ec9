import CLayerTracing
import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// Runs the tasks of one recorder's layers, on the recorder's thread and in the order in which they were
/// enqueued, so that the same events give the same trace.
///
/// It stands for the main actor's executor while the recorder is bound, and takes what would go to other
/// threads, too. A job is what a task does from one `await` to the next. The layer that runs when a
/// job is enqueued is its cause: `Task { }` is enqueued within a layer's method, an answer within the delivery.
final class JobQueue: SerialExecutor, @unchecked Sendable {
  /// How many jobs an event may run until it counts as one that doesn't end.
  static let most = 100_000

  /// The address of a job; who runs it frees it.
  struct Job: @unchecked Sendable {
    let address: OpaquePointer

    init(address: OpaquePointer) { self.address = address }

    /// Takes a job over from the runtime.
    init(_ job: consuming ExecutorJob) {
      address = unsafeBitCast(UnownedJob(job), to: OpaquePointer.self)
    }
  }

  private struct Entry {
    let job: Job
    let task: UInt64
    /// Whether its own task enqueued it: that goes to another executor, and waits for nothing.
    let isHop: Bool
    let cause: LayerFrame
    /// The actor's that the job needs; nil for the main actor, or none.
    let executor: ActorExecutor?
  }

  /// What is known of one task between its jobs.
  private struct State {
    /// What it goes on as.
    var frame: LayerFrame
    /// How often it was woken by another one.
    var wakes = 0
    /// The message with which it was suspended, if that was recorded.
    var suspension: UInt32?
  }

  private unowned let recorder: Recorder
  /// What another thread has woken, which goes on with the next event: in which one, no trace can tell.
  private let elsewhere = Mutex<[(job: Job, executor: ActorExecutor?)]>([])
  /// Whether there is some: looked at after each event, and quicker than the lock.
  private let hasElsewhere = Atomic(false)
  private var waiting: [Entry] = []
  /// By the numbers of tasks, which are never shown.
  private var states: [UInt64: State] = [:]
  /// The task that runs; nil where none does.
  private var current: UInt64?

  /// Whether a task has run in it, which may not have ended.
  var hasTasks: Bool { !states.isEmpty }

  /// How often the task that runs was woken so far: a method that sees another number at its end than at its
  /// beginning was left meanwhile.
  var wakes: Int { current.flatMap { states[$0]?.wakes } ?? 0 }

  init(for recorder: Recorder) { self.recorder = recorder }

  /// Remembers the message with which the task that runs was suspended.
  func suspendCurrent(with message: UInt32) {
    if let current { states[current]?.suspension = message }
  }

  func enqueue(_ job: consuming ExecutorJob) { add(Job(job)) }

  /// What needs the main actor may run wherever a job of this queue does.
  func checkIsolated() {}

  /// Takes a job that is to be run when its turn comes, as an actor's if it needs one other than the main one.
  func add(_ job: Job, on executor: ActorExecutor? = nil) {
    guard recorder.isAtHome else {
      return elsewhere.withLock {
        $0.append((job, executor))
        hasElsewhere.store(true, ordering: .releasing)
      }
    }
    let task = layer_task_of(job.address)
    waiting.append(
      Entry(
        job: job, task: task, isHop: task == current, cause: recorder.state.frame,
        executor: executor))
  }

  /// Runs the jobs that wait, and those that they enqueue, until none is left, or the recorder delivers no
  /// message any more.
  func run() {
    for (job, executor) in woken() { add(job, on: executor) }
    if waiting.isEmpty { return }
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

  /// What other threads have woken since the last time.
  private func woken() -> [(Job, ActorExecutor?)] {
    guard hasElsewhere.load(ordering: .acquiring) else { return [] }
    return elsewhere.withLock { jobs in
      defer { jobs = [] }
      hasElsewhere.store(false, ordering: .relaxed)
      return jobs
    }
  }

  private func run(_ entry: Entry) {
    let outer = (frame: recorder.state.frame, task: current)
    var state = states[entry.task] ?? State(frame: entry.cause)
    if states[entry.task] != nil, !entry.isHop {
      state.wakes += 1
      state.frame = recorder.resume(
        state.frame, because: entry.cause, after: state.suspension)
      state.suspension = nil
    }
    states[entry.task] = state
    current = entry.task
    recorder.state.pointee.running = state.frame
    layer_run_job(entry.job.address, entry.executor?.asExecutor ?? asExecutor)
    states[entry.task]?.frame = recorder.state.frame
    recorder.state.pointee.running = outer.frame
    current = outer.task
  }
}

/// Runs the jobs of one actor that is a layer, in turn with all others of its recorder's queue.
final class ActorExecutor: SerialExecutor, @unchecked Sendable {
  private unowned let recorder: Recorder

  init(for recorder: Recorder) { self.recorder = recorder }

  func enqueue(_ job: consuming ExecutorJob) { recorder.queue.add(JobQueue.Job(job), on: self) }
}

extension SerialExecutor {
  /// The executor as the runtime holds it.
  fileprivate var asExecutor: layer_executor {
    let words = unsafeBitCast(asUnownedSerialExecutor(), to: (UnsafeRawPointer, UInt).self)
    return layer_executor(identity: words.0, implementation: words.1)
  }
}

extension Recorder {
  /// Has the runtime ask recorders who runs tasks; done once, before the first recorder is bound.
  static let takesJobs: Void = {
    var sink = layer_job_sink(
      main: { Recorder.bound($0).queue.asExecutor },
      take: { Recorder.bound($0).queue.add(JobQueue.Job(address: $1)) },
      sleep: { Recorder.bound($0).sleep(JobQueue.Job(address: $1)) })
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
  fileprivate func sleep(_ job: JobQueue.Job) {
    guard let holdsSleep else { return queue.add(job) }
    holdsSleep { [queue] in queue.add(job) }
  }

  /// Runs `body`, which wakes tasks of its layers outside any event, too: they go on here, and not on another
  /// thread, when tasks are run next.
  public func waking(_ body: () -> Void) { Recorder.binding(self, body) }

  /// Runs what its layers' tasks do before they wait again, outside any event.
  public func runTasks() {
    guard isAtHome, runaway == nil, let jobs, jobs.hasTasks else { return }
    recording(event: 0, sender: LayerInstance.appID) {}
  }

  /// Ends the tasks of its layers, whose specimen is gone: `body` wakes those that wait. Nothing is recorded.
  public func endTasks(_ body: () -> Void) {
    guard isAtHome, runaway == nil, let jobs, jobs.hasTasks else { return }
    isOn = false
    beforeDelivery = nil
    pulse = nil
    recording(event: 0, body)
  }

  /// Runs `body`, which ends the process of the app: what its layers and their tasks still do is not recorded, and
  /// none of them is there any more.
  public func endProcess(_ body: () -> Void) {
    let wasOn = isOn
    isOn = false
    recording(event: 0, body)
    layers.releaseAll()
    isOn = wasOn
  }

  /// Records that the running layer waits for something, which people read the name of: `fetchCandy`.
  public func suspend(for name: String) {
    guard state.recordsHere else { return }
    let frame = state.frame
    let site = Site.text(of: handled(by: frame), as: .suspension)
    if record(site, to: frame.sender, messages.add(.string(name)), .stored) {
      jobs?.suspendCurrent(with: state.frame.message)
    }
    state.pointee.running = frame
  }

  /// Records that a layer goes on, after it was suspended with some message, and gives what it goes on as. The message is
  /// its own, and its cause what ran when its task was woken: who cancels a task sends nothing to what waits in it.
  fileprivate func resume(
    _ frame: LayerFrame, because cause: LayerFrame, after suspension: UInt32?
  ) -> LayerFrame {
    guard state.recordsHere else { return frame }
    state.pointee.running = LayerFrame(instance: frame.sender, message: cause.message)
    let site = Site.text(of: handled(by: frame), as: .resumption)
    _ = record(
      site, to: frame.sender, suspension.map { messages.add(.int(Int($0))) } ?? 0,
      suspension == nil ? .none : .stored)
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

#if os(Linux)
  // Elsewhere the protocol is newer than the systems that the package supports.
  extension JobQueue: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { recorder.sleep(Job(job)) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { recorder.sleep(Job(job)) }
  }
#endif
