// Says so when the table cannot be reached. Nothing else is kept: a table is only ever what its server says.
const KEPT = "burgle-offline-2";
const FILES = ["./offline.html", "./offline.css", "./offline.js", "./favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old));
});
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => caches.match("./offline.html")));
  else if (FILES.some((name) => event.request.url === new URL(name, self.registration.scope).href))
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});
