import type { MenuItemsConfigQuery } from '../generated/operations.ts';
import { findActingClient } from './sign-in/acting-client.ts';
import { accountOf } from './sign-in/session-end.ts';
import { findToken } from './sign-in/token-store.ts';

type MenuNode = MenuItemsConfigQuery['me']['menu']['edges'][number]['node'];

/** What the shell shows of the last answer while the server gives none. */
export interface LastMenu {
  menu: readonly MenuNode[];
  /** The client's, where it was answered. */
  timeZone: string | null;
}

const storedItem = 'foyer.lastMenu';

/** Kept for the account that is signed in; another one on this device never sees it. */
export function keepLastMenu(last: LastMenu): void {
  const owner = ownerOfMenu();
  if (owner) localStorage.setItem(storedItem, JSON.stringify({ owner, ...last }));
}

export function findLastMenu(): LastMenu | undefined {
  try {
    const kept: Partial<LastMenu & { owner: string }> | null = JSON.parse(
      localStorage.getItem(storedItem) ?? 'null',
    );
    if (!kept?.owner || kept.owner !== ownerOfMenu() || !Array.isArray(kept.menu)) return undefined;
    return { menu: kept.menu, timeZone: kept.timeZone ?? null };
  } catch {
    return undefined;
  }
}

/** The account that is signed in and, for an Admin, the client in which it works. */
function ownerOfMenu(): string | undefined {
  const account = accountOf(findToken());
  return account && [account, findActingClient()].filter(Boolean).join(' ');
}
