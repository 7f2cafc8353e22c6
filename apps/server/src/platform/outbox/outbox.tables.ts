import type { Generated } from 'kysely';

interface OutboxTable {
  clientId: string;
  id: Generated<string>;
  bus: 'command' | 'event';
  type: string;
  payload: unknown;
  source: Generated<string>;
  startAfter: Date | null;
  createdAt: Generated<Date>;
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxTable;
  }
}
