import { tabStorage } from '../app/tab-storage.ts';

/** The tab keeps here with which address its kiosk starts (kiosk-visit.ts). */
export const kioskItem = 'foyer.kiosk';

/** Whether this tab sells at a kiosk: its address says so, or it was opened as one; then it stays one. */
export const isKiosk = /[?&]point=kiosk\b/.test(location.search) || tabStorage.getItem(kioskItem) !== null;
