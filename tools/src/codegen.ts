import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentTypes } from './document-types.ts';
import { messageKeyType } from './message-key-type.ts';
import { inRepository } from './repository.ts';
import { TABLE_TYPES, tableTypesBanner, tableTypesOfNewDatabase } from './table-types/table-types-file.ts';

/**
 * `npm run codegen` writes what the code says in other places: the types of the tables, the keys of texts, the GraphQL
 * schema and the types of the back office's documents. Each is written before the next one reads it.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const written: string[] = [];

const tables = inRepository(TABLE_TYPES);
if (!readText(tables)?.startsWith(tableTypesBanner())) write(tables, await tableTypesOfNewDatabase());
write(...messageKeyType());
const { SCHEMA, printedSchema } = await import('./print-schema.ts');
write(inRepository(SCHEMA), printedSchema());
for (const [path, text] of await documentTypes(root)) write(path, text);

console.log(written.length ? `written: ${written.join(', ')}` : 'everything generated is up to date');

function write(path: string, text: string): void {
  if (readText(path) === text) return;
  written.push(relative(root, path));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
