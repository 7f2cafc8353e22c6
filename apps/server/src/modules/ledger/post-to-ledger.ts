import type { Posting } from '@foyer/domain/ledger/posting.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertPostings } from './posting.repository.ts';

/**
 * Posts in the transaction of the cause, all postings by one statement. A cause that was posted before is not posted
 * again, so that a retried job may call it twice (product.md, section 15).
 */
export async function postToLedger(
  scope: ClientScope,
  postings: readonly Posting<string | null>[],
): Promise<void> {
  await insertPostings(scope, postings);
}
