import { gunzipSync, gzipSync } from 'node:zlib';
import type { App } from '../../platform/app.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { findExportPart } from './export.repository.ts';
import type { ExportCell } from './export-kind.ts';

/** Rows as they wait for their download: rows may hold personal values, so they lie sealed. */
export function sealPart(secrets: SecretBox, exportId: string, rows: ExportCell[][]): Buffer {
  return secrets.wrap(gzipSync(JSON.stringify(rows)), `export ${exportId}`);
}

/** What `sealPart` sealed, as JSON. */
export function openPart(secrets: SecretBox, exportId: string, sealed: Buffer): string {
  return gunzipSync(secrets.unwrap(sealed, `export ${exportId}`)).toString();
}

/** The rows of a finished export, a part at a time: never all of them in memory. */
export async function* readExportRows(
  app: App,
  clientId: string,
  exportId: string,
): AsyncGenerator<ExportCell[]> {
  for (let sequence = 1; ; sequence += 1) {
    const sealed = await inClient(app.db, clientId, (scope) => findExportPart(scope, exportId, sequence));
    if (!sealed) return;
    yield* JSON.parse(openPart(app.secrets, exportId, sealed)) as ExportCell[][];
  }
}
