// CommonMark with GitHub's tables and strikethrough, https://github.github.com/gfm/.
#ifndef LAYERCAKE_CMARK_GFM_SHIM_H
#define LAYERCAKE_CMARK_GFM_SHIM_H

// Without this, short names such as NODE_TEXT would come in, too.
#define CMARK_NO_SHORT_NAMES 1

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

#endif
