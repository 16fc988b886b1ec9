(function () {
  "use strict";
  var sections = Array.prototype.slice.call(document.querySelectorAll("section[data-rows]"))
    .filter(function (section) { return Number(section.dataset.rows) > 0; });
  document.body.classList.add("scripted");
  Array.prototype.forEach.call(document.querySelectorAll(".hint"), function (hint) { hint.hidden = false; });

  function show(section, step) {
    var rows = Number(section.dataset.rows);
    step = step === null ? null : Math.max(0, Math.min(rows, step));
    section.step = step;
    Array.prototype.forEach.call(section.querySelectorAll("[data-row]"), function (part) {
      var row = Number(part.dataset.row);
      part.classList.toggle("ahead", step !== null && row >= step);
      part.classList.toggle("now", step !== null && row === step - 1);
    });
    section.querySelector("[role=status]").textContent =
      step === null ? "" : step === 0 ? "Before the first message" : "Message " + step + " of " + rows;
  }

  function move(section, by) {
    var step = section.step;
    if (step === null || step === undefined) { step = by > 0 ? 0 : Number(section.dataset.rows) + 1; }
    show(section, step + by);
  }

  function current() {
    var focused = document.activeElement && document.activeElement.closest("section[data-rows]");
    if (focused) { return focused; }
    return sections.filter(function (section) {
      return section.getBoundingClientRect().bottom > 80;
    })[0];
  }

  document.addEventListener("click", function (event) {
    var step = event.target.dataset && event.target.dataset.step;
    if (!step) { return; }
    var section = event.target.closest("section");
    if (step === "all") { show(section, null); } else { move(section, Number(step)); }
  });

  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.metaKey || event.altKey) { return; }
    var section = current();
    if (!section) { return; }
    var next = sections[sections.indexOf(section) + (event.key === "ArrowUp" ? -1 : 1)];
    if (event.key === "ArrowRight" || event.key === "n") { move(section, 1); }
    else if (event.key === "ArrowLeft" || event.key === "p") { move(section, -1); }
    else if (event.key === "a") { show(section, null); }
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && next) { next.focus(); next.scrollIntoView(); }
    else { return; }
    event.preventDefault();
  });
})();
