import { BarcodeSeriesFields, emptyBarcodeSeries } from '../../generated/barcode-series-fields.ts';
import type { BarcodeSeriesFieldsFragment, SeriesDetailQuery } from '../../generated/operations.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

/** A type, so that a form can index it. */
export type SeriesForm = Omit<BarcodeSeriesFieldsFragment, 'warnPercentage'> & {
  warnPercentage: number | null;
  /** Of codes to generate. */
  quantity: number | null;
};

export const newSeries: SeriesForm = { ...emptyBarcodeSeries, name: '', quantity: 1000 };

export const seriesFormOf = (series: SeriesDetailQuery['barcodeSeries']): SeriesForm => ({
  ...pickFragment(BarcodeSeriesFields, series),
  quantity: 1,
});
