#include "CLayerTracing.h"

static _Thread_local void *current_recorder;

void *layer_current_recorder(void) { return current_recorder; }
void layer_bind_recorder(void *recorder) { current_recorder = recorder; }

uintptr_t layer_claim(layer_threads *threads) {
  uintptr_t mine = layer_this_thread(), before = 0;
  if (!__atomic_compare_exchange_n(&threads->running, &before, mine, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED) &&
      before != mine)
    return before;
  __atomic_store_n(&threads->home, mine, __ATOMIC_RELAXED);
  return before;
}

void layer_give_back(layer_threads *threads, uintptr_t before) {
  __atomic_store_n(&threads->running, before, __ATOMIC_RELEASE);
}

void layer_set_recording(layer_threads *threads, bool is_on, bool is_quick) {
  uintptr_t thread = is_on ? __atomic_load_n(&threads->running, __ATOMIC_RELAXED) : 0;
  __atomic_store_n(&threads->recording, thread, __ATOMIC_RELAXED);
  __atomic_store_n(&threads->quick, is_quick ? thread : 0, __ATOMIC_RELAXED);
}

void layer_count_stray(layer_threads *threads) { __atomic_fetch_add(&threads->strays, 1, __ATOMIC_RELAXED); }
uint64_t layer_strays(const layer_threads *threads) { return __atomic_load_n(&threads->strays, __ATOMIC_RELAXED); }
