import type { QueryClient } from '@tanstack/react-query';
import { noteLost } from '../graphql/connection.ts';
import { findDeskKey } from './desk-key.ts';
import { openDeskStore } from './desk-store.ts';

/** What the shell and a desk ask the server before they show anything. */
const namesOfAnswers = [
  'GetClientConfiguration',
  'MenuItemsConfig',
  'OwnAccount',
  'ClientFacts',
  'DeskTills',
  'OwnTills',
  'DeskOffer',
];

/** So long the kept answers are shown without a question that would fail; a connection that is back asks at once. */
const takenForMs = 24 * 3_600_000;

export type KeptAnswer = [key: readonly unknown[], data: unknown];

/** The answers that a desk needs to open again, as they were given last. */
export const answersToKeep = (queries: QueryClient): KeptAnswer[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey: [name], state }) => namesOfAnswers.includes(String(name)) && state.data !== undefined,
    )
    .map(({ queryKey, state }) => [queryKey, state.data]);

/**
 * A page that came from this browser's own memory, because the server did not answer, begins with what its desk kept, where
 * the key of its session is still there.
 */
export async function restoreKeptAnswers(queries: QueryClient): Promise<void> {
  noteLost();
  const key = findDeskKey();
  if (!key) return;
  const desk = await (await openDeskStore(key)).readDesk<{ answers: KeptAnswer[] }>();
  for (const [queryKey, data] of desk?.answers ?? [])
    queries.setQueryData(queryKey, data, { updatedAt: Date.now() + takenForMs });
}
