import type { TillMeans } from '../tills/till-entry.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/**
 * Who holds money that a till took: the drawer has the account `money:{till}`, what the card terminal or another means took
 * `money:{till}:{means}`. So the balance of the drawer is one account (product.md, section 15).
 */
export function holderOfTill(tillId: string, means: TillMeans): string {
  return means === 'cash' ? tillId : `${tillId}:${means}`;
}

/** The till of a holder; null = a provider, or another one that is no till. */
export function tillOfHolder(holder: string): string | null {
  return uuid.exec(holder)?.[0] ?? null;
}
