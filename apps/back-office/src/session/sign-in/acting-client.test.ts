import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findActingClient,
  forgetActingClient,
  hasOtherTabMoved,
  storeActingClient,
} from './acting-client.ts';
import { memoryStorage } from './memory-storage.ts';
import { clearSession, storedItems } from './token-store.ts';

describe('the client in which an Admin works', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    forgetActingClient();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stays that of the tab when another tab enters one, and the tab notices', () => {
    localStorage.setItem(storedItems.actingClient, 'getij');
    expect(findActingClient()).toBe('getij');
    localStorage.setItem(storedItems.actingClient, 'duin');
    expect(findActingClient()).toBe('getij');
    expect(hasOtherTabMoved()).toBe(true);
    storeActingClient('getij');
    expect(hasOtherTabMoved()).toBe(false);
  });

  it('also of a tab outside every client', () => {
    expect(findActingClient()).toBeNull();
    localStorage.setItem(storedItems.actingClient, 'duin');
    expect(findActingClient()).toBeNull();
    expect(hasOtherTabMoved()).toBe(true);
  });

  it('goes with the logout', () => {
    storeActingClient('getij');
    expect(findActingClient()).toBe('getij');
    clearSession();
    forgetActingClient();
    expect(findActingClient()).toBeNull();
  });
});
