import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const template = readFileSync(new URL('./shell-service-worker.js', import.meta.url), 'utf8');

/** A worker of one release in a browser whose caches it shares with the others. */
function release(
  version: string,
  network: Network,
  stores: Map<string, Map<string, Response>>,
  scope = '/cms/desk',
) {
  const source = template
    .replace("'__VERSION__'", JSON.stringify(version))
    .replace("['__SHELL__']", JSON.stringify(['/cms/desk', `/ui/build/desk-${version}.js`]))
    .replace("['__PAGES__']", JSON.stringify(['/cms/desk$', '/scan']))
    .replace("'__ASSETS__'", JSON.stringify('/ui/build/'))
    .replace("'__CACHE__'", JSON.stringify('foyer-desk'))
    .replace("'__PICTURES__'", '60');
  const heard = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    location: { origin },
    registration: { scope: origin + scope },
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const fetchFrom = async (asked: { url: string } | string) => network(pathOf(asked));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      addAll: async (requests: { url: string }[]) => {
        for (const one of requests) store.set(pathOf(one), await network(pathOf(one)));
      },
      put: async (asked: { url: string }, answer: Response) => {
        if (network.isFull) throw new DOMException('', 'QuotaExceededError');
        store.set(pathOf(asked), answer);
      },
      keys: async () => [...store.keys()],
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: { url: string } | string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(pathOf(asked))?.clone(),
  };
  const request = (url: string) => ({ url: origin + url });
  const patience = (act: () => void) => act();
  new Function('self', 'caches', 'fetch', 'Request', 'setTimeout', source)(
    self,
    caches,
    fetchFrom,
    function Asked(url: string) {
      return request(url);
    },
    network.isSilent ? patience : setTimeout,
  );
  const life = async (name: string) => {
    let done: unknown;
    heard.get(name)?.({ waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return {
    start: async () => {
      await life('install');
      await life('activate');
    },
    /** undefined = the browser itself asks the server. */
    ask: async (path: string, asked: Asked = {}): Promise<Response | undefined> => {
      let answer: unknown;
      const event = {
        request: { ...request(path), method: 'GET', mode: 'cors', ...asked },
        respondWith: (work: unknown) => (answer = work),
      };
      heard.get('fetch')?.(event);
      return (await answer) as Response | undefined;
    },
  };
}

const origin = 'https://museum.example';
type Network = ((path: string) => Promise<Response>) & {
  /** The page is not waited for. */
  isSilent?: boolean;
  /** The device keeps no more. */
  isFull?: boolean;
};
interface Asked {
  method?: string;
  mode?: string;
  destination?: string;
}
const pathOf = (asked: { url: string } | string) =>
  (typeof asked === 'string' ? asked : asked.url).replace(origin, '');
const navigate = { mode: 'navigate' };
const page = (version: string) =>
  new Response(`<head></head>${version}`, { headers: { 'content-type': 'text/html', 'set-cookie': 'no' } });
const server =
  (version: string): Network =>
  async (path) =>
    path === '/cms/desk' ? page(version) : new Response(`${path} of ${version}`);
const away: Network = async () => {
  throw new TypeError('no connection');
};

test('without a connection the kept page and its files answer, and say that they are kept', async () => {
  const stores = new Map();
  await release('one', server('one'), stores).start();
  const offline = release('one', away, stores);
  const kept = await offline.ask('/cms/desk', navigate);
  expect(await kept?.text()).toBe('<head><meta name="foyer-kept"></head>one');
  expect([...(kept?.headers.keys() ?? [])]).toEqual(['content-type']);
  expect(await (await offline.ask('/ui/build/desk-one.js'))?.text()).toContain('of one');
});

test('the page of the server is taken while it answers; what a gateway answers for it is not', async () => {
  const stores = new Map();
  await release('one', server('one'), stores).start();
  expect(await (await release('one', server('two'), stores).ask('/cms/desk', navigate))?.text()).toContain(
    'two',
  );
  const gateway = release('one', async () => new Response('Bad gateway', { status: 502 }), stores);
  expect(await (await gateway.ask('/cms/desk', navigate))?.text()).toContain('foyer-kept');
});

test('a server that says nothing is not waited for longer than a person does', async () => {
  const stores = new Map();
  await release('one', server('one'), stores).start();
  const silent: Network = Object.assign(() => new Promise<Response>(() => undefined), { isSilent: true });
  expect(await (await release('one', silent, stores).ask('/cms/desk', navigate))?.text()).toContain(
    'foyer-kept',
  );
});

test('where nothing is kept a slow server is waited for', async () => {
  const slow: Network = Object.assign(
    async (path: string) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return server('one')(path);
    },
    { isSilent: true },
  );
  const answer = await release('one', slow, new Map()).ask('/cms/desk', navigate);
  expect([answer?.status, await answer?.text()]).toEqual([200, '<head></head>one']);
});

test('a device that is full still shows what the server answers', async () => {
  const full = release('one', Object.assign(server('one'), { isFull: true }), new Map());
  const file = await full.ask('/ui/build/later.js');
  expect(await file?.text()).toBe('/ui/build/later.js of one');
  const picture = await full.ask('/files/logo.webp', { destination: 'image' });
  expect(await picture?.text()).toBe('/files/logo.webp of one');
});

test('a new release takes the place of the old one whole, and leaves the caches of others alone', async () => {
  const stores = new Map();
  await release('one', server('one'), stores).start();
  stores.set('foyer-gate-7', new Map());
  await release('two', server('two'), stores).start();
  expect([...stores.keys()]).toEqual(['foyer-gate-7', 'foyer-desk /cms/desk-two']);
  expect([...(stores.get('foyer-desk /cms/desk-two')?.keys() ?? [])]).toEqual([
    '/cms/desk',
    '/ui/build/desk-two.js',
  ]);
  const offline = release('two', away, stores);
  expect(await (await offline.ask('/cms/desk', navigate))?.text()).toContain('two');
});

test('a desk of another address that is updated first leaves this one what it opens with', async () => {
  const stores = new Map();
  await release('one', server('one'), stores).start();
  await release('two', server('two'), stores, '/cms/bar').start();
  expect([...stores.keys()]).toEqual(['foyer-desk /cms/desk-one', 'foyer-desk /cms/bar-two']);
  expect(await (await release('one', away, stores).ask('/cms/desk', navigate))?.text()).toContain('one');
});

test('nothing of the API, of pictures or of other pages is kept or answered', async () => {
  const stores = new Map<string, Map<string, Response>>();
  const worker = release('one', server('one'), stores);
  await worker.start();
  for (const path of ['/graphql', '/files/picture.webp', '/healthz', '/api/shop/x'])
    expect(await worker.ask(path), path).toBeUndefined();
  expect(await worker.ask('/ui/build/desk-one.js', { method: 'POST' })).toBeUndefined();
  for (const path of ['/cms/orders', '/cms/desk/kassas', '/cms/deskwork', '/scanner'])
    expect(await worker.ask(path, navigate), path).toBeUndefined();
  expect(await worker.ask('/scan/x', navigate)).toBeDefined();
  expect([...(stores.get('foyer-desk /cms/desk-one')?.keys() ?? [])]).toEqual([
    '/cms/desk',
    '/ui/build/desk-one.js',
  ]);
});
