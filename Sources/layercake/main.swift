import Catalog
import LayerTracing
import Staging
let stage = Stage(feature: Catalog.features[0])
for s in stage.feature.specimens { stage.open(s) }
stage.fire(Event("increase"), at: stage.open)
for o in stage.open { print(o.name, o.window.draw()); for m in o.recorder.trace() { print("  ", m.id, m.event, m.cause ?? 0, m.position.crossing, m.position.inner, m.sender.role, m.isNotification ? "~>" : "->", m.receiver.role, m.text, m.result ?? .none, m.site.source) } }
