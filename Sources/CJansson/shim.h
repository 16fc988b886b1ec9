// Jansson, which reads JSON, https://github.com/akheron/jansson.
#ifndef LAYERCAKE_JANSSON_SHIM_H
#define LAYERCAKE_JANSSON_SHIM_H

#if !__has_include(<jansson.h>)
#error "Jansson is missing: run .ci/setup, or apt-get install libjansson-dev"
#endif
#include <jansson.h>

#endif
