import type { Change } from '../changes/index.ts';
import type { TakenLink } from './schedule-link.repository.ts';
import type { ChangeSubject, RowSnapshot } from './schedule-row.repository.ts';

/** `change.kind` of schedules and blockers. */
export const scheduleKindName = 'product-schedule';

/** What undoing a change of a schedule or blocker brings back; a row of null was not there. */
export interface ScheduleBefore {
  subject: ChangeSubject;
  subjectId: string;
  row: RowSnapshot | null;
  /** Ticket groups that were taken from their timeslot groups. */
  converted: TakenLink[];
}

export interface ScheduleOutcome {
  row: RowSnapshot | null;
  addedCount: number;
  removedCount: number;
  changedCount: number;
}

/** An applied change of a product's schedules or blockers at a location. */
export type ScheduleChange = Change<unknown, ScheduleBefore, ScheduleOutcome>;
