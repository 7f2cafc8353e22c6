import { z } from 'zod';
import { barcodeStates, barcodeTabs } from './barcode-series.ts';
import { barcodeValidities } from './barcode-validities.ts';

export const barcodeSeriesSorts = [
  'name',
  '-name',
  'created',
  '-created',
  'total',
  '-total',
  'issued',
  '-issued',
  'remaining',
  '-remaining',
  'valid',
  '-valid',
] as const;
export type BarcodeSeriesSort = (typeof barcodeSeriesSorts)[number];

/** What the list of series can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const barcodeSeriesFilterInput = z.object({
  tab: z
    .enum(barcodeTabs, 'state-unknown')
    .nullish()
    .transform((tab) => tab ?? 'imported'),
  /** Part of a name or prefix, or a whole code. */
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  ticketTypeId: z.uuid('ticket-type-not-found').nullable().default(null),
  /** By the last day of their validity. */
  validity: z.enum(barcodeValidities, 'state-unknown').nullable().default(null),
  /** Those that are nearly used up, or used up. */
  isLow: z.boolean().nullable().default(null),
  sort: z
    .enum(barcodeSeriesSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? '-created'),
});
export type BarcodeSeriesFilter = z.output<typeof barcodeSeriesFilterInput>;

/** The codes of one series. */
export const barcodeFilterInput = z.object({
  /** A whole code, whatever became of it. */
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  state: z
    .enum(barcodeStates, 'state-unknown')
    .nullish()
    .transform((state) => state ?? 'issued'),
});
export type BarcodeFilter = z.output<typeof barcodeFilterInput>;
