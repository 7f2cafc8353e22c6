import type { Generated } from 'kysely';

interface CounterTable {
  clientId: string;
  id: string;
  kind: string;
  ownerId: string;
  capacity: number | null;
  held: Generated<number>;
  sold: Generated<number>;
}

interface HoldTable {
  clientId: string;
  id: Generated<string>;
  idempotencyKey: string | null;
  expiresAt: Date;
  extensions: Generated<number>;
  channelId: string | null;
  createdAt: Generated<Date>;
}

interface HoldLineTable {
  clientId: string;
  holdId: string;
  counterId: string;
  quantity: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    counter: CounterTable;
    hold: HoldTable;
    holdLine: HoldLineTable;
  }
}
