import type { ChangeState } from '@foyer/domain/changes/change-state.ts';
import type { TimeslotRemedy } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';

/**
 * The remedies by timeslot; one chosen by hand is not overridden by "Set all to". Of a timeslot with more visitors than
 * places also the orders that staff chose to go.
 */
export type ChosenRemedies = Record<
  string,
  { remedy: TimeslotRemedy; byHand: boolean; orderIds?: readonly string[] }
>;

/** A stored change: drafted, applied, or undone. */
export interface Change<Wanted = unknown, Before = unknown, Outcome = unknown> {
  id: string;
  /** null = timeslots of several calendars. */
  calendarId: string | null;
  state: ChangeState;
  wanted: Wanted;
  /** Of what was edited; '' where nothing is guarded by a version. */
  seenVersion: string;
  remedies: ChosenRemedies;
  mailsVisitors: boolean;
  createdAt: Date;
  createdBy: string;
  before: Before | null;
  outcome: Outcome | null;
  appliedAt: Date | null;
  appliedBy: string | null;
  tookMs: number | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}
