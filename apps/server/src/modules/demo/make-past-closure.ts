import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { closeTimeslots } from '../closures/index.ts';

const daysAgo = 12;

/** A storm some days ago, for which the lighthouse closed early: visitors who had not climbed yet are listed. */
export async function makePastClosure(
  context: RequestContext,
  lighthouseId: string,
  today: LocalDate,
): Promise<void> {
  const date = addDays(today, -daysAgo);
  await closeTimeslots(
    context,
    {
      ...{ scopeKind: 'location', scopeIds: [lighthouseId] },
      ...{ fromDate: date, fromTime: '15:00', untilDate: date, untilTime: null },
    },
    {
      ...{ requestId: randomUUID(), reason: 'storm', note: '', remedy: 'close' },
      ...{ offersRefund: false, withoutAnswer: 'keep', deadlineHours: 24 },
    },
  );
}
