// Demonstrates what goes from the Interactor to the Presenter: plain data
// made for the trip. The entity, Person, stays with the Interactor.

struct GreetingData: Equatable {
  let greeting: String
  let subject: String
}
