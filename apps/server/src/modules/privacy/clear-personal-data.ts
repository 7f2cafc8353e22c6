import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { retentionEnds } from '@foyer/domain/privacy/retention-ends.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { writeAudit } from '../audit-log/index.ts';
import { listPersonData, type RetentionStretch, retentionSteps } from '../person-data/index.ts';
import { findSetting } from '../settings/index.ts';
import { eraseTrace } from './erase-visitor.ts';
import {
  findRetentionRun,
  listClientZones,
  lockRetentionRun,
  type RetentionRun,
  updateRetentionRun,
} from './retention-run.repository.ts';
import { listWaiting } from './trace-person.ts';

const batch = 500;
/** By the clock of the client: at night, after the day of the ledger was closed. */
const startsAt = '04:00';

/**
 * Clears what is older than its retention, once a night for each client: batch by batch, each in a transaction with the
 * place that was reached, so that a killed run is resumed. One audit entry says what a run cleared.
 */
export async function clearPersonalData(app: App): Promise<void> {
  const now = app.clock();
  const clients = (await listClientZones(app.db)).map(({ id, timeZone }) => ({ clientId: id, timeZone }));
  await eachOnItsOwn(
    app,
    clients,
    'the personal data of a client was not cleared',
    ({ clientId, timeZone }) => clearClient(app, clientId, localTimeAt(now, timeZone), timeZone),
  );
}

async function clearClient(
  app: App,
  clientId: string,
  { date: day, time }: { date: string; time: string },
  timeZone: string,
): Promise<void> {
  if (time < startsAt) return;
  const inRun = <T>(work: (scope: ClientScope) => Promise<T>) => inClient(app.db, clientId, work);
  const run = await inRun((scope) => findRetentionRun(scope, day));
  if (run?.finishedAt) return;
  while (await inRun((scope) => clearBatch(app, scope, { day, timeZone }))) {}
}

/** @returns whether there is more to do in this run. */
export async function clearBatch(
  app: App,
  scope: ClientScope,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<boolean> {
  const run = await lockRetentionRun(scope, day, retentionSteps[0]);
  if (run.finishedAt) return false;
  const { step } = run;
  const before = retentionEnds(await findSetting(scope, 'retention', app.clock()), { today: day, timeZone })[
    step
  ];
  const { records, part, place } =
    before === null
      ? { records: 0, part: null, place: null }
      : await clearStep(app, scope, run, { before, limit: batch });
  const cleared = records > 0 ? { ...run.cleared, [step]: (run.cleared[step] ?? 0) + records } : run.cleared;
  const next = place === null ? retentionSteps[retentionSteps.indexOf(step) + 1] : step;
  if (next) {
    await updateRetentionRun(scope, { ...run, step: next, part, place, cleared });
    return true;
  }
  await finish(app, scope, { ...run, cleared });
  return false;
}

interface ClearedBatch {
  records: number;
  /** The module that has more to clear, and its place; null = all of the step was cleared. */
  part: string | null;
  place: string | null;
}

/** Each module has places of its own: the next one starts once the one before it has no more. */
async function clearStep(
  app: App,
  scope: ClientScope,
  { step, part: reached, place: from }: RetentionRun,
  stretch: Omit<RetentionStretch, 'place'>,
): Promise<ClearedBatch> {
  if (step === 'buyers' || step === 'unpaid')
    return clearOrders(app, scope, step, { ...stretch, place: from });
  const parts = listPersonData();
  const first = parts.findIndex(({ name }) => name === reached);
  let records = 0;
  for (const part of parts.slice(Math.max(first, 0))) {
    const own = part.name === reached ? from : null;
    const forgotten = await part.forget?.(app, scope, step, { ...stretch, place: own });
    records += forgotten?.records ?? 0;
    if (forgotten && forgotten.place !== null) return { records, part: part.name, place: forgotten.place };
  }
  return { records, part: null, place: null };
}

/** As an erasure, without a search for strings: what repeats them is kept for a shorter time. */
async function clearOrders(
  app: App,
  scope: ClientScope,
  step: 'buyers' | 'unpaid',
  stretch: RetentionStretch,
): Promise<ClearedBatch> {
  for (const part of listPersonData()) {
    const old = await part.listOldOrders?.(scope, step, stretch);
    if (!old) continue;
    for (const other of listPersonData()) {
      await other.lock?.(
        scope,
        old.orders.map(({ id }) => id),
      );
    }
    const waiting = await listWaiting(
      app,
      scope,
      old.orders.map(({ id }) => id),
    );
    const waits = new Set(waiting.map(({ orderId }) => orderId));
    const due = old.orders.filter(({ id }) => !waits.has(id));
    const keysOf = (orders: typeof due) => orders.flatMap(({ keyId }) => keyId ?? []);
    const waitingKeyIds = keysOf(old.orders.filter(({ id }) => waits.has(id)));
    await eraseTrace(app, scope, {
      emails: [],
      names: [],
      strings: [],
      orderIds: due.map(({ id }) => id),
      keyIds: keysOf(due).filter((id) => !waitingKeyIds.includes(id)),
      waitingKeyIds,
    });
    return { records: due.length, part: part.name, place: old.place };
  }
  return { records: 0, part: null, place: null };
}

async function finish(app: App, scope: ClientScope, run: RetentionRun): Promise<void> {
  await updateRetentionRun(scope, { ...run, finishedAt: app.clock(), part: null, place: null });
  if (Object.keys(run.cleared).length === 0) return;
  await writeAudit(
    scope,
    { kind: 'system' },
    {
      action: 'clear-personal-data',
      entity: 'personal-data',
      entityId: null,
      after: { ...run.cleared },
    },
  );
}
