import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeColumns,
  changePreferences,
  currentPreferences,
  defaultPreferences,
  takePreferencesOf,
} from './preferences.ts';
import { memoryStorage } from './sign-in/memory-storage.ts';

describe('personal preferences', () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    takePreferencesOf('nobody');
  });

  it('each account has its own on a shared desk', () => {
    takePreferencesOf('fleur');
    changePreferences({ density: 'compact', singleKeys: false });
    takePreferencesOf('sam');
    expect(currentPreferences()).toEqual(defaultPreferences);
    changePreferences({ colorScheme: 'dark' });
    takePreferencesOf('fleur');
    expect(currentPreferences()).toEqual({
      colorScheme: 'auto',
      density: 'compact',
      singleKeys: false,
      columns: {},
      hidesGettingStarted: false,
    });
  });

  it('the columns of a table are each person’s own, and go back to the standard', () => {
    const choice = { order: ['total', 'placed'], hidden: ['placed'] };
    takePreferencesOf('fleur');
    changeColumns('orders', choice);
    takePreferencesOf('sam');
    expect(currentPreferences().columns).toEqual({});
    takePreferencesOf('fleur');
    expect(currentPreferences().columns).toEqual({ orders: choice });
    changeColumns('orders', undefined);
    expect(currentPreferences().columns).toEqual({});
  });

  it('what is stored and makes no sense is left at its default', () => {
    localStorage.setItem(
      'foyer.preferences',
      '{"last":"x","accounts":{"sam":{"density":"huge","singleKeys":"no","columns":{"orders":{"order":7}}}}}',
    );
    takePreferencesOf('sam');
    expect(currentPreferences()).toEqual(defaultPreferences);
    localStorage.setItem('foyer.preferences', 'not json');
    takePreferencesOf('fleur');
    expect(currentPreferences()).toEqual(defaultPreferences);
  });
});
