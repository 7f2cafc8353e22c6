/** How an attempt to sign in ended, for the account's form. */
export const signInResults = [
  'signed-in',
  'code-asked',
  'wrong-password',
  'wrong-code',
  'not-activated',
  'refused-by-location',
  'client-disabled',
] as const;

export type SignInResult = (typeof signInResults)[number];
