import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import '../../app/modules.ts';
import { listPersonData } from '../person-data/index.ts';
import { columnsWithoutPersons } from './columns-without-persons.ts';

const database = await testDatabase();

/** Columns that can hold any text: texts, JSON, lists of texts, bytes; not those of a list of values. */
const { rows } = await database.owner.query<{ name: string }>(
  `select c.relname || '.' || a.attname as name
   from pg_class c
   join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   join pg_type y on y.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and y.typname in ('text', 'varchar', 'bpchar', 'jsonb', 'json', 'bytea', 'inet', 'cidr', '_text', '_varchar', '_bytea')
     and not exists (select from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         and pg_get_constraintdef(k.oid) ~ '= ANY \\(\\(?ARRAY\\[')
   order by 1`,
);
const inDatabase = rows.map(({ name }) => name);
const claimed = listPersonData().flatMap(({ columns }) => columns);
const others = Object.entries(columnsWithoutPersons).flatMap(([table, columns]) =>
  columns.split(' ').map((column) => `${table}.${column}`),
);

/**
 * A new column fails here until its module says what it has to do with persons: in the `columns` of its `PersonData`,
 * with what finds and erases it, or in `columns-without-persons.ts`.
 */
test('of every column that can hold a text a module says whether it can be about a person', () => {
  expect(inDatabase.filter((name) => !claimed.includes(name) && !others.includes(name))).toEqual([]);
});

test('no column is listed that is not there, and none as both', () => {
  expect([...claimed, ...others].filter((name) => !inDatabase.includes(name))).toEqual([]);
  expect(others.filter((name) => claimed.includes(name))).toEqual([]);
});
