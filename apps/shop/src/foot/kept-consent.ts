import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';
import { tabStorage } from '../app/tab-storage.ts';

type Ids = PageFoot['analytics'];

/** The services that a museum measures its pages with, by the names that visitors know. */
export function servicesOf({ ga4Id, gtmId, pixelId }: Ids): string[] {
  return [
    ...(ga4Id ? ['Google Analytics'] : []),
    ...(gtmId ? ['Google Tag Manager'] : []),
    ...(pixelId ? ['Meta Pixel'] : []),
  ];
}

export type Consent = 'yes' | 'no';

const nameOf = (client: string) => `foyer.shop.consent.${client}`;

/** In this browser for later visits; a browser that keeps nothing is asked in each tab. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return tabStorage;
  }
}

/** What the visitor chose; null = not yet, or for other services than there are now. */
export function readConsent(client: string, ids: Ids): Consent | null {
  const [answer, services] = (storage().getItem(nameOf(client)) ?? '').split(':');
  if (services !== servicesOf(ids).join()) return null;
  return answer === 'yes' || answer === 'no' ? answer : null;
}

export function keepConsent(client: string, ids: Ids, answer: Consent): void {
  storage().setItem(nameOf(client), `${answer}:${servicesOf(ids).join()}`);
}
