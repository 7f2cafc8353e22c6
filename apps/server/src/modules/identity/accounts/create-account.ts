import type { AccountLocale } from '@foyer/domain/identity/account-locales.ts';
import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import type { App } from '../../../platform/app.ts';
import { createPersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { hashPassword } from '../passwords.ts';
import { replaceAccountRights } from '../rights/account-right.repository.ts';
import { findStartRights } from '../rights/start-table.repository.ts';
import { replaceLoginLocations } from '../sessions/login-location.repository.ts';
import { insertAccount } from './account.repository.ts';

export interface NewAccount {
  username: string;
  email: string;
  accountType: AccountType;
  locale: AccountLocale;
  /** null = it cannot sign in before the person chose one by the activation link. */
  password: string | null;
  isMain?: boolean;
  mustChangePassword?: boolean;
  /** Without them, those that the type starts with. */
  rights?: readonly AccountRight[];
  /** Where it may sign in; none = anywhere. */
  loginLocationIds?: readonly string[];
}

/** An account with its rights and a key of its own, in the transaction of its cause. */
export async function createAccount(app: App, scope: ClientScope, account: NewAccount): Promise<string> {
  const { password, rights, loginLocationIds = [], ...facts } = account;
  const personKey = await createPersonKey(scope, app.secrets);
  const accountId = await insertAccount(scope, {
    ...facts,
    isMain: account.isMain ?? false,
    passwordHash: password === null ? null : await hashPassword(password),
    activatedAt: password === null ? null : app.clock(),
    personKeyId: personKey.id,
  });
  await replaceAccountRights(scope, accountId, rights ?? (await findStartRights(scope, account.accountType)));
  await replaceLoginLocations(scope, accountId, loginLocationIds);
  return accountId;
}
