import { z } from 'zod';

/** What `GET /api/shop/visitors/{client}/foot` answers: who sells, how to reach them, and what measures the visit. */
export const pageFootSchema = z.object({
  name: z.string(),
  logoUrl: z.string().nullable(),
  /** Those in which the client speaks to visitors. */
  languages: z.array(z.string()),
  address: z.string(),
  postalCode: z.string(),
  town: z.string(),
  /** Those of support where the client has them, else those of the company. */
  email: z.string(),
  phone: z.string(),
  alternatePhone: z.string(),
  /** Locations that have opening hours, Monday first; null on a day = closed. */
  desks: z.array(
    z.object({
      name: z.string(),
      week: z.array(z.object({ opens: z.string(), closes: z.string() }).nullable()),
    }),
  ),
  website: z.string(),
  supportUrl: z.string(),
  privacyUrl: z.string(),
  imprintUrl: z.string(),
  /** Ids of services that visitors may allow; '' = not used. */
  analytics: z.object({ ga4Id: z.string(), gtmId: z.string(), pixelId: z.string() }),
});

export type PageFoot = z.infer<typeof pageFootSchema>;
