import { schema } from '@foyer/server/app/schema.ts';
import { lexicographicSortSchema, printSchema } from 'graphql';

/** Where the printed schema is, relative to the repository. */
export const SCHEMA = 'packages/api-schema/src/schema.graphql';

/** The GraphQL document of the running code, in a fixed order so that a review shows only what changed. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
