// Keeps the offline page and nothing else: code, words and tables always come from the server.
const KEPT = "flibuste-offline-1";
const PAGE = "/offline.html";

addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(KEPT).then((kept) => kept.add(new Request(PAGE, { cache: "reload" }))),
  );
});

addEventListener("activate", (event) => {
  const old = (name) => name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(PAGE)) ?? Response.error()),
  );
});
