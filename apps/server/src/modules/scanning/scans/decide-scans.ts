import type { ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { RowLocks } from '../../../platform/database/prepared.ts';
import { NotSignedInError, RefusedError } from '../../../platform/errors.ts';
import { firstOfEach, fulfilled, rejected } from '../../../platform/transactional-batcher.ts';
import { markSeen } from '../devices/calling-device.repository.ts';
import { requireActiveClient } from '../devices/in-device.ts';
import { readScannedCodes, type ScannedCode } from '../read-scanned-code.ts';
import { answerScan, answerScans } from './answer-scans.ts';
import { type Decided, decideFound } from './decide-found.ts';
import { findScanned, lockPlain } from './find-scanned.ts';
import { keepScans } from './keep-scans.ts';
import { type CalledScan, readCalledScans, type SentScan } from './read-called-scans.ts';
import { repeatAnswer } from './repeat-answer.ts';

type Answers = ReadonlyMap<SentScan, PromiseSettledResult<ScanAnswer>>;

/**
 * Decides scans of a client and keeps them, in the caller's transaction. Devices are locked, then tickets, each in the order of
 * their ids, so that of two gates one is first. In a batch (`skip-locked`) a scan is left out, to be decided alone, where it
 * is the second of its device or its ticket, was sent before, is of no plain ticket (a group, a voucher, a code of a series)
 * or makes later scans one too many.
 */
export async function decideScans(
  app: App,
  scope: ClientScope,
  sent: readonly SentScan[],
  locks: RowLocks,
): Promise<Answers> {
  const first = firstOfEach(sent, ({ keyHash }) => keyHash.toString('hex'));
  const readCode = await readScannedCodes(
    scope,
    first.map(({ scan }) => scan.code),
  );
  const read = first.map((one) => ({ sent: one, read: readCode(one.scan.code) }));
  if (locks === 'skip-locked') return decideTogether(app, scope, read);
  const answers = new Map<SentScan, PromiseSettledResult<ScanAnswer>>();
  for (const one of read) {
    try {
      answers.set(one.sent, fulfilled(await decideAlone(app, scope, one)));
    } catch (reason) {
      if (!(reason instanceof RefusedError || reason instanceof NotSignedInError)) throw reason;
      answers.set(one.sent, rejected(reason));
    }
  }
  return answers;
}

interface ReadScan {
  sent: SentScan;
  read: ScannedCode;
}

async function decideTogether(app: App, scope: ClientScope, scans: readonly ReadScan[]): Promise<Answers> {
  const now = app.clock();
  const [called, plain] = await Promise.all([
    readCalledScans(scope, scans, now, 'skip-locked'),
    lockPlain(
      scope,
      scans.map(({ read }) => read),
    ),
  ]);
  const decided: Decided[] = [];
  for (const one of firstOfEach(called, ({ read }) => read.ticketNumber ?? undefined)) {
    const found = plain.get(one.read.ticketNumber ?? '');
    if (!found || one.stored || one.isStopped || !one.device.gate.isClientActive) continue;
    decided.push(await decideFound(scope, { ...one, ...found, ahead: undefined, voucher: undefined }));
  }
  // What must be settled changes scans of other gates: one after the other.
  const together = decided.filter(({ toSettle }) => toSettle.length === 0);
  // Statements are pipelined in this order: what is answered is read when it is kept.
  const [, , answers] = await Promise.all([
    seen(scope, called, now),
    keepScans(scope, together, now),
    answerScans(app, scope, together),
  ]);
  return new Map([...answers].map(([{ sent }, answer]) => [sent, fulfilled(answer)]));
}

const seen = (scope: ClientScope, called: readonly CalledScan[], now: Date) =>
  markSeen(
    scope,
    called.map(({ device }) => device),
    now,
  );

/**
 * A group ticket without a number of people is answered with `how-many`, and not kept. @throws NotSignedInError, RefusedError.
 */
async function decideAlone(app: App, scope: ClientScope, scan: ReadScan): Promise<ScanAnswer> {
  const now = app.clock();
  const [called] = await readCalledScans(scope, [scan], now, 'wait');
  if (!called) throw new NotSignedInError();
  requireActiveClient(called.device.gate);
  await seen(scope, [called], now);
  const { stored } = called;
  if (stored) return repeatAnswer(app, scope, { ...called, stored });
  const decided = await decideFound(scope, await findScanned(scope, called));
  if (decided.decision.reason !== 'how-many') await keepScans(scope, [decided], now);
  return answerScan(app, scope, decided);
}
