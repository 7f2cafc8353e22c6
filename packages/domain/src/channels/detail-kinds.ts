/**
 * What a sales page can ask a buyer, by its number in the sales flow (specification 001, section 3: user-details field
 * kinds, "numbered 1 to 25"): the first is 1. The text names 24; the last is company name (product.md, section 5).
 */
export const detailKinds = [
  'first-name',
  'last-name',
  'email',
  'phone',
  'reference-number',
  'newsletter',
  'city',
  'country',
  'insertion',
  'street',
  'postal-code',
  'gender',
  'date-of-birth',
  'comments',
  'invoice',
  'house-number',
  'stand-number',
  'student-number',
  'salutation',
  'additional-opt-in',
  'room-number',
  'agent-code',
  'custom-field',
  'secondary-newsletter',
  'company-name',
] as const;
export type DetailKind = (typeof detailKinds)[number];

/** A switch cannot be required: a visitor may want neither newsletter nor invoice. */
export const switchedDetailKinds: readonly DetailKind[] = [
  'newsletter',
  'invoice',
  'additional-opt-in',
  'secondary-newsletter',
];
