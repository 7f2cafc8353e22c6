import { type AccountRight, startAccountRights } from '@foyer/domain/identity/account-right.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { EditAccountQuery } from '../../generated/operations.ts';

export type EditedAccount = EditAccountQuery['account'];

/** What the form holds; the input of the server. */
export interface AccountForm extends Record<string, unknown> {
  username: string;
  email: string;
  accountType: AccountType;
  locale: string;
  mustChangePassword: boolean;
  password: string;
  repeatPassword: string;
  rights: AccountRight[];
}

export type AccountFormFields = UseFormReturnType<AccountForm>;

export function accountFormOf(account: EditedAccount): AccountForm {
  const { username, email, locale, mustChangePassword, rights } = account;
  return {
    username,
    email,
    locale,
    mustChangePassword,
    accountType: account.accountType as AccountType,
    password: '',
    repeatPassword: '',
    rights: byModule(rights as AccountRight[]),
  };
}

/** Most new accounts are for the reception. */
export function newAccountForm(locale: string): AccountForm {
  return {
    username: '',
    email: '',
    accountType: 'reception',
    locale,
    mustChangePassword: false,
    password: '',
    repeatPassword: '',
    rights: byModule(startAccountRights('reception')),
  };
}

/** In one order, so that putting a right back to what it was is no change. */
export function byModule(rights: readonly AccountRight[]): AccountRight[] {
  return [...rights].sort((a, b) => a.module.localeCompare(b.module));
}
