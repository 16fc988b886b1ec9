import Lessons
import Testing

@Suite struct ShuffleTests {
  @Test func `an order is the same for a number, and another for another`() {
    let orders = (1...20).map { Shuffle.places(6, seed: $0, for: "q") }
    #expect(orders == (1...20).map { Shuffle.places(6, seed: $0, for: "q") })
    #expect(Set(orders).count > 10)
    #expect(Shuffle.places(6, seed: 1, for: "other") != orders[0])
  }

  @Test(arguments: 0...8)
  func `all places are there, and never as they were`(count: Int) {
    for seed in -50...50 {
      let places = Shuffle.places(count, seed: seed, for: "q")
      #expect(places.sorted() == Array(0..<count))
      if count > 1 { #expect(places != Array(0..<count)) }
    }
  }
}
