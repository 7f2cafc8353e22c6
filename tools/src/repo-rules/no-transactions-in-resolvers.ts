import { findLines, type RepoRule } from './repo-rule.ts';

/** A query cannot write by accident, and a list does not open a transaction for each of its rows. */
export const noTransactionsInResolvers: RepoRule = {
  name: 'no-transactions-in-resolvers',
  instead:
    'Make the field with `reading` or `loading` (platform/graphql/reading.ts), or open the transaction in a use case (decision 0077).',
  find: (files) => findLines(files, (path) => path.endsWith('.graphql.ts'), /\binClient\w*\(/),
};
