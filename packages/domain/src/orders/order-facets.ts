import { paymentMethods } from '../payments/payment-methods.ts';
import { paymentProviders } from '../payments/payment-providers.ts';
import { refundReasons } from '../payments/refund-reasons.ts';

/** What the list of orders can be narrowed to beside days, state, channel and product (specification 001, section 3). */
export const scanFilters = ['scanned', 'partly', 'unscanned'] as const;
export type ScanFilter = (typeof scanFilters)[number];

export const methodFilters = paymentMethods;
export const providerFilters = ['test', ...paymentProviders] as const;
export type ProviderFilter = (typeof providerFilters)[number];

/** Why tickets were cancelled or money went back, as timeline and refunds name it. */
export const cancelReasons = [...refundReasons, 'closed', 'timeslots-changed', 'chosen'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Orders with any discount code; else a filter by discount names one. */
export const anyDiscount = '*';

export const donationFilters = ['with'] as const;
export type DonationFilter = (typeof donationFilters)[number];
/** All kinds of failed orders. */
export const failedFilters = ['all'] as const;
export type FailedOrderFilter = (typeof failedFilters)[number];
