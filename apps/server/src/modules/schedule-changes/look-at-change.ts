import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getTimeslotGroup, planRegeneration, versionOf, withRules } from '../scheduling/index.ts';
import { findEffect } from './find-effect.ts';
import { getScheduleChange } from './schedule-change.repository.ts';
import { type ChangeEffect, type ScheduleChange, undoMinutes } from './schedule-change.ts';
import { type ChangeVisit, listChangeVisits } from './schedule-change-visit.repository.ts';
import { countChannels, listTimeslotsWithNewSales } from './visits-in-timeslot.repository.ts';

/** A change as its page shows it. */
export interface ChangeView extends ScheduleChange {
  group: TimeslotGroup;
  effect: ChangeEffect;
  visits: ChangeVisit[];
  channelCount: number;
  /** null where it cannot be undone: not applied, too late, or changed since. */
  undo: { until: Date; newSalesCount: number; refundedCount: number } | null;
}

/** Reads a change; of a draft what it would do now, of an applied one what it did. */
export async function lookAtChange(context: RequestContext, id: string): Promise<ChangeView> {
  context.require('timeslotgroup', 'access');
  const now = context.app.clock();
  return context.inClient(async (scope) => {
    const change = await getScheduleChange(scope, id);
    const group = await getTimeslotGroup(scope, change.calendarId);
    const visits = await listChangeVisits(scope, id);
    return {
      ...change,
      group,
      visits,
      effect: change.outcome?.effect ?? (await findEffect(scope, group, change, now)),
      channelCount: await countChannels(scope, group.id),
      undo: await findUndo(scope, group, change, visits, now),
    };
  });
}

async function findUndo(
  scope: ClientScope,
  group: TimeslotGroup,
  { id, state, appliedAt, before, outcome }: ScheduleChange,
  visits: readonly ChangeVisit[],
  now: Date,
): Promise<ChangeView['undo']> {
  if (state !== 'applied' || !appliedAt || !before || outcome?.version !== versionOf(group)) return null;
  const until = new Date(appliedAt.getTime() + undoMinutes * 60_000);
  if (now > until) return null;
  const back = await planRegeneration(scope, withRules(group, before), now);
  const touched = [...back.remove, ...back.change.map((one) => one.id), ...back.conflicts];
  const sold = await listTimeslotsWithNewSales(scope, [...new Set(touched)], id, appliedAt);
  const refunded = visits.filter((visit) => visit.remedy === 'cancel' && visit.state === 'done');
  return {
    until,
    newSalesCount: sold.length,
    refundedCount: refunded.reduce((sum, { ticketCount }) => sum + ticketCount, 0),
  };
}
