import type { Texts } from '@foyer/domain/catalog/content-text.ts';
import type { ColumnType, Generated } from 'kysely';

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
  alternativeText: ColumnType<Texts, string | undefined, string>;
  createdAt: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    image: ImageTable;
  }
}
