import { expect, test } from 'vitest';
import { poolLogin } from './pool-logins.ts';

const ownerUrl = 'postgres://museum:secret@db.example:5433/foyer?sslmode=require';

test('a pool signs in to the same database with a name and a password of its own', () => {
  const login = poolLogin(ownerUrl, 'foyer_app');
  expect(login?.name).toMatch(/^foyer_app_[0-9a-f]{12}$/);
  expect(login?.url).toBe(
    `postgres://${login?.name}:${login?.password}@db.example:5433/foyer?sslmode=require`,
  );
  expect(login?.url).not.toContain('secret');
});

test('each role and each owner has its own', () => {
  const other = ownerUrl.replace('museum', 'theatre');
  const logins = [ownerUrl, other].flatMap((url) => [
    poolLogin(url, 'foyer_app'),
    poolLogin(url, 'foyer_worker'),
  ]);
  expect(new Set(logins.map((login) => login?.name)).size).toBe(4);
  expect(new Set(logins.map((login) => login?.password)).size).toBe(4);
});

test('a socket of the embedded database stays in the address', () => {
  const url = poolLogin('postgres://foyer:secret@%2Ftmp%2Fdata:5433/foyer', 'foyer_app')?.url;
  expect(url).toContain('@%2Ftmp%2Fdata:5433/foyer');
});

test('an owner that signs in without a password gets none: it could be guessed', () => {
  expect(poolLogin('postgres://museum@db.example/foyer', 'foyer_app')).toBeUndefined();
});
