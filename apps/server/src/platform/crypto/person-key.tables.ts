import type { Generated } from 'kysely';

interface PersonKeyTable {
  clientId: string;
  id: Generated<string>;
  wrappedKey: Buffer | null;
  createdAt: Generated<Date>;
  erasedAt: Date | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    personKey: PersonKeyTable;
  }
}
