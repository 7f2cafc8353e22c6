import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import {
  cancelReasons,
  donationFilters,
  failedFilters,
  methodFilters,
  providerFilters,
  scanFilters,
} from '@foyer/domain/orders/order-facets.ts';
import { orderStateFilters } from '@foyer/domain/orders/order-states.ts';
import { readTotalRange } from '@foyer/domain/orders/order-total-range.ts';
import { oneOf, type SearchField, text } from '../../components/fields/address-search.ts';

const totalRange: SearchField<string> = (value) => (value && readTotalRange(value) ? value : undefined);
const time: SearchField<string> = (value) => (value && isLocalTime(value) ? value : undefined);

/** What the address of the list of orders may narrow it to. */
export const orderFilters = {
  visit: text,
  placed: text,
  total: totalRange,
  productId: text,
  channelId: text,
  state: oneOf(orderStateFilters),
  refunded: text,
  time,
  scan: oneOf(scanFilters),
  method: oneOf(methodFilters),
  provider: oneOf(providerFilters),
  language: oneOf(contentLanguages),
  discount: text,
  donation: oneOf(donationFilters),
  reason: oneOf(cancelReasons),
  failed: oneOf(failedFilters),
};

/** Those that stand behind the chip More, in its order. */
export const furtherFilters = [
  'time',
  'scan',
  'method',
  'provider',
  'language',
  'discount',
  'donation',
  'reason',
  'failed',
] as const satisfies readonly (keyof typeof orderFilters)[];
export type FurtherFilter = (typeof furtherFilters)[number];
