#include "CBuild.h"

#include <stddef.h>

#ifdef __linux__
#include <sys/auxv.h>
#endif

const char *build_commit(void) {
#ifdef LAYERCAKE_COMMIT
  return LAYERCAKE_COMMIT;
#else
  return NULL;
#endif
}

bool build_is_static(void) {
#ifdef __linux__
  // The address of the dynamic loader: a static program has none.
  return getauxval(AT_BASE) == 0;
#else
  return false;
#endif
}
