import type { GroupReservationStatus } from '@foyer/domain/scheduling/calendar-rules.ts';
import type { TimeslotConflict, TimeslotState } from '@foyer/domain/scheduling/plan-timeslot-changes.ts';
import type { Generated } from 'kysely';

interface CalendarTable {
  clientId: string;
  id: Generated<string>;
  kind: 'group' | 'schedule';
  name: string | null;
  locationId: string;
  productId: Generated<string | null>;
  hidden: Generated<boolean>;
  synced: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface CalendarTicketGroupTable {
  clientId: string;
  calendarId: string;
  ticketGroupId: string;
}

interface PeriodTable {
  clientId: string;
  id: Generated<string>;
  calendarId: string;
  fromDate: string;
  untilDate: string;
  priority: number;
  note: string;
}

interface WeekdayTimeTable {
  clientId: string;
  periodId: string;
  weekday: number;
  at: string;
  capacity: number | null;
  status: GroupReservationStatus;
  title: string;
  classes: string;
}

interface TimeslotTable {
  clientId: string;
  id: Generated<string>;
  calendarId: string;
  localDate: string;
  localTime: string;
  startsAt: Date;
  endsAt: Generated<Date | null>;
  origin: Generated<'generated' | 'manual'>;
  state: Generated<TimeslotState>;
  conflict: Generated<TimeslotConflict | null>;
  wantedCapacity: Generated<number | null>;
  title: string;
  classes: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar: CalendarTable;
    calendarTicketGroup: CalendarTicketGroupTable;
    period: PeriodTable;
    weekdayTime: WeekdayTimeTable;
    timeslot: TimeslotTable;
  }
}
