import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFeatureOn, loadFeatureFlags } from './feature-flags.ts';
import { memoryStorage } from './sign-in/memory-storage.ts';
import { storedItems } from './sign-in/token-store.ts';

describe('feature flags', () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', { location: { origin: 'https://getij.foyer.test' } });
  });

  it('an unknown flag has its default', () => {
    expect(isFeatureOn('record-search')).toBe(true);
    localStorage.setItem(storedItems.featureFlags, '{"record-search":"no","coffee":false}');
    expect(isFeatureOn('record-search')).toBe(true);
  });

  it('the copy of the last page load serves while the server cannot be reached', async () => {
    localStorage.setItem(storedItems.featureFlags, '{"record-search":false}');
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    await loadFeatureFlags();
    expect(isFeatureOn('record-search')).toBe(false);
  });

  it('the answer of the server counts, and is kept for the next page load', async () => {
    localStorage.setItem(storedItems.featureFlags, '{"record-search":true}');
    vi.stubGlobal('fetch', async () => Response.json({ 'record-search': false }));
    await loadFeatureFlags();
    expect(isFeatureOn('record-search')).toBe(false);
    expect(isFeatureOn('page-preload')).toBe(true);
    expect(localStorage.getItem(storedItems.featureFlags)).toBe('{"record-search":false}');
  });
});
