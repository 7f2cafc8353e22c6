import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export type ExportCell = string | number | null;

export interface ExportStretch {
  /** As `startExport` got it. */
  filter: Record<string, unknown>;
  /** Of the account that asked for the export. */
  locale: string;
  /** Where the last stretch ended; null = from the first row. */
  place: string | null;
  limit: number;
}

/** What can be exported: a slice offers it when its module file is loaded. */
export interface ExportKind {
  /** Also the name of the file: `audit-log`. */
  readonly kind: string;
  /** The module whose right `access` guards the download. */
  readonly module: string;
  columns(locale: string): string[];
  /** The next rows and the place behind them; fewer rows than `limit` are the last. */
  readRows(
    app: App,
    scope: ClientScope,
    stretch: ExportStretch,
  ): Promise<{ rows: ExportCell[][]; place: string | null }>;
}

const kinds = new Map<string, ExportKind>();

export function offerExport(kind: ExportKind): void {
  kinds.set(kind.kind, kind);
}

export function findExportKind(kind: string): ExportKind | undefined {
  return kinds.get(kind);
}
