// Demonstrates what leaves the Interactor: plain data made for the trip.
// What is missing is still missing; the entity stays where it is.

struct LiveNewsData: Equatable {
  let title: String
  let author: String?
  let description: String?
}
