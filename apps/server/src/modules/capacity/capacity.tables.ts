import type { ColumnType, Generated } from 'kysely';
import type { HeldTickets } from './hold.ts';

interface CounterTable {
  clientId: string;
  id: string;
  kind: string;
  ownerId: string;
  capacity: number | null;
  held: Generated<number>;
  sold: Generated<number>;
  scope: Generated<string>;
}

interface HoldTable {
  clientId: string;
  id: Generated<string>;
  idempotencyKey: string | null;
  expiresAt: Date;
  extensions: Generated<number>;
  channelId: string | null;
  sale: ColumnType<HeldTickets[], string | undefined, string>;
  /** What it takes of which counters, side by side. */
  counterIds: Generated<string[]>;
  quantities: Generated<number[]>;
  createdAt: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    counter: CounterTable;
    hold: HoldTable;
  }
}
