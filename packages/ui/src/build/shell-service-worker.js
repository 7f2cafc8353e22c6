/**
 * Keeps the files of an app on the device, so that it opens without a connection. It keeps files of the build and the page,
 * which hold no data, where the app says so the pictures that it showed, and nothing else: a call of the API is never
 * answered from memory.
 */
const version = '__VERSION__';
const shell = ['__SHELL__'];
const pages = ['__PAGES__'];
const assets = '__ASSETS__';
const cachePrefix = '__CACHE__';
/** Each address that the worker is registered for has its own: one that is updated first deletes nothing of the others. */
const ownPrefix = `${cachePrefix} ${new URL(self.registration.scope).pathname}-`;
const cacheName = `${ownPrefix}${version}`;
const [page] = pages;
const patienceMs = 4000;
const pictures = `${cachePrefix}.pictures`;
const mostPictures = '__PICTURES__';

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
  if (event.request.mode === 'navigate') {
    if (isKept(url.pathname)) event.respondWith(newestPage(event.request));
  } else if (url.pathname.startsWith(assets)) event.respondWith(keptFile(event.request));
  else if (mostPictures > 0 && event.request.destination === 'image')
    event.respondWith(newestPicture(event.request));
});

function isOldCache(name) {
  return [ownPrefix, `${cachePrefix}-`].some((prefix) => name.startsWith(prefix)) && name !== cacheName;
}

/** '/scan' and what is below it; '/cms/ticketverkoop$' is that address alone. */
function isKept(path) {
  return pages.some((one) =>
    one.endsWith('$') ? path === one.slice(0, -1) : path === one || path.startsWith(`${one}/`),
  );
}

/** The server's page when it answers, so that a new build is taken at once; else the kept one, where there is one. */
async function newestPage(request) {
  const asked = fetch(request);
  const silence = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([asked, silence]).catch(() => undefined);
  // A gateway answers for a server that is away.
  const isAway = answer === undefined || [502, 503, 504].includes(answer.status);
  return isAway ? ((await keptPage()) ?? asked) : answer;
}

/** Says of itself that it is kept: what it asks the server first will not be answered. */
async function keptPage() {
  const kept = await caches.match(page.replace('$', ''), { cacheName });
  if (!kept) return undefined;
  const html = (await kept.text()).replace('</head>', '<meta name="foyer-kept"></head>');
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy', 'permissions-policy']) {
    const value = kept.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(html, { headers });
}

/** Files carry their content's hash in their names: a kept one is never stale. */
async function keptFile(request) {
  const kept = await caches.match(request, { cacheName });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone()).catch(notKept);
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
}

/** A device that is full, or refuses, keeps no more, and still shows what was fetched. */
function notKept() {}

async function newestPicture(request) {
  const answer = await fetch(request).catch(() => undefined);
  if (!answer) return (await caches.match(request, { cacheName: pictures })) ?? Response.error();
  if (answer.ok) await keepPicture(request, answer.clone()).catch(notKept);
  return answer;
}

/** The oldest go, so that weeks of pictures do not fill the device. */
async function keepPicture(request, answer) {
  const cache = await caches.open(pictures);
  await cache.put(request, answer);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - mostPictures))) await cache.delete(old);
}
