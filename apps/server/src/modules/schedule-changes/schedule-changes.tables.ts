import type { Remedy } from '@foyer/domain/scheduling/plan-remedies.ts';
import type { ColumnType, Generated } from 'kysely';
import type { ChangeBefore, ChangeOutcome, ChosenRemedies, WantedChange } from './schedule-change.ts';

interface ScheduleChangeTable {
  clientId: string;
  id: Generated<string>;
  calendarId: string | null;
  state: Generated<'draft' | 'applied' | 'undone'>;
  wanted: ColumnType<WantedChange, string, string>;
  seenVersion: string;
  remedies: ColumnType<ChosenRemedies, string | undefined, string>;
  mailsVisitors: Generated<boolean>;
  createdAt: Generated<Date>;
  createdBy: string;
  before: ColumnType<ChangeBefore | null, string | null, string | null>;
  outcome: ColumnType<ChangeOutcome | null, string | null, string | null>;
  appliedAt: Date | null;
  appliedBy: string | null;
  tookMs: number | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

interface ScheduleChangeVisitTable {
  clientId: string;
  changeId: string;
  calendarId: string;
  orderId: string;
  fromStart: Date;
  remedy: Remedy | 'move back';
  ticketCount: number;
  toStart: Date | null;
  amountMinor: Generated<number>;
  state: Generated<'waiting' | 'done' | 'failed'>;
  failure: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    scheduleChange: ScheduleChangeTable;
    scheduleChangeVisit: ScheduleChangeVisitTable;
  }
}
