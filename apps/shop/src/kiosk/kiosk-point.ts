import { tabStorage } from '../app/tab-storage.ts';

/** The tab keeps here with which address its kiosk starts; kept = the tab is a kiosk (kiosk-visit.ts). */
export const kioskItem = 'foyer.kiosk';

/** Whether this tab sells at a kiosk: its address says so, else the tab, which was opened as one. */
export const isKiosk =
  typeof window !== 'undefined' &&
  isAtKiosk(new URLSearchParams(location.search).get('point'), tabStorage.getItem(kioskItem));

/** An address that names the sales point decides; whatever it names besides is the website. */
export function isAtKiosk(asked: string | null, kept: string | null): boolean {
  return asked === null ? kept !== null : asked === 'kiosk';
}
