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

/** A web shop customer sees orders by a mailed link and never signs in to the back office. */
export function maySignIn(accountType: AccountType): boolean {
  return accountType !== 'web shop customer';
}
