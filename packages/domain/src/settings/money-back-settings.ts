import { z } from 'zod';
import type { RebookingSettings } from '../rebooking/rebooking-rules.ts';
import type { RefundSettings } from '../refunds/refund-settings.ts';
import { countField, feeField } from './setting-fields.ts';

/** Two years: no museum sells further ahead. */
const mostDays = 730;
/** A month. */
const mostHours = 720;

const choice = z.boolean('setting-choice-invalid');

/** The rules of rebooking, each as the settings and the exceptions have it. */
export const rebookingRuleFields = {
  /** 0 = not earlier. */
  earlierDays: z
    .int('setting-number-invalid')
    .min(0, 'setting-number-invalid')
    .max(mostDays, 'setting-number-too-high'),
  laterDays: countField(mostDays),
  latestHours: countField(mostHours),
  mostTimes: countField(99),
  feeMinor: feeField,
  isDifferenceReturned: choice,
};

export const rebookingSchema = z.object({ buyersRebook: choice, ...rebookingRuleFields });

export const refundsSchema = z.object({
  keepServiceCost: choice,
  keepTransactionCost: choice,
  approvalAboveMinor: z
    .int('price-invalid')
    .min(0, 'price-invalid')
    .max(99_999_999, 'price-invalid')
    .nullable(),
  buyersCancel: choice,
  cancelHours: countField(mostHours),
});

/** A client decides for itself what buyers may do: at first nothing without its staff. */
export const rebookingDefaults: RebookingSettings = {
  buyersRebook: false,
  earlierDays: 0,
  laterDays: 90,
  latestHours: 2,
  mostTimes: 2,
  feeMinor: 0,
  isDifferenceReturned: false,
};

/** Costs go back with their tickets (decision 0035), and no second person is asked (product.md, section 15). */
export const refundDefaults: RefundSettings = {
  keepServiceCost: false,
  keepTransactionCost: false,
  approvalAboveMinor: null,
  buyersCancel: false,
  cancelHours: 24,
};
