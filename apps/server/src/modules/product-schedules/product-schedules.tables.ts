import type { RepeatUnit } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { Generated } from 'kysely';

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

declare module '../../platform/database/tables.ts' {
  interface Tables {
    productSchedule: ProductScheduleTable;
    scheduleBlocker: ScheduleBlockerTable;
  }
}
