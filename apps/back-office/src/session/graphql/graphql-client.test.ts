import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { logError } from '../log-error.ts';
import { forgetActingClient } from '../sign-in/acting-client.ts';
import { memoryStorage } from '../sign-in/memory-storage.ts';
import { isLoggedIn, readToken, storedItems, storeTokens } from '../sign-in/token-store.ts';
import { requestGraphql } from './graphql-client.ts';
import type { GraphqlDocument } from './graphql-document.ts';
import { RequestError } from './request-error.ts';

interface Call {
  path: string;
  authorization: string | null;
  client: string | null;
  body: unknown;
}

const Locations: GraphqlDocument<{ locations: string[] }, { search: string }> =
  'query Locations { locations }';

/** A server that knows one token; the refresh brings it, or fails. */
function serverWith({ token, refreshes }: { token: string; refreshes: boolean }): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const path = new URL(url).pathname;
    calls.push({
      path,
      authorization: headers.get('authorization'),
      client: headers.get('x-foyer-client'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    });
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (path === '/v1/token/refresh') {
      return refreshes ? Response.json({ token, refresh_token: 'r2' }) : Response.json({}, { status: 401 });
    }
    if (headers.get('authorization') !== `Bearer ${token}`) {
      const error = { message: 'Not signed in', extensions: { code: 'NOT_SIGNED_IN' } };
      return Response.json({ errors: [error] }, { status: 401, headers: { 'x-request-id': 'F-1' } });
    }
    return Response.json({ data: { locations: ['Main building'] } });
  });
  return calls;
}

describe('calls to the server', () => {
  let logged: MockInstance<typeof console.error>;

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', { location: { origin: 'https://getij.foyer.test' } });
    forgetActingClient();
    storeTokens({ token: 'old', refreshToken: 'r1' });
  });

  it('ten calls that meet a spent token share one refresh, and each is sent once more', async () => {
    const calls = serverWith({ token: 'new', refreshes: true });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => requestGraphql(Locations, { search: '' })),
    );
    expect(answers).toEqual(Array(10).fill({ locations: ['Main building'] }));
    expect(calls.filter((call) => call.path === '/v1/token/refresh')).toHaveLength(1);
    expect(calls.filter((call) => call.path === '/graphql')).toHaveLength(20);
    expect(readToken()).toBe('new');
  });

  it('a call that is answered after the refresh of another one only retries', async () => {
    const calls = serverWith({ token: 'new', refreshes: true });
    const late = requestGraphql(Locations, { search: '' });
    storeTokens({ token: 'new', refreshToken: 'r2' });
    await late;
    expect(calls.map((call) => call.path)).toEqual(['/graphql', '/graphql']);
  });

  it('a refresh that fails ends the session and passes the failure on', async () => {
    const calls = serverWith({ token: 'new', refreshes: false });
    const failure = await requestGraphql(Locations, { search: '' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN', requestId: 'F-1' });
    expect(isLoggedIn()).toBe(false);
    expect(calls).toHaveLength(2);
  });

  it('ten calls of a page with two bad tokens ask for one refresh, and none without a token', async () => {
    const calls = serverWith({ token: 'new', refreshes: false });
    const ask = () => requestGraphql(Locations, { search: '' }).catch(() => undefined);
    await Promise.all(Array.from({ length: 10 }, ask));
    await ask();
    expect(calls.filter((call) => call.path === '/v1/token/refresh')).toHaveLength(1);
    expect(calls.filter((call) => call.path === '/graphql')).toHaveLength(11);
  });

  it('a call names itself, its token and the client in which an Admin works', async () => {
    const calls = serverWith({ token: 'old', refreshes: false });
    localStorage.setItem(storedItems.actingClient, 'getij');
    await requestGraphql(Locations, { search: 'tower' });
    expect(calls).toEqual([
      {
        path: '/graphql',
        authorization: 'Bearer old',
        client: 'getij',
        body: { operationName: 'Locations', variables: { search: 'tower' }, query: Locations },
      },
    ]);
  });

  it('without a sign-in the authorization header is there, and empty', async () => {
    localStorage.removeItem(storedItems.token);
    const calls = serverWith({ token: 'old', refreshes: false });
    await requestGraphql(Locations, { search: '' }).catch(() => undefined);
    expect(calls[0]).toMatchObject({ path: '/graphql', authorization: '' });
  });

  it('a call that fails is logged once, also where its caller lets it pass and where it is shown again', async () => {
    serverWith({ token: 'new', refreshes: true });
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'the shelf fell over' }] }));
    const failure = await requestGraphql(Locations, { search: '' }).catch((error: unknown) => error);
    logError(failure);
    expect(logged.mock.calls).toEqual([[failure]]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await requestGraphql(Locations, { search: '' }).catch(() => undefined);
    expect(logged).toHaveBeenLastCalledWith(new TypeError('no network'));
  });

  it('a file travels in a form with an operations part and a map part', async () => {
    const calls = serverWith({ token: 'old', refreshes: false });
    const Upload: GraphqlDocument<unknown, { input: { image: Blob } }> = 'mutation Upload { a }';
    await requestGraphql(Upload, { input: { image: new Blob(['x']) } });
    const form = calls[0]?.body as FormData;
    expect(JSON.parse(String(form.get('operations')))).toMatchObject({
      variables: { input: { image: null } },
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({ 0: ['variables.input.image'] });
    expect(form.get('0')).toBeInstanceOf(Blob);
  });
});
