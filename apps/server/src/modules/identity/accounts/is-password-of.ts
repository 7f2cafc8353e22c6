import type { ClientScope } from '../../../platform/database/database.ts';
import { verifyPassword } from '../passwords.ts';
import { findAccountByUsername } from './account.repository.ts';

/** Whether an account signs in with this password; undefined where no account of this client has the username. */
export async function isPasswordOf(
  scope: ClientScope,
  username: string,
  password: string,
): Promise<boolean | undefined> {
  const account = await findAccountByUsername(scope, username);
  return account && verifyPassword(account.passwordHash, password);
}
