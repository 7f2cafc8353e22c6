import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import type { Remedy } from '@foyer/domain/scheduling/plan-remedies.ts';
import type { TimeslotConflict } from '@foyer/domain/scheduling/plan-timeslot-changes.ts';
import type { RulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';

/** The remedies by timeslot; one chosen by hand is not overridden by "Set all to". */
export type ChosenRemedies = Record<string, { remedy: Remedy; byHand: boolean }>;

/** A change of a timeslot group's rules: drafted, applied, or undone. */
export interface ScheduleChange {
  id: string;
  calendarId: string;
  state: 'draft' | 'applied' | 'undone';
  wanted: RulesChangeInput;
  seenVersion: string;
  remedies: ChosenRemedies;
  mailsVisitors: boolean;
  createdAt: Date;
  createdBy: string;
  before: RulesChangeInput | null;
  outcome: ChangeOutcome | null;
  appliedAt: Date | null;
  appliedBy: string | null;
  tookMs: number | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

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
  conflict: TimeslotConflict;
  wantedCapacity: number | null;
  ticketCount: number;
  orderCount: number;
  heldCount: number;
  remedy: Remedy | null;
  moves: MovedVisitors[];
  /** Tickets that a move finds no room for. */
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

/** What a change does: the whole of the page. */
export interface ChangeEffect {
  addedCount: number;
  removedCount: number;
  changedCount: number;
  rows: ConflictRow[];
  days: ChangedDay[];
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
  /** Of the rules that it left behind: undo is for the last change only. */
  version: string;
  by: { actor: OrderActor; name: string };
}

export const undoMinutes = 30;
