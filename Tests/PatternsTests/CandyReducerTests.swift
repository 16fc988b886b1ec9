import Features
import Testing

@testable import Store

/// The candy shop's reducer: states go in, states and the names of effects come out. No service is there to
/// be slow, or to fail.
@Suite struct CandyReducerTests {
  private let reducer = CandyReducer()

  /// A state after some actions, and what the last of them asked for.
  private func result(_ actions: CandyAction...) -> (state: CandyState, effect: CandyEffect?) {
    var state = CandyState()
    var effect: CandyEffect?
    for action in actions { effect = reducer.reduce(into: &state, action: action) }
    return (state, effect)
  }

  @Test func `loading asks for the candy, and changes nothing`() {
    let loaded = result(.viewDidLoad)
    #expect(loaded.effect == .fetchCandy)
    #expect(loaded.state == CandyState())
  }

  @Test func `a failure is kept until it is tried again`() {
    let failed = result(.fetched(.failure(.unreachable)), .buyButtonTouched)
    #expect(failed.state.message == "The candy can't be fetched: no connection.")
    #expect(failed.state.refusal == nil)
    let again = result(.fetched(.failure(.unreachable)), .retryButtonTouched)
    #expect(again.state.message == nil)
    #expect(again.effect == .fetchCandy)
  }

  @Test func `an answer that is late is followed by the totals, if something is in the basket`() {
    #expect(result(.candyQuantityChanged(3)).state.totals == nil)
    let late = result(.candyQuantityChanged(3), .fetched(.success(.today)))
    #expect(late.state.totalPrice == "Total Price : 300.0won")
    #expect(late.state.totalInclTax == "Incl Tax : 319.5won")
  }

  @Test func `what can't be bought is refused, and the totals stay`() {
    #expect(result(.buyButtonTouched).state.refusal == .nothingHereYet)
    #expect(
      result(.fetched(.success(.today)), .buyButtonTouched).state.refusal == .nothingChosen)
    let many = result(
      .fetched(.success(.today)), .candyQuantityChanged(1), .candyQuantityChanged(.max),
      .buyButtonTouched)
    #expect(many.state.refusal == .tooMany(maximum: 1_000_000_000))
    #expect(many.state.totals?.quantity == 1)
    #expect(many.state.receipt == nil)
  }

  @Test func `a link shows what was bought last, and never what is only chosen`() {
    #expect(result(.linkOpened).state.refusal == .nothingBought)
    #expect(result(.fetched(.failure(.unreachable)), .linkOpened).state.refusal == nil)
    let chosen = result(.fetched(.success(.today)), .candyQuantityChanged(3), .linkOpened).state
    #expect(chosen.receipt == nil)
    #expect(chosen.refusal == .nothingBought)
    let reopened = result(
      .fetched(.success(.today)), .candyQuantityChanged(3), .buyButtonTouched,
      .receipt(.closed), .candyQuantityChanged(5), .linkOpened
    ).state
    #expect(reopened.receipt?.itemLines == "Heaven Candy × 3")
  }

  @Test func `a receipt is there until its screen is closed`() {
    let bought = result(
      .fetched(.success(.today)), .candyQuantityChanged(3), .chocoQuantityChanged(2),
      .buyButtonTouched
    ).state
    #expect(bought.receipt?.itemLines == "Heaven Candy × 3\nHeaven Choco × 2")
    #expect(bought.receipt?.totalInclTax == "Incl Tax : 852.0won")
    var closed = bought
    _ = reducer.reduce(into: &closed, action: .receipt(.closed))
    #expect(closed.receipt == nil)
  }
}
