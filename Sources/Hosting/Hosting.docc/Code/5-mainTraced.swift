import LayerTracing
import Movies

let recorder = AppRecorder(app: "movies", architecture: "clean")
try recorder.start(writingTo: "movies.jsonl")

let view = MoviesListView.make()
for query in ["Alien", "Alien"] {
  await Recording("search") { await view.search(query) }
}
try recorder.stop()
