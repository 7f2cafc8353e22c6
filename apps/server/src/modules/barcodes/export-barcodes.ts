import { barcodeModules, tabOf } from '@foyer/domain/barcodes/barcode-series.ts';
import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type ExportFile, offerExport, startExport } from '../exports/index.ts';
import { listCodesAfter } from './code-list.repository.ts';
import { showSeries } from './list-series.ts';

/** Starts a file of the codes of a series, with what became of each. */
export async function exportBarcodes(
  context: RequestContext,
  seriesId: string,
  format: ExportFormat,
): Promise<ExportFile> {
  const series = await context.inClientReadOnly((scope) => showSeries(context, scope, seriesId));
  const module = barcodeModules[tabOf({ kind: series.kind, isArchived: series.archivedAt !== null })];
  return startExport(context, { kind: 'barcodes', module }, { format, filter: { seriesId } });
}

offerExport({
  kind: 'barcodes',
  module: 'barcodes',
  columns: (locale) => {
    const { t } = readTranslator(locale, ['barcodes']);
    return [t('barcodes.code'), t('barcodes.status'), t('barcodes.issuedOn'), t('barcodes.scannedOn')];
  },
  readRows: async (_app, scope, { filter, locale, place, limit }) => {
    const { t } = readTranslator(locale, ['barcodes']);
    const codes = await listCodesAfter(scope, String(filter.seriesId), place, limit);
    const stateOf = ({ issuedAt, scannedAt, isCancelled }: (typeof codes)[number]) => {
      if (issuedAt === null) return 'remaining' as const;
      if (isCancelled) return 'cancelled' as const;
      return scannedAt === null ? ('unscanned' as const) : ('scanned' as const);
    };
    return {
      rows: codes.map((one) => [
        one.code,
        t(`barcodes.state.${stateOf(one)}`),
        one.issuedAt?.toISOString() ?? null,
        one.scannedAt?.toISOString() ?? null,
      ]),
      place: codes.at(-1)?.id ?? place,
    };
  },
});
