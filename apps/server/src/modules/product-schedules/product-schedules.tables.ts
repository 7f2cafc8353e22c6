import type { RepeatUnit } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { ColumnType, Generated } from 'kysely';
import type { ChangeSubject, RowSnapshot, TakenLink } from './row-snapshot.ts';

interface ProductScheduleTable {
  clientId: string;
  id: Generated<string>;
  calendarId: string;
  name: string;
  fromDate: string;
  untilDate: string;
  repeatUnit: RepeatUnit;
  repeatEvery: number;
  weekdays: number[];
  firstTime: string;
  lastTime: string;
  intervalMinutes: number;
  capacity: number | null;
  createdAt: Generated<Date>;
}

interface ScheduleBlockerTable {
  clientId: string;
  id: Generated<string>;
  calendarId: string;
  fromDate: string;
  untilDate: string;
  weekdays: number[];
  fromTime: string | null;
  untilTime: string | null;
  reason: string;
  createdAt: Generated<Date>;
}

interface ProductScheduleChangeTable {
  clientId: string;
  id: Generated<string>;
  calendarId: string;
  subject: ChangeSubject;
  subjectId: string;
  before: ColumnType<RowSnapshot | null, string | null, never>;
  after: ColumnType<RowSnapshot | null, string | null, never>;
  addedCount: number;
  removedCount: number;
  changedCount: number;
  converted: ColumnType<TakenLink[], string, never>;
  changedAt: Date;
  changedBy: string;
  undoneAt: Generated<Date | null>;
  undoneBy: Generated<string | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    productSchedule: ProductScheduleTable;
    scheduleBlocker: ScheduleBlockerTable;
    productScheduleChange: ProductScheduleChangeTable;
  }
}
