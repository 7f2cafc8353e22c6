import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentTypes } from './document-types.ts';
import type { Finding } from './finding.ts';
import { messageKeyType } from './message-key-type.ts';
import { printedSchema } from './print-schema.ts';
import { inRepository, repositoryRoot } from './repository.ts';

const SCHEMA = 'packages/api-schema/src/schema.graphql';

/** Every committed file that a program writes must be what the program writes now. */
export async function checkGeneratedFiles(): Promise<Finding[]> {
  const expected = [
    [inRepository(SCHEMA), printedSchema()] as const,
    ...(await documentTypes(repositoryRoot)),
    messageKeyType(),
  ];
  const outdated: Finding[] = [];
  for (const [file, text] of expected) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    outdated.push({
      rule: 'generated-files-are-new',
      place: path.relative(repositoryRoot, file),
      message: 'is not what the code says',
      instead: 'Run `npm run codegen` and commit what it writes; review it as the contract that it is.',
    });
  }
  return outdated;
}
