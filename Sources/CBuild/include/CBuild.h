// What only the C compiler and the loader know of this build.
#ifndef LAYERCAKE_CBUILD_H
#define LAYERCAKE_CBUILD_H

#include <stdbool.h>

/// The commit that the program was built from, abbreviated; NULL unless the build was told it.
const char *_Nullable build_commit(void);
/// Whether the program is one file, with no library to be loaded.
bool build_is_static(void);

#endif
