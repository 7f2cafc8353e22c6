import { closureStretchInput } from '@foyer/domain/closures/closure-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listGroupsIn } from '../reservations/index.ts';
import { listClosableTimeslotIds } from '../scheduling/index.ts';
import { countDates, fingerprintOfClosure } from './closure-effect.ts';
import { listDaysOfStretch, takenDays } from './shut-days.ts';
import { countHeldPlaces, countTicketsOfDays, listTouchedVisits } from './touched-visit.repository.ts';

/** What a closure would touch; nothing is changed. */
export interface ClosurePreview {
  /** What closing names as seen. */
  fingerprint: string;
  timeslotCount: number;
  /** Days that tickets without a time can no longer be used on. */
  dayCount: number;
  /** Days of which something is left: tickets without a time stay valid in the rest of them. */
  shortenedDayCount: number;
  shortenedTicketCount: number;
  locationCount: number;
  orderCount: number;
  /** People with a ticket for it. */
  heads: number;
  amountMinor: number;
  heldCount: number;
  /** Group reservations in it. */
  groupCount: number;
  groupPeople: number;
  /** Those whose contact cannot be mailed. */
  groupsWithoutAddress: number;
}

/** The dry run of a closure. */
export async function previewClosure(context: RequestContext, typed: unknown): Promise<ClosurePreview> {
  context.require('timeslotgroup', 'edit');
  const stretch = valueOrThrow(parseInput(closureStretchInput, typed));
  return context.inClient(async (scope) => {
    const timeslotIds = await listClosableTimeslotIds(scope, stretch);
    const at = context.app.clock();
    const daysBefore = await listDaysOfStretch(scope, stretch, at);
    const days = takenDays(daysBefore, await listDaysOfStretch(scope, stretch, at, 'and-this'));
    const groups = await listGroupsIn(scope, timeslotIds, at);
    const visits = await listTouchedVisits(scope, { timeslotIds, days: days.shut });
    return {
      fingerprint: fingerprintOfClosure({ timeslotIds, days, visits, groups }),
      timeslotCount: timeslotIds.length,
      dayCount: countDates(days.shut),
      shortenedDayCount: countDates(days.shortened),
      shortenedTicketCount: await countTicketsOfDays(scope, days.shortened),
      orderCount: new Set(visits.map(({ orderId }) => orderId)).size,
      heads: visits.reduce((sum, { people }) => sum + people, 0),
      amountMinor: visits.reduce((sum, visit) => sum + visit.amountMinor, 0),
      ...(await countHeldPlaces(scope, timeslotIds)),
      groupCount: groups.length,
      groupPeople: groups.reduce((sum, { people }) => sum + people, 0),
      groupsWithoutAddress: groups.filter(({ hasAddress }) => !hasAddress).length,
    };
  });
}
