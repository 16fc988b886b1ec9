// What the program says, embedded: a file of texts for each language.
#ifndef LAYERCAKE_TEXTS_H
#define LAYERCAKE_TEXTS_H

#include <stddef.h>

/// The texts of a language.
typedef struct {
  /// The UTF-8 text of its file, without a NUL at its end; null if there is no such language.
  const unsigned char *bytes;
  /// How many bytes there are.
  size_t count;
} texts_file;

/// The texts of the language with a code (BCP 47): "ko".
texts_file texts_of(const char *code);

#endif
