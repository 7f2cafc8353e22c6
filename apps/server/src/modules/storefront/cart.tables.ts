import type { ColumnType, Generated } from 'kysely';
import type { SaleLine } from '../sales/index.ts';

interface CartTable {
  clientId: string;
  id: Generated<string>;
  secretHash: Buffer;
  channelId: string;
  language: string;
  idempotencyKey: string | null;
  holdId: string;
  holdExpiresAt: Date;
  extensions: Generated<number>;
  timeslotId: string | null;
  visitDate: string | null;
  serviceCostMinor: Generated<number>;
  transactionCostMinor: Generated<number>;
  lines: ColumnType<SaleLine[], string, string>;
  details: Generated<Buffer | null>;
  personKeyId: Generated<string | null>;
  orderId: Generated<string | null>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    cart: CartTable;
  }
}
