import ArgumentParser
import Queries

/// The step at which a lesson is begun, as both shells write it: `at 2`, or `--from 2`.
struct StepToBegin: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "'at' and a step, by its number or its name: begin there.", valueName: "at step"))
  var place: [String] = []

  @Option(help: "The same: begin at this step.")
  var from: String?

  func validate() throws {
    if place.isEmpty { return }
    guard place.count == 2, place[0] == "at" else {
      throw ValidationError("Behind the lesson stands 'at' and a step: 1.1 at 2.")
    }
    if from != nil { throw ValidationError("A step is named once: at 2, or --from 2.") }
  }

  /// The words that the shell takes: `at 2`, or none.
  var words: [String] { (from ?? place.last).map { ["at", $0.asWord] } ?? [] }
}
