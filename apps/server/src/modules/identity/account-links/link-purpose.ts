/** What a mailed link lets its receiver do, once. */
export type LinkPurpose = 'account-activation' | 'password-reset';
