// The filters of the comparison. Without this script every clause is shown.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const differs = document.getElementById("only-differs");
  const broken = document.getElementById("only-broken");
  const status = document.getElementById("filtered");
  const both = (swedish, english) => ["sv", "en"].map((language, place) => {
    const span = document.createElement("span");
    span.className = span.lang = language;
    span.textContent = [swedish, english][place];
    return span;
  });
  const filter = () => {
    const chosen = document.documentElement.dataset.edition;
    let shown = 0, all = 0;
    for (const section of document.querySelectorAll(".of-edition")) {
      const seen = !chosen || section.dataset.in === chosen;
      let left = 0;
      for (const body of section.querySelectorAll("tbody")) {
        let here = 0;
        for (const row of body.querySelectorAll("tr.row")) {
          row.hidden = (differs.checked && row.dataset.differs === undefined)
            || (broken.checked && row.dataset.broken === undefined);
          here += !row.hidden;
          all += seen;
        }
        body.hidden = here === 0;
        left += here;
      }
      shown += seen ? left : 0;
      section.querySelector(".scroll").hidden = left === 0;
      section.querySelector(".none-left").hidden = left !== 0;
    }
    status.replaceChildren(...both(`${shown} av ${all} regler`, `${shown} of ${all} clauses`));
  };
  for (const box of [differs, broken]) box.addEventListener("change", filter);
  document.documentElement.addEventListener("chosen", filter);
  filter();
});
