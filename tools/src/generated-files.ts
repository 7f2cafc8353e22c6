import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentTypes } from './document-types.ts';
import type { Finding } from './finding.ts';
import { messageKeyType } from './message-key-type.ts';
import { printedSchema, SCHEMA } from './print-schema.ts';
import { inRepository, repositoryRoot } from './repository.ts';
import { TABLE_TYPES, tableTypesBanner } from './table-types/table-types-file.ts';

/** Every committed file that a program writes must be what the program writes now. */
export async function checkGeneratedFiles(): Promise<Finding[]> {
  const expected = [
    [inRepository(SCHEMA), printedSchema()] as const,
    ...(await documentTypes(repositoryRoot)),
    messageKeyType(),
  ];
  const outdated: string[] = [];
  for (const [file, text] of expected) {
    if ((await readText(file)) !== text) outdated.push(path.relative(repositoryRoot, file));
  }
  // A database test compares the rest of this file with a migrated database.
  if (!(await readText(inRepository(TABLE_TYPES))).startsWith(tableTypesBanner())) outdated.push(TABLE_TYPES);
  return outdated.map((place) => ({
    rule: 'generated-files-are-new',
    place,
    message: 'is not what the code says',
    instead: 'Run `npm run codegen` and commit what it writes; review it as the contract that it is.',
  }));
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');
