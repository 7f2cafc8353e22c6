import { describe, expect, it } from 'vitest';
import { clientOfPlace, signInName } from './sign-in-client.ts';

const config = { baseDomain: 'foyer.app', defaultClient: 'demo' };
const at = (hostname: string, search = '') => ({ hostname, search, config });

describe('the organisation of a sign-in', () => {
  it('is the one typed after the name, whatever the address says', () => {
    expect(signInName('m.jansen|getij', at('duin.foyer.app'))).toEqual({
      username: 'm.jansen',
      client: 'getij',
    });
  });

  it('is the first label of the host below the base domain; the base domain itself is the platform', () => {
    expect(clientOfPlace(at('getij.foyer.app', '?client=duin'))).toBe('getij');
    expect(clientOfPlace(at('getij.test.foyer.app'))).toBe('getij');
    expect(clientOfPlace(at('foyer.app'))).toBe('platform');
    expect(clientOfPlace(at('notfoyer.app'))).toBe('demo');
  });

  it('is that of the query, else the default', () => {
    expect(clientOfPlace(at('127.0.0.1', '?client=duin'))).toBe('duin');
    expect(signInName(' manager ', at('localhost'))).toEqual({ username: 'manager', client: 'demo' });
    expect(signInName('manager|', at('localhost'))).toEqual({ username: 'manager', client: 'demo' });
  });
});
