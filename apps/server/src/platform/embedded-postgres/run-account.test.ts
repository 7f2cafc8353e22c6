import { expect, test } from 'vitest';
import { chooseRunAccount } from './run-account.ts';

const DEBIAN =
  'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65534::/:/sbin/nologin\npostgres:x:101:104::/:/bin/sh';

test('an ordinary account runs PostgreSQL itself', () => {
  expect(chooseRunAccount(1000, () => DEBIAN)).toBeUndefined();
});

test('root lends PostgreSQL the account postgres where there is one', () => {
  expect(chooseRunAccount(0, () => DEBIAN)).toEqual({ name: 'postgres', uid: 101, gid: 104 });
});

test('root lends PostgreSQL the account nobody on a machine that has no account postgres', () => {
  const account = chooseRunAccount(0, () => DEBIAN.split('\npostgres')[0] ?? '');
  expect(account).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
});

test('a machine without a weaker account gets an answer that names what is missing', () => {
  expect(() => chooseRunAccount(0, () => 'root:x:0:0:root:/root:/bin/sh')).toThrow('no account "postgres"');
});
