export { insertBarcodes, issueBarcodes, listTakenBarcodes } from './barcode.repository.ts';
export { refuseTaken } from './barcode-kind.ts';
export { getSeries, insertSeries, type StoredSeries, updateSeries } from './barcode-series.repository.ts';
export { BarcodeSeriesRef } from './barcodes.graphql.ts';
export { auditValuesOfSeries, refuseTakenSeriesName } from './save-series.ts';
