import { z } from 'zod';
import { contentLanguages } from '../catalog/content-text.ts';
import { onceGood } from '../result/once-good.ts';
import { wallColourRatios } from './wall-colours.ts';
import { defaultWallColours, mostWallLanguages, wallLayouts, wallOrientations } from './wall-layouts.ts';

const colour = (otherwise: string) =>
  z
    .string('colour-invalid')
    .trim()
    .regex(/^#[0-9a-fA-F]{6}$/, 'colour-invalid')
    .transform((code) => code.toUpperCase())
    .default(otherwise);

const footer = z.string().trim().max(120, 'wall-footer-too-long').default('');

/** Fields of a wall screen (product.md, section 18). */
export const wallScreenInput = z
  .object({
    name: z.string('wall-name-required').trim().min(1, 'wall-name-required').max(60, 'wall-name-too-long'),
    layout: z.enum(wallLayouts, 'wall-layout-unknown').default('board'),
    orientation: z.enum(wallOrientations, 'wall-orientation-unknown').default('landscape'),
    /** Null = timeslots of all locations. */
    locationId: z.uuid('location-unknown').nullable().default(null),
    /** The sales page whose offer is shown and whose address the code leads to; null = what a desk sells. */
    channelId: z.uuid('channel-unknown').nullable().default(null),
    /** None = all of them. */
    productIds: z.array(z.uuid('wall-product-unknown')).max(100, 'wall-products-too-many').default([]),
    languages: z
      .array(z.enum(contentLanguages, 'wall-language-unknown'), 'wall-language-required')
      .min(1, 'wall-language-required')
      .max(mostWallLanguages, 'wall-languages-too-many')
      .transform((languages) => [...new Set(languages)]),
    /** How long each language stays. */
    languageSeconds: z
      .int('wall-seconds-invalid')
      .min(5, 'wall-seconds-invalid')
      .max(300, 'wall-seconds-invalid')
      .default(15),
    showsTimeslots: z.boolean().default(true),
    showsSoldOut: z.boolean().default(true),
    showsEvents: z.boolean().default(true),
    showsWaiting: z.boolean().default(true),
    /** The last line, in other languages the English one. */
    footerNl: footer,
    footerEn: footer,
    backgroundColour: colour(defaultWallColours.backgroundColour),
    textColour: colour(defaultWallColours.textColour),
    accentColour: colour(defaultWallColours.accentColour),
  })
  .superRefine(
    (input, context) => {
      for (const { field, isReadable } of wallColourRatios(input)) {
        if (!isReadable)
          context.addIssue({ code: 'custom', path: [field], message: 'wall-contrast-too-low' });
      }
    },
    onceGood('backgroundColour', 'textColour', 'accentColour'),
  );
export type WallScreenInput = z.output<typeof wallScreenInput>;

/** Minutes that staff set; null = the screen says nothing of it. */
export const waitingTimeInput = z.object({
  minutes: z
    .int('wall-waiting-invalid')
    .min(0, 'wall-waiting-invalid')
    .max(600, 'wall-waiting-invalid')
    .nullable(),
});
