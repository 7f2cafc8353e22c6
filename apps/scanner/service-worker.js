/**
 * Keeps the gate's shell on the device, so that it opens without a connection. It never answers a call of
 * the API from memory: a verdict is always the server's own.
 */
const version = '__VERSION__';
const shell = ['__SHELL__'];
const cacheName = `foyer-gate-${version}`;
const page = '/scan';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(shell.map((url) => new Request(url, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOldCache).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(newestPage(event.request));
  else if (url.pathname.startsWith('/ui/scan/')) event.respondWith(keptFile(event.request));
});

function isOldCache(name) {
  return name.startsWith('foyer-gate-') && name !== cacheName;
}

/** The server's page when it answers, so that a new build is taken at once; else the kept one. */
async function newestPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(page, { cacheName })) ?? Response.error();
  }
}

/** Files carry their content's hash in their names: a kept one is never stale. */
async function keptFile(request) {
  const kept = await caches.match(request, { cacheName });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}
