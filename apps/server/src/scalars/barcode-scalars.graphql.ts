import { barcodeSeriesSorts } from '@foyer/domain/barcodes/barcode-filter-input.ts';
import {
  barcodeSeriesKinds,
  barcodeStates,
  barcodeStocks,
  barcodeTabs,
} from '@foyer/domain/barcodes/barcode-series.ts';
import { barcodeDeletions } from '@foyer/domain/barcodes/barcode-series-input.ts';
import { barcodeValidities } from '@foyer/domain/barcodes/barcode-validities.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const BarcodeSeriesKindScalar = unionScalar('BarcodeSeriesKind', barcodeSeriesKinds);
export const BarcodeValidityScalar = unionScalar('BarcodeValidity', barcodeValidities);
export const BarcodeTabScalar = unionScalar('BarcodeTab', barcodeTabs);
export const BarcodeStockScalar = unionScalar('BarcodeStock', barcodeStocks);
export const BarcodeStateScalar = unionScalar('BarcodeState', barcodeStates);
export const BarcodeDeletionScalar = unionScalar('BarcodeDeletion', barcodeDeletions);
export const BarcodeSeriesSortScalar = unionScalar('BarcodeSeriesSort', barcodeSeriesSorts);
