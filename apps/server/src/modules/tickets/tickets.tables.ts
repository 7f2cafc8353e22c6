import type { Generated } from 'kysely';

interface TicketKeyTable {
  clientId: string;
  id: number;
  publicKey: Buffer;
  wrappedPrivate: Buffer;
  createdAt: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ticketKey: TicketKeyTable;
  }
}
