import { readAccountCode } from '@foyer/domain/ledger/ledger-account.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sumCardsLeft } from '../gift-cards/index.ts';
import { type AccountBalance, listBalances } from '../ledger/index.ts';

/** A book and currency in which the ledger does not owe what is on the gift cards. */
export interface CardsDifference {
  book: 'live' | 'test';
  currency: string;
  /** What the ledger owes to who holds a card, and what is left on the cards. */
  owedMinor: number;
  leftMinor: number;
}

/**
 * Compares the liability for gift cards with what is left on the cards (product.md, section 15: never a second number). Reads
 * the whole ledger of the client. @param balances where the caller has them already.
 */
export async function checkCards(
  scope: ClientScope,
  balances?: readonly AccountBalance[],
): Promise<CardsDifference[]> {
  const known = balances ?? (await listBalances(scope));
  const sums = new Map<string, CardsDifference>();
  const add = (book: CardsDifference['book'], currency: string, owedMinor: number, leftMinor: number) => {
    const key = `${book} ${currency}`;
    const sum = sums.get(key) ?? { book, currency, owedMinor: 0, leftMinor: 0 };
    sums.set(key, { ...sum, owedMinor: sum.owedMinor + owedMinor, leftMinor: sum.leftMinor + leftMinor });
  };
  for (const { book, currency, account, amountMinor } of known)
    if (readAccountCode(account).kind === 'gift-cards') add(book, currency, -amountMinor, 0);
  for (const { book, currency, leftMinor } of await sumCardsLeft(scope)) add(book, currency, 0, leftMinor);
  return [...sums.values()].filter(({ owedMinor, leftMinor }) => owedMinor !== leftMinor);
}

/** What is kept of it: the sum of the differences, in minor units; 0 = none. */
export const sizeOf = (differences: readonly CardsDifference[]): number =>
  differences.reduce((sum, { owedMinor, leftMinor }) => sum + Math.abs(owedMinor - leftMinor), 0);
