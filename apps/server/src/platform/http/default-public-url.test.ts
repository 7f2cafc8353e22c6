import { expect, test } from 'vitest';
import { defaultPublicUrl } from './default-public-url.ts';

test('links name the address that the server listens on', () => {
  expect(defaultPublicUrl('127.0.0.1', 4000)).toBe('http://127.0.0.1:4000');
});

test.each(['0.0.0.0', '::'])(
  'a server that listens on every address (%s) names one that can be opened',
  (host) => {
    const url = new URL(defaultPublicUrl(host, 4000));
    expect(url.port).toBe('4000');
    expect(url.hostname).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    expect(url.hostname).not.toBe('0.0.0.0');
  },
);
