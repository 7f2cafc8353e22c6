import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { refreshSession } from './refresh-session.ts';
import { findRefreshToken, isLoggedIn, readToken, storeTokens } from './token-store.ts';

describe('refreshing a session', () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { location: { origin: 'https://getij.foyer.test' } });
    storeTokens({ token: 'old', refreshToken: 'r1' });
  });

  it('a tab that waited for another one takes over the pair that it brought', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
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

  it('a pair that the server refuses is removed, and the next refresh is a new try', async () => {
    const answers = [
      Response.json({}, { status: 401 }),
      Response.json({ token: 'new', refresh_token: 'r2' }),
    ];
    vi.stubGlobal('fetch', async () => answers.shift());
    await expect(refreshSession()).rejects.toBeInstanceOf(Response);
    expect(isLoggedIn()).toBe(false);
    expect(findRefreshToken()).toBeNull();
    await refreshSession();
    expect(readToken()).toBe('new');
  });
});
