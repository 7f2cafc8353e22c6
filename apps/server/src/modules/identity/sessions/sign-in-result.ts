/** How a try to sign in ended, for the account's form. */
export type SignInResult =
  | 'signed-in'
  | 'code-asked'
  | 'wrong-password'
  | 'wrong-code'
  | 'not-activated'
  | 'refused-by-location'
  | 'client-disabled';
