import { createHash } from 'node:crypto';
import type { RepoRule } from './repo-rule.ts';

const FOLDER = 'apps/server/migrations/';
const CHECKSUMS = `${FOLDER}checksums.txt`;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Migrations run in the order of their numbers, each once: an edited one never reaches a database that ran it, and of
 * two with one number or after a gap the order depends on chance. The checksums make an edit visible in a diff as a
 * changed line, where a new migration is a new line.
 */
export const migrationsOnlyAdded: RepoRule = {
  name: 'migrations-are-only-added',
  instead:
    'Never edit or remove a migration: add one with the next number, and its line (`sha256sum NNNN-what.sql`) to apps/server/migrations/checksums.txt.',
  find(files) {
    const sums = new Map(readChecksums(files.find(({ path }) => path === CHECKSUMS)?.text ?? ''));
    const found = files
      .filter(({ path }) => path.startsWith(FOLDER) && path.endsWith('.sql'))
      .map(({ path, text }) => ({ name: path.slice(FOLDER.length), text }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const faults = found.flatMap(({ name, text }, index) => {
      const number = String(index + 1).padStart(4, '0');
      return [
        !name.startsWith(`${number}-`) && {
          name,
          message: `should be number ${number}: a gap or a double number`,
        },
        !sums.has(name) && { name, message: 'has no checksum' },
        sums.has(name) &&
          sums.get(name) !== sha256(text) && { name, message: 'is not what its checksum says' },
      ].filter((fault) => fault !== false);
    });
    const names = new Set(found.map(({ name }) => name));
    const removed = [...sums.keys()].filter((name) => !names.has(name));
    return [...faults, ...removed.map((name) => ({ name, message: 'has a checksum and no file' }))].map(
      ({ name, message }) => ({ place: `${FOLDER}${name}`, message }),
    );
  },
};

function readChecksums(text: string): [name: string, sum: string][] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(66), line.slice(0, 64)]);
}
