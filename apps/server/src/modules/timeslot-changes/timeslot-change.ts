import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import type { SkippedStart } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { TimeslotRemedy } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import type {
  ChangedFactField,
  VisitorConflict,
} from '@foyer/domain/scheduling/timeslot-changes/timeslot-change.ts';
import type { RulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import type { TimeslotsByHandInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Change } from '../changes/index.ts';
import type { ExceptionPlaces, ScheduleLink, TimeslotLeft, TimeslotSnapshot } from '../scheduling/index.ts';

/** What a draft holds: rules of a timeslot group, or single timeslots by hand. */
export type WantedChange = RulesChangeInput & Partial<TimeslotsByHandInput>;

/** What undoing brings back. */
export type ChangeBefore = RulesChangeInput & {
  takenFromSchedules?: ScheduleLink[];
  /** Of its exceptions; of changes applied before it was kept it is missing. */
  exceptionPlaces?: ExceptionPlaces;
  snapshots?: TimeslotSnapshot[];
};

/** A change of a timeslot group's rules, or of single timeslots: drafted, applied, or undone. */
export type TimeslotChange = Change<WantedChange, ChangeBefore, ChangeOutcome>;

/** Where some of a timeslot's visitors go. */
export interface MovedVisitors {
  date: LocalDate;
  time: LocalTime;
  /** Later than now; negative = earlier. */
  minutesLater: number;
  ticketCount: number;
  /** What is left there afterwards; null = no limit. */
  left: number | null;
}

/** A timeslot whose visitors need a choice. */
export interface ConflictRow {
  timeslotId: string;
  date: LocalDate;
  time: LocalTime;
  /** null where product schedules yield it. */
  groupId: string | null;
  conflict: VisitorConflict;
  wantedCapacity: number | null;
  ticketCount: number;
  orderCount: number;
  /** Of changes applied before they were stored they are missing. */
  orderIds?: readonly string[];
  /** Orders of the timeslot that could go instead. */
  otherOrderCount?: number;
  /** Places that are taken beyond the wanted ones. */
  surplus?: number;
  heldCount: number;
  /** Group reservations in it; of changes applied before they were counted it is missing. */
  groupCount?: number;
  groupPeople?: number;
  remedy: TimeslotRemedy | null;
  moves: MovedVisitors[];
  /** Tickets, and people of groups, that a move finds no room for. */
  unplacedCount: number;
  /** What goes back where it is cancelled. */
  amountMinor: number;
}

export interface ChangedDay {
  date: LocalDate;
  addedCount: number;
  removedCount: number;
  changedCount: number;
  ticketCount: number;
}

/** A limit that becomes another one; null = no limit. */
export interface ChangedLimit {
  before: number | null;
  after: number | null;
  timeslotCount: number;
}

/** What changes beside timeslots: title, settings, links. */
export interface ChangedFact {
  field: ChangedFactField;
  before: string;
  after: string;
  /** Of an unlinked ticket group: tickets for timeslots to come, whose visitors keep them. */
  ticketCount: number;
}

/** What a change does: the whole of the page. */
export interface ChangeEffect {
  facts: ChangedFact[];
  addedCount: number;
  removedCount: number;
  changedCount: number;
  rows: ConflictRow[];
  days: ChangedDay[];
  limits: ChangedLimit[];
  /** Starts that the rules want and the clock skips. */
  skipped: SkippedStart[];
  /** New timeslots that start outside the opening hours; of changes applied before it was counted it is missing. */
  outsideHoursCount?: number;
  mailCount: number;
  movedCount: number;
  keptCount: number;
  cancelledCount: number;
  refundMinor: number;
  /** Choices that are still open: none chosen, or no room to move to. */
  openCount: number;
  /** The same as long as neither the rules nor the sales have changed. */
  fingerprint: string;
}

/** The effect as it was when the change was applied. */
export interface ChangeOutcome {
  effect: ChangeEffect;
  /** Of the rules that it left behind: undo is for the last change only. '' = it changed no rules. */
  version: string;
  /** The timeslots that it set by hand, as it left them. */
  left?: TimeslotLeft[];
  by: { actor: OrderActor; name: string };
  /** Groups that it moved, which undoing moves back. */
  movedGroups?: MovedGroup[];
}

export interface MovedGroup {
  reservationId: string;
  calendarId: string;
  /** When its timeslot began before. */
  from: string;
  toTimeslotId: string;
}

/** Whether a change is about single timeslots, set by hand. */
export function byHandOf({ timeslots, newTimeslots }: WantedChange): TimeslotsByHandInput | null {
  if (!timeslots && !newTimeslots) return null;
  return { timeslots: timeslots ?? [], newTimeslots: newTimeslots ?? [] };
}

/** A change that belongs to no timeslot group was made in the availability scheduler: its right decides. */
export function requireForChange(
  context: RequestContext,
  { calendarId }: Pick<Change, 'calendarId'>,
  right: 'access' | 'edit' | 'extra',
): void {
  context.require(calendarId === null ? 'availability-scheduler' : 'timeslotgroup', right);
}
