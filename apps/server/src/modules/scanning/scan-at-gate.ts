import type { ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../platform/app.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { transactionalBatcher } from '../../platform/transactional-batcher.ts';
import { readCaller } from './devices/in-device.ts';
import { decideScans } from './scans/decide-scans.ts';
import type { Scan, SentScan } from './scans/read-called-scans.ts';

/**
 * Decides one scan of the device whose key is in `authorization`, and keeps it. Concurrent scans of a client are one batch
 * (decision 0237). The same sequence of a device again gets the first answer again.
 * @throws NotSignedInError for an unknown or revoked device. @throws RefusedError `client-disabled` (403), and
 * `sequence-used` (409) where the sequence was another code's.
 */
export async function scanAtGate(
  app: App,
  authorization: string | undefined,
  scan: Scan,
  language?: string,
): Promise<ScanAnswer> {
  const { clientId, keyHash } = await readCaller(app, authorization);
  return tryAgain(() => decideTogether(app, clientId, { keyHash, scan, language }));
}

/** While the database writes one batch of a busy client, the process prepares the next. */
const limits = {
  batchSize: 200,
  queueSize: 5_000,
  totalQueueSize: 15_000,
  concurrency: 3,
  secondBatchFrom: 8,
};

const decideTogether = transactionalBatcher<SentScan, ScanAnswer>({ limits, decide: decideScans });
