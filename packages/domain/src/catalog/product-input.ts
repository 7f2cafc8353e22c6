import { z } from 'zod';
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

const productText = z.object({
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
  .array(productText)
  .max(20, 'language-unknown')
  .superRefine(refuseDoubleLanguages);

/** The whole edit page of a product, saved at once. */
export const productChangeInput = productInput.extend({ texts: productTextsInput });
export type ProductChangeInput = z.output<typeof productChangeInput>;
export type ProductText = z.output<typeof productText>;
