import { Readable } from 'node:stream';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { type ExportCell, findExportKind } from './export-kind.ts';
import { readExportRows } from './export-rows.ts';
import { findByLink } from './open-export.ts';

/** A file of a year is long under way over a slow line. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The files: a link is made for one account at a time, after its right was checked, and works for a minute. */
export function exportsRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get(
      '/api/exports/:token',
      {
        schema: { params: z.object({ token: z.string().max(300) }) },
        config: { access: { signed: 'by openExport, for a minute' }, timeLimitMs: DOWNLOAD_TIMEOUT_MS },
      },
      async ({ params }, reply) => {
        const { clientId, file, timeZone } = await findByLink(app, params.token);
        const header = findExportKind(file.kind)?.columns(file.locale) ?? [];
        const rows = readExportRows(app, clientId, file.id);
        const name = `${file.kind}-${localDateAt(file.createdAt, timeZone)}.${file.format}`;
        reply
          .type(types[file.format])
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'private, no-store');
        return reply.send(file.format === 'csv' ? asCsv(header, rows) : await asXlsx(header, rows));
      },
    );
  };
}

/** No cell can start a formula: what would gets an apostrophe (product.md, section 10). */
function asCsv(header: string[], rows: AsyncIterable<ExportCell[]>): Readable {
  const csv = stringify({ header: true, columns: header, bom: true, escape_formulas: true });
  Readable.from(rows)
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
  return csv;
}

/** Every text is stored as a text, which no spreadsheet takes for a formula. */
async function asXlsx(header: string[], rows: AsyncIterable<ExportCell[]>): Promise<Buffer> {
  const sheet: SheetData = [header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))];
  for await (const row of rows) {
    sheet.push(
      row.map((cell) =>
        typeof cell === 'number'
          ? { value: cell, type: Number }
          : // A cell holds at most 32,767 letters.
            { value: (cell ?? '').slice(0, 32_767), type: String },
      ),
    );
  }
  return writeXlsxFile(sheet).toBuffer();
}
