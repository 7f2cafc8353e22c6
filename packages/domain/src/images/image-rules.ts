import { ok, type Refusal, type Result, refused } from '../result/result.ts';

/** What a picture is for; decides its exact size and weight (specification 001, section 5, channels). */
export const imagePurposes = [
  'product-information',
  'program',
  'logo',
  'banner',
  'ticketstreet-banner',
  'ticketstreet-logo',
  'eticket-banner',
  'email-banner',
  'gift-card',
  'ticket-type',
  'pdf-background',
] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

export interface ImageRule {
  /** Exact size in pixels; none = any. */
  size?: { width: number; height: number };
  maxBytes: number;
}

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

const MEGAPIXEL = 1_000_000;
/** A picture of more pixels would take a server's memory: 40 million are 160 MB. */
export const MAX_PIXELS = 40 * MEGAPIXEL;

const exactly = (width: number, height: number): ImageRule => ({
  size: { width, height },
  maxBytes: 500 * KILOBYTE,
});

export const imageRules: Readonly<Record<ImagePurpose, ImageRule>> = {
  'product-information': exactly(640, 220),
  program: exactly(280, 180),
  logo: { maxBytes: MEGABYTE },
  banner: exactly(1920, 300),
  'ticketstreet-banner': exactly(1920, 300),
  'ticketstreet-logo': exactly(150, 150),
  'eticket-banner': exactly(800, 381),
  'email-banner': exactly(600, 290),
  'gift-card': exactly(902, 280),
  'ticket-type': exactly(256, 256),
  'pdf-background': { maxBytes: MEGABYTE },
};

export interface ImageFacts {
  /** As detected from the content, never from the name. */
  format: string | undefined;
  width: number;
  height: number;
  bytes: number;
}

/**
 * Whether a picture may be used for a purpose. Refusals: `image-format` ("The file chosen can only be jpg or png"),
 * `image-too-heavy` {maxKilobytes}, `image-size` {width, height}, `image-too-many-pixels` {megapixels}.
 */
export function checkImage(purpose: ImagePurpose, facts: ImageFacts): Result<'jpeg' | 'png'> {
  const rule = imageRules[purpose];
  const { format } = facts;
  const refusals: Refusal[] = checkImageWeight(purpose, facts.bytes);
  if (format !== 'jpeg' && format !== 'png')
    return refused({ code: 'image-format', field: 'image' }, ...refusals);
  const { size } = rule;
  if (size && (facts.width !== size.width || facts.height !== size.height)) {
    refusals.push({ code: 'image-size', field: 'image', params: size });
  } else if (facts.width * facts.height > MAX_PIXELS) {
    const params = { megapixels: MAX_PIXELS / MEGAPIXEL };
    refusals.push({ code: 'image-too-many-pixels', field: 'image', params });
  }
  return refusals.length > 0 ? refused(...refusals) : ok(format);
}

/** What weighs too much is known before it is read or sent. */
export function checkImageWeight(purpose: ImagePurpose, bytes: number): Refusal[] {
  const { maxBytes } = imageRules[purpose];
  if (bytes <= maxBytes) return [];
  return [{ code: 'image-too-heavy', field: 'image', params: { maxKilobytes: maxBytes / KILOBYTE } }];
}
