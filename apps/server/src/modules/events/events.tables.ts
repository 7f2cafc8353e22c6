import type { Generated } from 'kysely';

interface EventTable {
  clientId: string;
  id: Generated<string>;
  kind: 'event' | 'exhibition';
  locationId: string | null;
  fromDate: string;
  untilDate: string;
  at: string | null;
  ticketLimit: number | null;
  linkedEventId: string | null;
  publishInTicketFrame: Generated<boolean>;
  showAvailability: Generated<boolean>;
  archivedAt: Generated<Date | null>;
  version: Generated<number>;
}

interface EventExceptionTable {
  clientId: string;
  eventId: string;
  date: string;
  note: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    event: EventTable;
    eventException: EventExceptionTable;
  }
}
