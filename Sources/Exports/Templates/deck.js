(function () {
  "use strict";
  var slides = Array.prototype.slice.call(document.querySelectorAll("section"));
  var place = document.querySelector(".place");
  var here = 0;
  var step = 0;
  var narrow = window.matchMedia("screen and (max-width: 800px)");
  document.body.classList.add("scripted");
  Array.prototype.forEach.call(document.querySelectorAll(".hint"), function (hint) { hint.hidden = false; });

  function steps(slide) {
    return Number(slide.dataset.rows || 0) + (slide.querySelector(".answer") ? 1 : 0);
  }

  // A slide's lengths are relative to the window: text that was made to fit fits in print, too.
  function overflows(slide) {
    var box = slide.getBoundingClientRect();
    var bottom = box.bottom - parseFloat(getComputedStyle(slide).paddingBottom);
    return Array.prototype.some.call(slide.querySelectorAll("*"), function (part) {
      var place = part.getBoundingClientRect();
      return place.bottom > bottom + 1 || place.right > box.right + 1 || part.scrollWidth > part.clientWidth + 1 && part.tagName === "PRE";
    });
  }

  function fit(slide) {
    if (slide.dataset.rows || slide.dataset.fits || narrow.matches) { return; }
    slide.dataset.fits = "true";
    for (var size = 1.375; overflows(slide); size *= 0.95) {
      if (size < 0.6) { slide.classList.add("long"); break; }
      slide.style.fontSize = size * 0.95 + "rem";
    }
  }

  function show() {
    slides.forEach(function (slide, index) { slide.classList.toggle("here", index === here); });
    var slide = slides[here];
    fit(slide);
    var rows = Number(slide.dataset.rows || 0);
    Array.prototype.forEach.call(slide.querySelectorAll("[data-row]"), function (part) {
      var row = Number(part.dataset.row);
      part.classList.toggle("ahead", step > 0 && row >= step);
      part.classList.toggle("now", step > 0 && row === step - 1);
    });
    slide.classList.toggle("answered", step > rows);
    place.textContent = (here + 1) + " / " + slides.length + (step && rows ? "  message " + step + " of " + rows : "");
    history.replaceState(null, "", "#" + (here + 1));
  }

  function go(slide, to) {
    here = Math.max(0, Math.min(slides.length - 1, slide));
    step = Math.max(0, Math.min(steps(slides[here]), to));
    show();
  }

  function forward() { if (step < steps(slides[here])) { go(here, step + 1); } else if (here + 1 < slides.length) { go(here + 1, 0); } }
  function back() { if (step > 0) { go(here, step - 1); } else if (here > 0) { go(here - 1, steps(slides[here - 1])); } }

  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.metaKey || event.altKey) { return; }
    if (event.key === "ArrowRight" || event.key === " " || event.key === "PageDown" || event.key === "Enter") { forward(); }
    else if (event.key === "ArrowLeft" || event.key === "Backspace") { back(); }
    else if (event.key === "ArrowDown") { go(here + 1, 0); }
    else if (event.key === "ArrowUp" || event.key === "PageUp") { go(here - 1, 0); }
    else if (event.key === "Home") { go(0, 0); }
    else if (event.key === "End") { go(slides.length - 1, 0); }
    else { return; }
    event.preventDefault();
  });
  document.addEventListener("click", function (event) {
    if (event.target.closest("summary")) { return; }
    if (event.clientX > window.innerWidth / 3) { forward(); } else { back(); }
  });
  window.addEventListener("beforeprint", function () {
    var shown = here;
    slides.forEach(function (slide, index) { here = index; show(); });
    here = shown;
    show();
  });
  var asked = Number(location.hash.slice(1));
  go(asked > 0 ? asked - 1 : 0, 0);
})();
