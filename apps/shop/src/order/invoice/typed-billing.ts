import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import { tabStorage } from '../../app/tab-storage.ts';

const item = 'foyer.shop.invoice';

/** What was typed for an invoice, kept in the tab until it is sent: a reload loses nothing. By the letters that open nothing. */
export function readTyped(secret: string): Partial<Billing> {
  try {
    const kept = JSON.parse(tabStorage.getItem(item) ?? '{}') as {
      order?: string;
      typed?: Partial<Billing>;
    };
    return kept.order === secret.slice(0, 8) ? (kept.typed ?? {}) : {};
  } catch {
    return {};
  }
}

/** null = it was sent. */
export function keepTyped(secret: string, typed: Partial<Billing> | null): void {
  if (typed === null) tabStorage.removeItem(item);
  else tabStorage.setItem(item, JSON.stringify({ order: secret.slice(0, 8), typed }));
}
