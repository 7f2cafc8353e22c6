import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { isBlockedBy } from '@foyer/domain/product-schedules/schedule-days.ts';
import type { SchedulerSlotsQuery } from '../../../generated/operations.ts';
import type { SlotFilter } from '../use-scheduler-address.ts';
import { isShut, stateOfSlot } from './slot-state.ts';

export type SlotCalendar = SchedulerSlotsQuery['schedulerCalendar'];
export type Slot = SlotCalendar['slots'][number];

/** Rows in which nothing starts: closed, blocked for a reason, or simply none. */
export interface Gap {
  kind: 'gap';
  /** 'closed' and 'none' are words of ours, anything else is what staff wrote. */
  reason: { kind: 'closed' | 'blocked'; text: string } | null;
  row: number;
  length: number;
}
export type GridCell = { kind: 'slot'; slot: Slot; row: number } | Gap;

export interface SlotGrid {
  times: string[];
  /** By day, then by row; a gap is in each of its rows. */
  columns: GridCell[][];
}

type Blocker = SlotCalendar['blockers'][number];

/** Times by days. Two timeslots of one product at one start get a row each. */
export function slotGrid(calendar: SlotCalendar, dates: readonly string[]): SlotGrid {
  const byStart = Map.groupBy(calendar.slots, ({ date, time }) => `${date} ${time}`);
  const lanes = new Map<string, number>();
  for (const slots of byStart.values()) {
    const time = slots[0]?.time ?? '';
    lanes.set(time, Math.max(lanes.get(time) ?? 1, slots.length));
  }
  const rows = [...lanes]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([time, count]) => Array.from({ length: count }, (_, lane) => ({ time, lane })));
  return {
    times: rows.map(({ time }) => time),
    columns: dates.map((date) =>
      mergeGaps(
        rows.map(({ time, lane }, row) => {
          const slot = byStart.get(`${date} ${time}`)?.[lane];
          if (slot) return { kind: 'slot', slot, row };
          const reason = lane > 0 ? null : reasonOf(calendar, date, time);
          return { kind: 'gap', reason, row, length: 1 };
        }),
      ),
    ),
  };
}

function reasonOf({ closedDates, blockers }: SlotCalendar, date: string, time: string): Gap['reason'] {
  const blocker = blockers.find((one) => isBlockedBy(rulesOf(one), date, time));
  if (blocker) return { kind: 'blocked', text: blocker.reason };
  const closed = closedDates.find((day) => day.date === date);
  return closed ? { kind: 'closed', text: closed.note } : null;
}

const rulesOf = (blocker: Blocker) => ({
  ...blocker,
  weekdays: weekdays.filter((day) => blocker.weekdays.includes(day)),
  fromTime: blocker.fromTime ?? null,
  untilTime: blocker.untilTime ?? null,
});

/** Gaps below each other with one reason are one. */
function mergeGaps(cells: readonly GridCell[]): GridCell[] {
  const merged: GridCell[] = [];
  for (const cell of cells) {
    const above = merged.at(-1);
    if (cell.kind === 'gap' && above?.kind === 'gap' && sameReason(cell, above)) {
      above.length += 1;
      merged.push(above);
    } else merged.push(cell);
  }
  return merged;
}

const sameReason = (one: Gap, other: Gap) =>
  one.reason?.kind === other.reason?.kind && one.reason?.text === other.reason?.text;

/** Whether a timeslot is one of those that the filter shows. */
export function isShown(
  { state, conflict, fill }: Pick<Slot, 'state' | 'conflict' | 'fill'>,
  only: SlotFilter | undefined,
): boolean {
  if (only === 'open') return state === 'open' && (fill.left ?? 1) > 0;
  if (only === 'closed') return isShut(stateOfSlot({ state, fill }));
  if (only === 'filling') return ['almost full', 'full', 'sold out'].includes(fill.state);
  if (only === 'settle') return Boolean(conflict);
  return true;
}
