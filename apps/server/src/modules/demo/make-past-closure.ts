import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { closeTimeslots, previewClosure } from '../closures/index.ts';

const daysAgo = 12;

/** A storm some days ago, for which the lighthouse closed early: the visits that were still to come are listed. */
export async function makePastClosure(
  context: RequestContext,
  lighthouseId: string,
  today: LocalDate,
): Promise<void> {
  const date = addDays(today, -daysAgo);
  const stretch = {
    scopeKind: 'location',
    scopeIds: [lighthouseId],
    fromDate: date,
    fromTime: '15:00',
    untilDate: date,
    untilTime: null,
  };
  const plan = {
    requestId: randomUUID(),
    reason: 'storm',
    note: '',
    remedy: 'close',
    offersRefund: false,
    withoutAnswer: 'keep',
    deadlineHours: 24,
  };
  const { fingerprint } = await previewClosure(context, stretch);
  await closeTimeslots(context, stretch, plan, fingerprint);
}
