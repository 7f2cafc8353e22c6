import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEndReason, forgetEnd } from './end-reason.ts';
import { memoryStorage } from './memory-storage.ts';
import { refreshSession, SessionEndedError } from './refresh-session.ts';
import { findRefreshToken, isLoggedIn, readToken, storeTokens } from './token-store.ts';

const renewed = () => Response.json({ token: 'new', refresh_token: 'r2' });
const elsewhere = () => Response.json({ code: 'login_refused_by_location' }, { status: 403 });

/** A server that gives these answers in turn; `null` is no answer at all. */
function serverThatAnswers(...answers: (Response | null)[]) {
  const fetched = vi.fn(async () => answers.shift() ?? Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function afterAllTries(): Promise<unknown> {
  const outcome = refreshSession().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('refreshing a session', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { location: { origin: 'https://getij.foyer.test' } });
    forgetEnd();
    storeTokens({ token: 'old', refreshToken: 'r1' });
  });

  it('a tab that waited for another one takes over the pair that it brought', async () => {
    const fetched = serverThatAnswers();
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, turn: () => Promise<void>) => {
          storeTokens({ token: 'from the other tab', refreshToken: 'r2' });
          await turn();
        },
      },
    });
    await refreshSession();
    expect(fetched).not.toHaveBeenCalled();
    expect(readToken()).toBe('from the other tab');
  });

  it.each([
    ['400', () => new Response('', { status: 400 }), 'refused'],
    ['401', () => Response.json({}, { status: 401 }), 'refused'],
    ['a refusal of the place', elsewhere, 'elsewhere'],
  ])('an answer that says no ends the session, and sign-in says why: %s', async (_name, no, reason) => {
    const fetched = serverThatAnswers(no());
    expect(await afterAllTries()).toBeInstanceOf(SessionEndedError);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(isLoggedIn()).toBe(false);
    expect(findRefreshToken()).toBeNull();
    expect(findEndReason()).toBe(reason);
  });

  it('a session whose 30 days are over says so', async () => {
    const claims = btoa(JSON.stringify({ session_ends_at: Date.now() / 1000 - 1 }));
    storeTokens({ token: `head.${claims}.sign`, refreshToken: 'r1' });
    serverThatAnswers(new Response('', { status: 401 }));
    await afterAllTries();
    expect(findEndReason()).toBe('expired');
    storeTokens({ token: 'signed in again', refreshToken: 'r3' });
    expect(findEndReason()).toBeUndefined();
  });

  it('a server that restarts, a proxy and a gap in the network end nothing: the refresh is tried again', async () => {
    const fetched = serverThatAnswers(
      new Response('', { status: 503 }),
      null,
      new Response('blocked', { status: 403 }),
      renewed(),
    );
    expect(await afterAllTries()).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(readToken()).toBe('new');
  });

  it('without any answer the refresh fails after its last try, and the person stays signed in', async () => {
    serverThatAnswers();
    expect(await afterAllTries()).toBeInstanceOf(TypeError);
    expect(readToken()).toBe('old');
    expect(findRefreshToken()).toBe('r1');
    expect(findEndReason()).toBeUndefined();
    serverThatAnswers(renewed());
    await afterAllTries();
    expect(readToken()).toBe('new');
  });

  it('without a refresh token nothing is asked', async () => {
    localStorage.removeItem('foyer.refreshToken');
    const fetched = serverThatAnswers();
    expect(await afterAllTries()).toBeInstanceOf(SessionEndedError);
    expect(fetched).not.toHaveBeenCalled();
  });
});
