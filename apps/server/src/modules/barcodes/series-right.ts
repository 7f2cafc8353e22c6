import { barcodeModules, tabOf } from '@foyer/domain/barcodes/barcode-series.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';
import type { StoredSeries } from './barcode-series.repository.ts';

/** The right on a series is that on its overview (routes.md). @throws NotAllowedError */
export function requireSeriesRight(
  context: RequestContext,
  series: Pick<StoredSeries, 'kind' | 'archivedAt'>,
  right: Right,
): void {
  context.require(
    barcodeModules[tabOf({ kind: series.kind, isArchived: series.archivedAt !== null })],
    right,
  );
}
