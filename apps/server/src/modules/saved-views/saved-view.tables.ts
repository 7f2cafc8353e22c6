import type { Generated } from 'kysely';

interface SavedViewTable {
  clientId: string;
  id: Generated<string>;
  accountId: string;
  list: string;
  name: string;
  parameters: string;
  shared: Generated<boolean>;
  sort: Generated<number>;
  createdAt: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    savedView: SavedViewTable;
  }
}
