import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { weekHoursInput } from '../venues/hours-input.ts';
import { contentLanguageInput, refuseDoubleLanguages } from './content-language-input.ts';

/** What makes a product: its name, unique in the client, and at least one location. */
export const productInput = z.object({
  name: z
    .string('product-name-required')
    .trim()
    .min(2, 'product-name-too-short')
    .max(100, 'product-name-too-long'),
  category: z.string().trim().max(100, 'product-category-too-long').default(''),
  locationIds: z
    .array(z.uuid('location-unknown'), 'location-required')
    .min(1, 'location-required')
    .max(100, 'location-unknown')
    .transform((ids) => [...new Set(ids)]),
});
export type ProductInput = z.output<typeof productInput>;

export const productTextInput = z.object({
  language: contentLanguageInput,
  title: z
    .string()
    .trim()
    .max(100, 'product-title-too-long')
    .refine((title) => title.length !== 1, 'product-title-too-short')
    .default(''),
  shortText: z.string().trim().max(180, 'product-short-text-too-long').default(''),
  description: z.string().trim().max(5_000, 'product-description-too-long').default(''),
});

/** What visitors read about a product, per language; an empty text is none. */
export const productTextsInput = z
  .array(productTextInput)
  .max(20, 'language-unknown')
  .superRefine(refuseDoubleLanguages, onceGood('*.language'));

export const ownHoursOfLocationInput = z.object({
  locationId: z.uuid('location-unknown'),
  weekHours: weekHoursInput,
});

/** Hours of its own at some of its locations; at the others it follows the location. */
const ownHoursInput = z
  .array(ownHoursOfLocationInput)
  .max(100, 'location-unknown')
  .superRefine((list, context) => {
    for (const [index, { locationId }] of list.entries()) {
      if (list.findIndex((other) => other.locationId === locationId) < index) {
        context.addIssue({ code: 'custom', path: [index, 'locationId'], message: 'location-unknown' });
      }
    }
  }, onceGood('*.locationId'));
export type OwnHours = z.output<typeof ownHoursOfLocationInput>;

export const productChannelInput = z.object({
  channelId: z.uuid('channel-unknown'),
  enabled: z.boolean(),
  /** '' = the product's title. */
  nameOnChannel: z
    .string()
    .trim()
    .max(100, 'name-on-channel-too-long')
    .refine((name) => name.length !== 1, 'name-on-channel-too-short')
    .default(''),
});

/** On which channels the product is sold, and under which name (specification 001, section 3). */
export const productChannelsInput = z.array(productChannelInput).max(1_000, 'channel-unknown');
export type ProductChannel = z.output<typeof productChannelInput>;

/** What decides which visits are affected by other hours of a product. */
export const productHoursInput = z.object({
  locationIds: productInput.shape.locationIds,
  ownHours: ownHoursInput,
});

const changed = productInput.extend({
  texts: productTextsInput,
  ownHours: ownHoursInput.nullish().describe('Left out = as they are'),
});

/** Own hours are allowed at locations of the product only. */
function refuseForeignHours(
  { locationIds, ownHours }: z.output<typeof changed>,
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { locationId }] of (ownHours ?? []).entries()) {
    if (!locationIds.includes(locationId)) {
      const path = ['ownHours', index, 'locationId'];
      context.addIssue({ code: 'custom', path, message: 'location-unknown' });
    }
  }
}

/** What is saved of a product at once; hours that are left out stay as they are. */
export const productChangeInput = changed.superRefine(
  refuseForeignHours,
  onceGood('locationIds', 'ownHours'),
);

/** The whole edit page of a product, over all its tabs. */
export const productPageInput = changed
  .extend({ channels: productChannelsInput })
  .superRefine(refuseForeignHours, onceGood('locationIds', 'ownHours'));
export type ProductChangeInput = z.output<typeof productChangeInput>;
export type ProductText = z.output<typeof productTextInput>;
