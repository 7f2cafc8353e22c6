import type { Generated } from 'kysely';

interface EventTable {
  clientId: string;
  id: Generated<string>;
  kind: 'event' | 'exhibition';
  fromDate: string;
  untilDate: string;
  at: string | null;
  archivedAt: Generated<Date | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    event: EventTable;
  }
}
