import { expect, it } from 'vitest';
import { peoplePath } from './people-path.ts';

it.each([
  ['/gebruikers', '/clients', '/gebruikers'],
  ['/gebruikers-archief', '/clients', '/gebruikers'],
  ['/clients', '/clients', '/gebruikers'],
  ['/clients-abc', '/clients', '/gebruikers'],
  ['/gebruikers/accounts', '/gebruikers', '/gebruikers'],
  ['/gebruikers/accounts/archief', '/gebruikers', '/gebruikers'],
  ['/gebruiker-zoeken', '/gebruiker-zoeken', '/gebruiker-zoeken'],
  ['/account-edit', '/account-edit', '/account-edit'],
])('%s opens for an Admin %s, for a ClientUser %s', (path, admin, clientUser) => {
  expect(peoplePath(path, true)).toBe(admin);
  expect(peoplePath(path, false)).toBe(clientUser);
});
