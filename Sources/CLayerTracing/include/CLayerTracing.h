// What LayerTracing keeps for each thread. Swift has no word for such a variable, and a task-local value
// costs 40 times as much to bind, at each event.
#ifndef LAYERCAKE_CLAYERTRACING_H
#define LAYERCAKE_CLAYERTRACING_H

/// The recorder that layers made on this thread belong to; NULL if none is bound. The one who binds it
/// keeps it alive.
void *_Nullable layer_current_recorder(void);
/// Binds a recorder, or none, on this thread.
void layer_bind_recorder(void *_Nullable recorder);

#endif
