// Drives the news without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The news, built in MVVM with async methods, around a mock.
public final class MockedNewsModule: MockedModule {
  private let view: LiveNewsListViewMock
  private let viewModel: LiveNewsListViewModel
  private var refreshing: Task<Void, Never>?
  private var opening: Task<Void, Never>?

  /// Makes the view model, and the mock that reads it.
  public init(service: NewsService) {
    viewModel = LiveNewsListViewModel(
      list: LiveNewsList(service: service))
    view = LiveNewsListViewMock(viewModel: viewModel)
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    refresh()
  }

  /// Has the mock read, as a view does before it is seen, and after what
  /// it has read has changed.
  public func updateProperties() {
    view.updateProperties()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch NewsEvent(rawValue: event) {
    case .reload: refresh()
    case .select:
      viewModel.article(index: (value ?? 1) - 1).map(view.push)
    case .link: openArticle(number: value ?? 1)
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }

  private func refresh() {
    guard refreshing == nil else { return }
    refreshing = Task { [weak self, viewModel] in
      await viewModel.refresh()
      self?.refreshing = nil
    }
  }

  private func openArticle(number: Int) {
    opening?.cancel()
    let isEarly = viewModel.rows.isEmpty
    if isEarly { refresh() }
    opening = Task { [view, viewModel, refreshing] in
      if isEarly { await refreshing?.value }
      guard !Task.isCancelled else { return }
      viewModel.linkedArticle(number: number).map(view.push)
    }
  }
}
