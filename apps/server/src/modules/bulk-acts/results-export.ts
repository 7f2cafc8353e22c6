import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type ExportFile, offerExport, startExport } from '../exports/index.ts';
import { orderModules, requireOrders } from '../orders/index.ts';
import { getRun } from './bulk-run.repository.ts';
import { listBulkRows } from './list-bulk-rows.ts';

const columns = ['order', 'buyer', 'result', 'amount', 'reason'] as const;

/** Starts an export of what became of each order of a run. */
export async function exportBulkResults(
  context: RequestContext,
  runId: string,
  format: ExportFormat,
): Promise<ExportFile> {
  requireOrders(context, 'edit');
  const { id } = await context.inClient((scope) => getRun(scope, runId));
  const module = orderModules.find((one) => context.can(one, 'edit')) ?? orderModules[0];
  return startExport(context, { kind: 'bulk-results', module }, { format, filter: { runId: id } });
}

offerExport({
  kind: 'bulk-results',
  module: orderModules[0],
  columns: (locale) => {
    const { t } = readTranslator(locale, ['order-bulk']);
    return columns.map((column) => t(`order-bulk.result.${column}`));
  },
  readRows: async (_app, scope, { filter, locale, place, limit }) => {
    const words = readTranslator(locale, ['order-bulk', 'errors']);
    const offset = Number(place ?? 0);
    const results = await listBulkRows(scope, String(filter.runId), 'all', { offset, limit });
    const reason = (code: string) => {
      const key = `errors.${code}`;
      return words.has(key) ? words.t(key) : code;
    };
    const rows = results.map((row) => [
      row.orderNumber ?? row.orderId,
      row.buyerName,
      words.t(`order-bulk.state.${row.state}`),
      row.amountMinor / 100,
      row.code && reason(row.code),
    ]);
    return { rows, place: String(offset + rows.length) };
  },
});
