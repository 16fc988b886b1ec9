// zlib, which unpacks what gzip and zip have packed, https://zlib.net.
#ifndef LAYERCAKE_ZLIB_SHIM_H
#define LAYERCAKE_ZLIB_SHIM_H

#if !__has_include(<zlib.h>)
#error "zlib is missing: run .ci/setup, or apt-get install zlib1g-dev"
#endif
#include <zlib.h>

#endif
