/// Keeps what was subscribed to going while it exists: stands in for RxSwift's `Disposable`, for Combine's
/// `AnyCancellable` and for `NSKeyValueObservation`.
///
/// ```swift
/// private var binding: Disposable?
/// binding = viewModel.amountText.bind { print($0) }  // until `binding` is nil, or its owner gone
/// ```
///
/// As the latter two do, it ends by itself when it is released. Source: seed 003, and seed 004's `disposeOnDeactivate`.
public final class Disposable {
  private let dispose: () -> Void

  init(dispose: @escaping () -> Void) { self.dispose = dispose }

  /// Keeps several going as one.
  public convenience init(joining disposables: [Disposable]) {
    self.init { withExtendedLifetime(disposables) {} }
  }

  deinit { dispose() }
}

/// What ends together, at a time of its owner's choice: stands in for RxSwift's `CompositeDisposable`.
public final class CompositeDisposable {
  private var disposables: [Disposable] = []

  /// Makes an empty one.
  public init() {}

  /// Keeps one more going, until ``dispose()``.
  public func insert(_ disposable: Disposable) { disposables.append(disposable) }

  /// Ends all that it keeps.
  public func dispose() { disposables = [] }
}
