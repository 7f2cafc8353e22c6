import type { ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { RowLocks } from '../../../platform/database/prepared.ts';
import { NotSignedInError, RefusedError } from '../../../platform/errors.ts';
import { firstOfEach, fulfilled, rejected } from '../../../platform/transactional-batcher.ts';
import { markSeen } from '../calling-device.repository.ts';
import { requireActiveClient } from '../in-device.ts';
import { answerScans } from './answer-scans.ts';
import { type Decided, decideFound } from './decide-found.ts';
import { findScanned } from './find-scanned.ts';
import { keepScans } from './keep-scans.ts';
import { type CalledScan, readCalledScans, type SentScan } from './read-called-scans.ts';
import { repeatAnswer } from './repeat-answer.ts';

type Answers = Map<SentScan, PromiseSettledResult<ScanAnswer>>;

/**
 * Decides scans of a client and keeps them, in the caller's transaction. Devices are locked, then tickets, each in the order of
 * their ids, so that of two gates one is first. In a batch (`skip-locked`) a scan is left out, to be decided alone, where it
 * is the second of its device or its ticket, was sent before, is of no plain ticket (a group, a voucher, a code of a series)
 * or makes later scans one too many. A group ticket without a number of people is answered with `how-many`, and not kept.
 */
export async function decideScans(
  app: App,
  scope: ClientScope,
  sent: readonly SentScan[],
  locks: RowLocks,
): Promise<ReadonlyMap<SentScan, PromiseSettledResult<ScanAnswer>>> {
  const now = app.clock();
  const answers: Answers = new Map();
  const first = firstOfEach(sent, ({ keyHash }) => keyHash.toString('hex'));
  const called = await readCalledScans(scope, first, now, locks);
  if (locks === 'wait' && called.length === 0)
    for (const one of first) answers.set(one, rejected(new NotSignedInError()));
  const open = called.filter((one) => isOpen(one, answers));
  await markSeen(
    scope,
    open.map(({ device }) => device),
    now,
  );
  if (locks === 'wait') await answerStored(app, scope, open, answers);
  const found = await findScanned(
    scope,
    open.filter(({ stored }) => !stored),
    locks,
  );
  const decided: Decided[] = [];
  for (const one of found) decided.push(await decideFound(scope, one));
  // What must be settled changes scans of other gates: one after the other.
  const together = locks === 'wait' ? decided : decided.filter(({ toSettle }) => toSettle.length === 0);
  await keepScans(
    scope,
    together.filter(({ decision }) => decision.reason !== 'how-many'),
    now,
  );
  for (const [one, answer] of await answerScans(app, scope, together))
    answers.set(one.sent, fulfilled(answer));
  return answers;
}

/** Whether its client may scan; refused otherwise. */
function isOpen({ sent, device }: CalledScan, answers: Answers): boolean {
  try {
    requireActiveClient(device.gate);
    return true;
  } catch (reason) {
    return refuse(answers, sent, reason);
  }
}

async function answerStored(
  app: App,
  scope: ClientScope,
  called: readonly CalledScan[],
  answers: Answers,
): Promise<void> {
  for (const { stored, ...one } of called) {
    if (!stored) continue;
    try {
      answers.set(one.sent, fulfilled(await repeatAnswer(app, scope, { ...one, stored })));
    } catch (reason) {
      refuse(answers, one.sent, reason);
    }
  }
}

function refuse(answers: Answers, sent: SentScan, reason: unknown): false {
  if (!(reason instanceof RefusedError)) throw reason;
  answers.set(sent, rejected(reason));
  return false;
}
