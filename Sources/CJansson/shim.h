// Jansson, which reads JSON, https://github.com/akheron/jansson.
#ifndef LAYERCAKE_JANSSON_SHIM_H
#define LAYERCAKE_JANSSON_SHIM_H

#include <jansson.h>

#endif
