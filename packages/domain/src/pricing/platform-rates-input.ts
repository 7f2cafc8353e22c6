import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { feeField } from '../settings/setting-fields.ts';

/** What the platform charges a client: for each ticket, free ones too, and for each order that is paid. */
export const platformRatesInput = z.object({
  platformServiceOnlineMinor: feeField,
  platformServiceOfflineMinor: feeField,
  platformServiceGroupsMinor: feeField,
  platformTransactionOnlineMinor: feeField,
  platformTransactionOfflineMinor: feeField,
});
export type PlatformRatesInput = z.output<typeof platformRatesInput>;

/** Rates from 00:00 of a day of the client on (insight-and-settings, decision 17). */
export const ratesFromDayInput = platformRatesInput.extend({ fromDay: localDateInput });
export type RatesFromDayInput = z.output<typeof ratesFromDayInput>;

const first = feeField.default(0);

/** The rates with which a client begins: none where nothing is said. */
export const firstRatesInput = z.object({
  platformServiceOnlineMinor: first,
  platformServiceOfflineMinor: first,
  platformServiceGroupsMinor: first,
  platformTransactionOnlineMinor: first,
  platformTransactionOfflineMinor: first,
});
