/**
 * Keeps the page of a wall screen on its device, so that it opens without a connection: what it shows then is the answer that
 * the page kept, with its age. Pictures are the newest ones that came. It never answers a call of the API from memory.
 */
const version = '__VERSION__';
const shell = ['__SHELL__'];
const cacheName = `foyer-screen-${version}`;
const pictures = 'foyer-screen-pictures';
const page = '/screen/kept';
const MOST_PICTURES = 60;

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
  else if (url.pathname.startsWith('/ui/screen/')) event.respondWith(keptFile(event.request));
  else if (event.request.destination === 'image') event.respondWith(newestPicture(event.request));
});

function isOldCache(name) {
  return name.startsWith('foyer-screen-') && name !== cacheName && name !== pictures;
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
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}

async function newestPicture(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPicture(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request, { cacheName: pictures })) ?? Response.error();
  }
}

/** The oldest go, so that weeks of pictures do not fill the device. */
async function keepPicture(request, answer) {
  const cache = await caches.open(pictures);
  await cache.put(request, answer);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_PICTURES))) await cache.delete(old);
}
