import type { BarcodeStock } from '@foyer/domain/barcodes/barcode-series.ts';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { useSeriesWords } from './series-words.ts';

/** How many codes are left, where staff are warned; nothing where there are plenty. */
export function StockTag({ stock, remaining }: { stock: BarcodeStock; remaining: number }) {
  const words = useSeriesWords();
  if (stock === 'plenty') return null;
  return <StatusTag tone={stock === 'low' ? 'warning' : 'danger'}>{words.left(remaining)}</StatusTag>;
}
