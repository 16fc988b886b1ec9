import LayerTracing
import Widgets

extension OpenSpecimen {
  /// The update pass, as UIKit's at the end of a turn of the run loop: view controllers that are seen and ask
  /// for it update their properties, until none asks.
  ///
  /// The app calls them, because of the message by which they were told. Updates that cause one another
  /// without end are stopped as other messages are, which is well before the pass gives up by itself: it does
  /// where nothing is recorded.
  func runUpdatePass(number: Int) {
    var updates = 0
    while recorder.runaway == nil, updates < 2 * Recorder.deepest,
      window.updateNext({ cause, body in
        recorder.recording(event: number, sender: LayerInstance.appID, cause: cause, body)
      })
    {
      updates += 1
    }
  }
}
