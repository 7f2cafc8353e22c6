import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { accountLocales } from './account-locales.ts';
import { accountTypes, maySignIn } from './account-types.ts';
import { accountRightsInput } from './menu-rights-input.ts';
import { LONGEST_PASSWORD, SET_PASSWORD_LENGTH } from './password-rules.ts';
import { usernameInput } from './username-input.ts';

const fields = z.object({
  username: usernameInput,
  email: z
    .string()
    .trim()
    .max(254, 'email-invalid')
    .refine((email) => email === '' || z.email().safeParse(email).success, 'email-invalid'),
  accountType: z.enum(accountTypes, 'account-type-unknown'),
  locale: z.enum(accountLocales, 'account-locale-unknown'),
  mustChangePassword: z.boolean(),
  /** Empty = the password stays, or on a new account: the person chooses it by the activation mail. */
  password: z.string().max(LONGEST_PASSWORD, 'password-too-long'),
  repeatPassword: z.string(),
  rights: accountRightsInput,
  /** Where it may sign in: at the networks of these locations; none = anywhere (specification 001, section 6). */
  loginLocationIds: z
    .array(z.uuid('login-location-unknown'))
    .max(200, 'login-location-unknown')
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
});

type Passwords = Pick<z.output<typeof fields>, 'password' | 'repeatPassword'>;

/** At least 6 characters and equal to its confirmation (specification 001, section 5). */
function checkPassword({ password, repeatPassword }: Passwords, context: z.RefinementCtx): void {
  const refuse = (path: keyof Passwords, message: string, params: Record<string, number> = {}) =>
    context.addIssue({ code: 'custom', path: [path], message, params });
  if (password === '' && repeatPassword !== '') refuse('password', 'password-required');
  if (password === '') return;
  if (password.length < SET_PASSWORD_LENGTH) {
    refuse('password', 'password-too-short', { minimum: SET_PASSWORD_LENGTH });
  } else if (password !== repeatPassword) {
    refuse('repeatPassword', 'passwords-differ');
  }
}

/** An account as its form holds it. */
export const accountInput = fields.superRefine(checkPassword, onceGood('password', 'repeatPassword'));

/** A new account: without a password it is invited, for which it needs an address. */
export const newAccountInput = accountInput.superRefine(
  (account, context) => {
    if (account.password === '' && account.email === '' && maySignIn(account.accountType)) {
      context.addIssue({ code: 'custom', path: ['email'], message: 'account-email-required' });
    }
  },
  onceGood('password', 'email', 'accountType'),
);

export type AccountInput = z.output<typeof accountInput>;
