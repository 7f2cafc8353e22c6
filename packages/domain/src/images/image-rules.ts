import { ok, type Refusal, type Result, refused } from '../result/result.ts';

/** What a picture is for; decides its exact size and weight (specification 001, section 5, channels). */
export const imagePurposes = [
  'product-information',
  'program',
  'logo',
  'banner',
  'eticket-banner',
  'ticket-type',
] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

export interface ImageRule {
  /** Exact size in pixels; none = any. */
  size?: { width: number; height: number };
  maxBytes: number;
}

const KILOBYTE = 1000;

export const imageRules: Readonly<Record<ImagePurpose, ImageRule>> = {
  'product-information': { size: { width: 640, height: 220 }, maxBytes: 500 * KILOBYTE },
  program: { size: { width: 280, height: 180 }, maxBytes: 500 * KILOBYTE },
  logo: { maxBytes: 1000 * KILOBYTE },
  banner: { size: { width: 1920, height: 300 }, maxBytes: 500 * KILOBYTE },
  'eticket-banner': { size: { width: 800, height: 381 }, maxBytes: 500 * KILOBYTE },
  'ticket-type': { size: { width: 256, height: 256 }, maxBytes: 500 * KILOBYTE },
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
 * `image-too-heavy` {maxKilobytes}, `image-size` {width, height}.
 */
export function checkImage(purpose: ImagePurpose, facts: ImageFacts): Result<'jpeg' | 'png'> {
  const rule = imageRules[purpose];
  const { format } = facts;
  const refusals: Refusal[] = [];
  if (facts.bytes > rule.maxBytes) {
    refusals.push({
      code: 'image-too-heavy',
      field: 'image',
      params: { maxKilobytes: rule.maxBytes / KILOBYTE },
    });
  }
  if (format !== 'jpeg' && format !== 'png')
    return refused({ code: 'image-format', field: 'image' }, ...refusals);
  const { size } = rule;
  if (size && (facts.width !== size.width || facts.height !== size.height)) {
    refusals.push({ code: 'image-size', field: 'image', params: size });
  }
  return refusals.length > 0 ? refused(...refusals) : ok(format);
}
