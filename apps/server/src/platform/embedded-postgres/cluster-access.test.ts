import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clusterUrl } from './cluster-access.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-url-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The connection string of a cluster in a folder of this name, whose postmaster listens on port 5433. */
function urlIn(name: string): string {
  const directory = path.join(folder, name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, '.s.PGSQL.5433'), '');
  return clusterUrl({ directory, password: 'secret', port: 5433 }, 'foyer');
}

test('the own PostgreSQL is reached by the socket in its folder', () => {
  const host = encodeURIComponent(path.join(folder, 'postgres'));
  expect(urlIn('postgres')).toBe(`postgres://foyer:secret@${host}:5433/foyer`);
});

test('in a folder with a name too long for a socket it is reached by TCP', () => {
  expect(urlIn('a'.repeat(100))).toBe('postgres://foyer:secret@127.0.0.1:5433/foyer');
});

test('a PostgreSQL that an older Foyer started, without a socket, is reached by TCP', () => {
  const access = { directory: path.join(folder, 'none'), password: 'secret', port: 5433 };
  expect(clusterUrl(access, 'foyer')).toBe('postgres://foyer:secret@127.0.0.1:5433/foyer');
});
