import { z } from 'zod';

/** How the ids of each service are written (insight-and-settings, decision 21). */
const idShapes = {
  ga4: /^G-[A-Z0-9]{6,12}$/,
  gtm: /^GTM-[A-Z0-9]{4,10}$/,
  ua: /^UA-\d{4,10}-\d{1,4}$/,
  pixel: /^\d{10,20}$/,
} as const;

const idField = (shape: RegExp, code: string) =>
  z
    .string(code)
    .trim()
    .toUpperCase()
    .refine((id) => id === '' || shape.test(id), code)
    .default('');

/**
 * Services that measure the sales pages of a client, only of visitors who allow it (product.md, section 16); an empty id =
 * switched off. Universal Analytics was shut by its maker: its id is kept, and loaded nowhere (insight-and-settings, decision
 * 21).
 */
export const analyticsSchema = z.object({
  ga4Id: idField(idShapes.ga4, 'ga4-id-invalid'),
  gtmId: idField(idShapes.gtm, 'gtm-id-invalid'),
  uaId: idField(idShapes.ua, 'ua-id-invalid'),
  pixelId: idField(idShapes.pixel, 'pixel-id-invalid'),
});

export type AnalyticsIds = z.output<typeof analyticsSchema>;

export const analyticsDefaults: AnalyticsIds = { ga4Id: '', gtmId: '', uaId: '', pixelId: '' };
