import { readOrderSearch } from '../orders/order-search.ts';
import { ok, type Result, refused } from '../result/result.ts';

/** More tickets than these are refused: the search is to be refined (specification 001, sections 5 and 9). */
export const mostTicketsFound = 100;

/** What a ticket search opens with (specification 001, section 9). */
export const defaultSearchPeriod = 'last-month';

/** The fields of an order filter; those that are not set are null or left out. */
interface WantedTickets {
  search?: string | null | undefined;
  placed?: unknown;
}

/**
 * Whether tickets can be searched by this: at least one field beside the period, and for a name at least four
 * characters. Refusals at `search`: `search-field-required`, `search-too-short`.
 */
export function decideTicketSearch<Wanted extends WantedTickets>(wanted: Wanted): Result<Wanted> {
  const { placed: _period, search, ...fields } = wanted;
  const by = readOrderSearch(search ?? '').by;
  if (by === 'too little') return refused({ code: 'search-too-short', field: 'search' });
  const isSet =
    by !== 'nothing' || Object.values(fields).some((value) => value !== null && value !== undefined);
  return isSet ? ok(wanted) : refused({ code: 'search-field-required', field: 'search' });
}
