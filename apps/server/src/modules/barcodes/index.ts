export { getSeries, type StoredSeries } from './barcode-series.repository.ts';
