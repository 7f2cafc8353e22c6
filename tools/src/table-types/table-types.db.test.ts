import { readFile } from 'node:fs/promises';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { TABLE_TYPES, tableTypesText } from './table-types-file.ts';

const database = await testDatabase();

test('the types of the tables are those of the migrated database', async () => {
  expect(await tableTypesText(database.ownerUrl)).toBe(await readFile(inRepository(TABLE_TYPES), 'utf8'));
});

test('a list of values comes from its CHECK constraint, also where it may be null', async () => {
  await database.owner.query(
    "create table painting (hue text check (hue in ('red', 'blue')), frame text not null check (frame = 'oak'))",
  );
  const text = await tableTypesText(database.ownerUrl);
  expect(text).toContain('export interface Painting {\n  frame: "oak";\n  hue: "blue" | "red" | null;\n}');
});
