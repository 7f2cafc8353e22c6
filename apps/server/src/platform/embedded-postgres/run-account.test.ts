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

test('root runs the PostgreSQL of a plain user’s folder as that user', () => {
  const folder = { uid: 1000, gid: 1001, hasCluster: false };
  const accounts = () => `${DEBIAN}\nlotte:x:1000:1001::/srv/lotte:/bin/sh`;
  expect(chooseRunAccount(0, accounts, folder)).toEqual({ name: 'lotte', uid: 1000, gid: 1001 });
});

test('a cluster keeps the account that owns its folder, though this machine has no name for it', () => {
  const folder = { uid: 1000, gid: 1000, hasCluster: true };
  expect(chooseRunAccount(0, () => DEBIAN, folder)).toMatchObject({ uid: 1000, gid: 1000 });
});

test('initdb needs an account with a name: for an owner without one the account postgres makes the cluster', () => {
  const folder = { uid: 1000, gid: 1000, hasCluster: false };
  expect(chooseRunAccount(0, () => DEBIAN, folder)).toMatchObject({ name: 'postgres' });
});

test('root’s own folder is lent to the account postgres', () => {
  const folder = { uid: 0, gid: 0, hasCluster: true };
  expect(chooseRunAccount(0, () => DEBIAN, folder)).toMatchObject({ name: 'postgres' });
});
