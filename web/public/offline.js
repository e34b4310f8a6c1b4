// Leaves the reader's language only: the one chosen on the page, or else the browser's. Without scripts all are shown.
const sections = [...document.querySelectorAll("section[lang]")];
let chosen = "";
try {
  chosen = JSON.parse(localStorage.getItem("burgle.likes"))?.lang ?? "";
} catch {
  // Nothing was chosen, or it is not to be had.
}
const wished = [chosen, ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
const known = wished.find((name) => sections.some((section) => section.lang === name)) ?? "en";
for (const section of sections) {
  section.hidden = section.lang !== known;
  if (!section.hidden) document.title = section.dataset.title;
}
document.documentElement.lang = known;
