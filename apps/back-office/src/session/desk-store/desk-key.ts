import { accountOf } from '../sign-in/session-end.ts';
import { findToken } from '../sign-in/token-store.ts';

/** What opens the records that this browser keeps of a till. */
export interface DeskKey {
  tillId: string;
  /** In base 64, as the server gave it. */
  key: string;
}

const keyItem = 'foyer.deskKey';

/** Kept as long as the tab, for the account that is signed in: afterwards only the server has it. */
export function keepDeskKey(key: DeskKey): void {
  const owner = accountOf(findToken());
  if (owner) sessionStorage.setItem(keyItem, JSON.stringify({ ...key, owner }));
}

export function findDeskKey(): DeskKey | null {
  try {
    const kept: (DeskKey & { owner: string }) | null = JSON.parse(sessionStorage.getItem(keyItem) ?? 'null');
    return kept && kept.owner === accountOf(findToken()) ? { tillId: kept.tillId, key: kept.key } : null;
  } catch {
    return null;
  }
}

/** After a logout. */
export function forgetDeskKey(): void {
  sessionStorage.removeItem(keyItem);
}
