/** The account types of a client's people (specification 001, sections 3 and 6; product.md, section 2). */
export const accountTypes = [
  'management',
  'client user',
  'reception',
  'read only',
  'sales partner',
  'voucher partner',
  'web shop customer',
] as const;

export type AccountType = (typeof accountTypes)[number];

/** The one type that accounts of the platform have: its staff, the Admins (specification 001, section 6). */
export const adminType: AccountType = 'management';

/** A web shop customer sees orders by a mailed link and never signs in to the back office. */
export function maySignIn(accountType: AccountType): boolean {
  return accountType !== 'web shop customer';
}
