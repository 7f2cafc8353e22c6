import type { AccountLocale } from '@foyer/domain/identity/account-locales.ts';
import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import { type AccountType, accountTypes, adminType } from '@foyer/domain/identity/account-types.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { AccountChoicesQuery, EditAccountQuery } from '../../generated/operations.ts';

export type EditedAccount = EditAccountQuery['account'];

/** What the form holds; the input of the server. */
export interface AccountForm extends Record<string, unknown> {
  username: string;
  email: string;
  accountType: AccountType;
  locale: AccountLocale;
  mustChangePassword: boolean;
  password: string;
  repeatPassword: string;
  rights: AccountRight[];
  /** Where it may sign in; none = anywhere. */
  loginLocationIds: string[];
}

/** Rights are refused as one: the card of the rights says so. */
export function accountControlOf(field: string): string {
  return field.replace(/^rights\..*/, 'rights');
}

/** The rights with which an account of this type starts in this client. */
export function startRightsOf(
  { startTables }: AccountChoicesQuery,
  accountType: AccountType,
): AccountRight[] {
  const rights = startTables.find((table) => table.accountType === accountType)?.rights ?? [];
  return byModule(rights);
}

export type AccountFormFields = UseFormReturnType<AccountForm>;

export function accountFormOf(account: EditedAccount): AccountForm {
  const { username, email, locale, mustChangePassword, rights, loginLocationIds } = account;
  return {
    username,
    email,
    locale,
    mustChangePassword,
    accountType: account.accountType,
    password: '',
    repeatPassword: '',
    rights: byModule(rights),
    loginLocationIds: [...loginLocationIds],
  };
}

/** The types that accounts can have here: on the platform there is one. */
export function offeredTypes({ startTables }: AccountChoicesQuery): AccountType[] {
  return accountTypes.filter((type) => startTables.some(({ accountType }) => accountType === type));
}

/** Most new accounts are for the reception; on the platform they are Admins. */
export function newAccountForm(locale: AccountLocale, choices: AccountChoicesQuery): AccountForm {
  const accountType = offeredTypes(choices).includes('reception') ? 'reception' : adminType;
  return {
    username: '',
    email: '',
    accountType,
    locale,
    mustChangePassword: false,
    password: '',
    repeatPassword: '',
    rights: startRightsOf(choices, accountType),
    loginLocationIds: [],
  };
}

/** In one order, so that putting a right back to what it was is no change. */
export function byModule(rights: readonly AccountRight[]): AccountRight[] {
  return [...rights].sort((a, b) => a.module.localeCompare(b.module));
}
