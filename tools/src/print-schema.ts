import { writeFile } from 'node:fs/promises';
import { schema } from '@foyer/server/app/schema.ts';
import { lexicographicSortSchema, printSchema } from 'graphql';

const target = new URL('../../packages/api-schema/src/schema.graphql', import.meta.url);

/** The GraphQL document of the running code, in a fixed order so that a review shows only what changed. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) await writeFile(target, printedSchema());
