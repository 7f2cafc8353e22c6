import type { Module } from '@foyer/domain/identity/modules.ts';
import { useOwnAccount } from '../session/use-own-account.ts';

/**
 * Whether the signed-in account has a right: a button that only others could use is not shown. The server
 * checks every call all the same.
 */
export function useCan(module: Module, right: 'access' | 'edit' | 'extra'): boolean {
  const { account } = useOwnAccount();
  const own = account?.rights.find((candidate) => candidate.module === module);
  if (!own) return false;
  return right === 'access' || own[right];
}
