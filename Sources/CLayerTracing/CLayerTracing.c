#include "CLayerTracing.h"

static _Thread_local void *current_recorder;

void *layer_current_recorder(void) { return current_recorder; }
void layer_bind_recorder(void *recorder) { current_recorder = recorder; }
