/** By which way a sale comes: the "sales channels" of specification 001, section 6, in its order. */
export const salesPoints = [
  'website',
  'reception',
  'management',
  'kiosk',
  'mobile',
  'api',
  'import',
  'internal',
  'reserve with google',
] as const;
export type SalesPoint = (typeof salesPoints)[number];
