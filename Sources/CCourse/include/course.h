// The course, embedded, so that an installed binary needs no files.
#ifndef LAYERCAKE_COURSE_H
#define LAYERCAKE_COURSE_H

#include <stddef.h>

/// One lesson's file.
typedef struct {
  /// Its path below `Lessons`.
  const char *path;
  /// Its UTF-8 text, without a NUL at its end.
  const unsigned char *bytes;
  /// How many bytes there are.
  size_t count;
} course_file;

/// How many files the course has.
size_t course_count(void);
/// One file of the course, from 0; the index must be below the count.
course_file course_file_at(size_t index);

#endif
