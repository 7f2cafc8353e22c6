import { requestGraphql } from '../graphql/graphql-client.ts';
import { EnterClient, LeaveClient } from './acting.graphql.ts';
import { storeActingClient } from './acting-client.ts';

/**
 * Begins an hour of work in a client, or another one. The next page is loaded from the start, so that nothing of what
 * was shown before stays.
 */
export async function enterClient(id: string): Promise<void> {
  await requestGraphql(EnterClient, { id }, { outsideClient: true });
  storeActingClient(id);
}

/** Leaves the client, also where the server cannot be reached: the stay then ends by itself. */
export async function leaveClient(): Promise<void> {
  await requestGraphql(LeaveClient, {}, { outsideClient: true }).catch(() => undefined);
  storeActingClient(null);
}
