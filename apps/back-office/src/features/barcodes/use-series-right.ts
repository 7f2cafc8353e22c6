import { type BarcodeSeriesKind, barcodeModules, tabOf } from '@foyer/domain/barcodes/barcode-series.ts';
import { useCan } from '../../components/use-can.ts';

/** The right on a series is that on its overview. */
export function useSeriesRight(
  series: { kind: BarcodeSeriesKind; isArchived: boolean },
  right: 'edit' | 'extra',
): boolean {
  return useCan(barcodeModules[tabOf(series)], right);
}
