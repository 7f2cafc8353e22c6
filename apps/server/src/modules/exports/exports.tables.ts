import type { Generated } from 'kysely';
import type { ExportFormat, ExportState } from './export-states.ts';

interface ExportTable {
  clientId: string;
  id: Generated<string>;
  kind: string;
  module: string;
  format: ExportFormat;
  filter: unknown;
  locale: string;
  state: Generated<ExportState>;
  rowCount: Generated<number>;
  place: string | null;
  madeBy: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

interface ExportPartTable {
  clientId: string;
  exportId: string;
  sequence: number;
  sealed: Buffer;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    export: ExportTable;
    exportPart: ExportPartTable;
  }
}
