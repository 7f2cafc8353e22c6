import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-to.ts';

describe('after sign-in', () => {
  it('one returns to the page that was asked for, with its query', () => {
    expect(redirectTarget('/cms/order-management?order=GT-1&q=de%20vries')).toBe(
      '/order-management?order=GT-1&q=de%20vries',
    );
    expect(redirectTarget('/new-cms/products/edit/7')).toBe('/products/edit/7');
    expect(redirectTarget('/products')).toBe('/products');
  });

  it('nothing to return to leads home', () => {
    for (const value of [
      undefined,
      null,
      '',
      '/',
      '/cms',
      '/cms/',
      '/new-cms',
      '/new-cms/',
      '/cms/login?x=1',
    ]) {
      expect(redirectTarget(value)).toBe('/');
    }
    expect(redirectTarget('/cms?client=demo')).toBe('/?client=demo');
  });

  it('no address leads to another site', () => {
    const traps = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/cms//evil.example',
      '/./\n/evil.example',
      'javascript:alert(1)',
      ' //evil.example',
      '/..//evil.example',
    ];
    for (const trap of traps) expect(redirectTarget(trap), trap).toBe('/');
  });
});
