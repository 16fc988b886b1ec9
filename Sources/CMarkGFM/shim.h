// CommonMark with GitHub's tables and strikethrough, https://github.github.com/gfm/.
#ifndef LAYERCAKE_CMARK_GFM_SHIM_H
#define LAYERCAKE_CMARK_GFM_SHIM_H

#if !__has_include(<cmark-gfm.h>) || !__has_include(<cmark-gfm-core-extensions.h>)
#error "cmark-gfm is missing: run .ci/setup, or apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev"
#endif

// Without this, short names such as NODE_TEXT would come in, too.
#define CMARK_NO_SHORT_NAMES 1

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

#endif
