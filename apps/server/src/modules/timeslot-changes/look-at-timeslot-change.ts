import { refuseUndo, undoableUntil } from '@foyer/domain/changes/undo-window.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';

import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type AffectedVisit, getChange, listAffectedVisits } from '../changes/index.ts';
import { areAsLeft, getTimeslotGroup, listTimeslots, versionOf } from '../scheduling/index.ts';
import { findEffect } from './find-effect.ts';
import { listTakenByUndo } from './list-taken-by-undo.ts';
import { byHandOf, type ChangeEffect, requireForChange, type TimeslotChange } from './timeslot-change.ts';
import { timeslotsKind } from './timeslots-kind.ts';
import { countChannelsOfCalendars, listTimeslotsWithNewSales } from './visits-in-timeslot.repository.ts';

/** A change as its page shows it. */
export interface TimeslotChangeView extends TimeslotChange {
  /** null = timeslots of several calendars. */
  group: TimeslotGroup | null;
  effect: ChangeEffect;
  visits: AffectedVisit[];
  channelCount: number;
  /** null where there is nothing to undo: not applied, too late, or changed since. New sales prevent it. */
  undo: { until: Date; newSalesCount: number; refundedCount: number } | null;
}

/** Reads a change; of a draft what it would do now, of an applied one what it did. */
export async function lookAtTimeslotChange(context: RequestContext, id: string): Promise<TimeslotChangeView> {
  const now = context.app.clock();
  return context.inClient(async (scope) => {
    const change = await getChange(scope, timeslotsKind, id);
    requireForChange(context, change, 'access');
    const group = change.calendarId === null ? null : await getTimeslotGroup(scope, change.calendarId);
    const visits = await listAffectedVisits(scope, id);
    return {
      ...change,
      group,
      visits,
      // A change applied before facts were stored has none.
      effect: change.outcome
        ? { ...change.outcome.effect, facts: change.outcome.effect.facts ?? [] }
        : await findEffect(scope, change, now),
      channelCount: await countChannelsOfCalendars(scope, await listCalendarIds(scope, change)),
      undo: await findUndo(scope, group, change, visits, now),
    };
  });
}

async function listCalendarIds(
  scope: ClientScope,
  { calendarId, wanted }: TimeslotChange,
): Promise<string[]> {
  if (calendarId !== null) return [calendarId];
  const ids = byHandOf(wanted)?.timeslots.map(({ id }) => id) ?? [];
  return [...new Set((await listTimeslots(scope, ids)).map((timeslot) => timeslot.calendarId))];
}

async function findUndo(
  scope: ClientScope,
  group: TimeslotGroup | null,
  change: TimeslotChange,
  visits: readonly AffectedVisit[],
  now: Date,
): Promise<TimeslotChangeView['undo']> {
  const { id, state, appliedAt, before, outcome } = change;
  if (state !== 'applied' || !appliedAt || !before || !outcome) return null;
  const isLast = outcome.left
    ? await areAsLeft(scope, outcome.left, now)
    : outcome.version === (group && versionOf(group));
  if (refuseUndo({ appliedAt, isLast }, now)) return null;
  const takenAgainst = await listTakenByUndo(scope, group, before, now);
  const sold = await listTimeslotsWithNewSales(scope, takenAgainst, id, appliedAt);
  const refunded = visits.filter((visit) => visit.remedy === 'cancel' && visit.state === 'refunding');
  return {
    until: undoableUntil({ appliedAt }),
    newSalesCount: sold.length,
    refundedCount: refunded.reduce((sum, { ticketCount }) => sum + ticketCount, 0),
  };
}
