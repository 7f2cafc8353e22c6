import type { Generated } from 'kysely';

interface ImageTable {
  clientId: string;
  id: Generated<string>;
  owner: string;
  ownerId: string;
  purpose: string;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  bytes: number;
  createdAt: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    image: ImageTable;
  }
}
