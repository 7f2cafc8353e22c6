import type { RightFunction } from '@foyer/domain/identity/account-right.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { listAccountRights } from './account-right.repository.ts';

/** Whether the account of a call has a function of a right that counts for it now; an Admin has all. */
export async function hasRightFunction(
  { account, can }: RequestContext,
  scope: ClientScope,
  module: Module,
  wanted: RightFunction,
): Promise<boolean> {
  if (!can(module, 'access')) return false;
  if (account.kind === 'admin') return true;
  const rights = await listAccountRights(scope, account.accountId);
  return rights.some((right) => right.module === module && right[wanted]);
}
