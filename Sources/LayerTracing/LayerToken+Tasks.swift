extension LayerToken {
  /// What runs the jobs of the layer, which is an actor: without a session's recorder an executor of its own.
  public var executor: UnownedSerialExecutor {
    guard let recorder else {
      let own = executorOfApp.load() ?? executorOfApp.storeIfNil(AppExecutor())
      return own.asUnownedSerialExecutor()
    }
    if let actorExecutor { return actorExecutor.asUnownedSerialExecutor() }
    let made = ActorExecutor(for: recorder)
    actorExecutor = made
    return made.asUnownedSerialExecutor()
  }

  /// A number that changes when an asynchronous method is left for a while.
  public var wakes: Int { recorder?.jobs?.wakes ?? 0 }

  /// Goes back to what was running before an asynchronous call. If it was left since it had been woken
  /// so often, what it returns is a message to its caller, which has waited: without a value if that is nothing.
  public func leave<T>(
    _ entry: LayerEntry, since waiting: LayerAwait, _ site: StaticString, returning value: T
  ) {
    let isEmpty = value is Void
    if let frame = waiting.frame {
      return answer(frame, site.utf8Start) { isEmpty ? nil : StoredValue(value) }
    }
    if answer(entry, since: waiting.wakes, site, isEmpty ? nil : StoredValue(value)) { return }
    returned(value, from: entry)
    leave(entry)
  }

  /// Goes back to what was running before an asynchronous call that throws an error; if it was left since it
  /// had been woken so often, that is a message to its caller.
  public func leave(
    _ entry: LayerEntry, since waiting: LayerAwait, _ site: StaticString, throwing error: any Error
  ) {
    if let frame = waiting.frame { return answer(frame, site.utf8Start) { StoredValue(error) } }
    if !answer(entry, since: waiting.wakes, site, StoredValue(error)) { leave(entry) }
  }

  /// Records in an app what an asynchronous call came to: a message to its caller, which has waited for it, if that is
  /// a layer.
  private func answer(
    _ frame: AppFrame, _ site: UnsafePointer<UInt8>, _ value: () -> StoredValue?
  ) {
    guard !frame.sender.isOutside else {
      frame.event?.recorder.setResult({ value() ?? .object(type: "Void") }, of: frame.message)
      return
    }
    _ = AppRecorder.record(to: frame.sender, site, from: frame, value)
  }

  /// Records an answer that comes after the caller was left.
  private func answer(
    _ entry: LayerEntry, since wakes: Int, _ site: StaticString,
    _ value: @autoclosure () -> StoredValue?
  ) -> Bool {
    guard let recorder, wakes != self.wakes, state.recordsHere, entry.sender > LayerInstance.appID
    else { return false }
    return recorder.answer(site, value(), to: entry.sender)
  }
}
