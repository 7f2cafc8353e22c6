import type { ClientScope } from '../../../platform/database/database.ts';
import { isInRanges } from '../../../platform/http/outgoing/ip-ranges.ts';
import { findLoginRanges } from './login-location.repository.ts';

/** "Login refused by location" (specification 001, section 6): the account may sign in only at its locations. */
export class LoginRefusedByLocationError extends Error {
  constructor() {
    super('You cannot sign in from here: your account may only be used at its own locations.');
  }
}

/** Whether the account may be used from this address. */
export async function mayUseFrom(
  scope: ClientScope,
  accountId: string,
  ip: string | undefined,
): Promise<boolean> {
  const ranges = await findLoginRanges(scope, accountId);
  return ranges === null || isInRanges(ip, ranges);
}
