import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import {
  clearSession,
  clearTokens,
  isLoggedIn,
  onSessionChange,
  readToken,
  storedItems,
  storeTokens,
} from './token-store.ts';

describe('session in the browser', () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

  it('a session exists exactly while a token is stored', () => {
    expect(isLoggedIn()).toBe(false);
    expect(() => readToken()).toThrow('Token is not available');
    storeTokens({ token: 't', refreshToken: 'r' });
    expect(isLoggedIn()).toBe(true);
    expect(readToken()).toBe('t');
    expect(localStorage.getItem('foyer.refreshToken')).toBe('r');
  });

  it('every listener hears of sign-in, failed refresh and logout, until it stops', () => {
    const heard: boolean[] = [];
    const stop = onSessionChange((loggedIn) => heard.push(loggedIn));
    storeTokens({ token: 't', refreshToken: 'r' });
    clearTokens();
    storeTokens({ token: 't2', refreshToken: 'r2' });
    clearSession();
    stop();
    storeTokens({ token: 't3', refreshToken: 'r3' });
    expect(heard).toEqual([true, false, true, false]);
  });

  it('logging out also leaves the client in which an Admin works; the language stays', () => {
    localStorage.setItem(storedItems.actingClient, 'getij');
    localStorage.setItem(storedItems.locale, 'nl_NL');
    storeTokens({ token: 't', refreshToken: 'r' });
    clearTokens();
    expect(localStorage.getItem(storedItems.actingClient)).toBe('getij');
    clearSession();
    expect(localStorage.getItem(storedItems.actingClient)).toBeNull();
    expect(localStorage.getItem(storedItems.locale)).toBe('nl_NL');
  });
});
