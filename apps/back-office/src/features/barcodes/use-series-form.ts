import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { type EditForm, useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { BarcodeSeriesInput } from '../../generated/operations.ts';
import type { SeriesForm } from './series-form.ts';

/** The form of a series, checked by the rule of the server. */
export function useSeriesForm(
  values: SeriesForm,
  save: (input: BarcodeSeriesInput, quantity: number, version: number) => Promise<unknown>,
  version = 0,
): EditForm<SeriesForm> {
  return useEditForm({
    values,
    version,
    check: async ({ quantity, ...series }) => {
      const { barcodeQuantityInput, barcodeSeriesInput } = await import(
        '@foyer/domain/barcodes/barcode-series-input.ts'
      );
      const checked = parseInput(barcodeSeriesInput, series);
      if (barcodeQuantityInput.safeParse(quantity).success) return checked;
      const wrong = { code: 'barcode-quantity-invalid', field: 'quantity' };
      return refused(...(checked.ok ? [] : checked.refusals), wrong);
    },
    save: ({ quantity, ...series }, _checked, seen) =>
      save({ ...series, warnPercentage: series.warnPercentage ?? 10 }, quantity ?? 0, seen),
  });
}
