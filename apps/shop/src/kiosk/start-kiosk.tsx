import { kioskZoom } from '@foyer/domain/storefront/kiosk-idle.ts';
import { createRoot, type Root } from 'react-dom/client';
import { idleClock } from './idle-clock.ts';
import { IdleNotice } from './idle-notice.tsx';
import './kiosk.css';
import { pathAtKiosk } from './kiosk-address.ts';
import { sendFromKiosk } from './kiosk-calls.ts';
import { tendPage } from './kiosk-page.ts';
import { beginVisit, hasTraces, isAtStart, isOfThisVisit, openStart, readVisit } from './kiosk-visit.ts';
import { giveBack, leaveBehind } from './restart.ts';

/** A payment is confirmed, an act is sent, or a page is on its way. */
const isBusy = () => document.querySelector('.spinner, [aria-busy="true"]') !== null;

/**
 * Makes the page that of a kiosk: large, without a way out, and for one visitor at a time. Where the back button led to a
 * page of an earlier visitor, the start takes its place and nothing of it is shown. `begin` shows the page in its root.
 */
export function startKiosk(begin: () => void, page: Root): void {
  const { start } = readVisit();
  if (!isOfThisVisit()) {
    openStart();
    return;
  }
  // The server writes the page of the kiosk only to an address that says so; the steps keep it.
  const atKiosk = pathAtKiosk(new URL(location.href));
  if (atKiosk !== null) {
    location.replace(atKiosk);
    return;
  }
  sendFromKiosk();
  for (const cart of beginVisit()) void giveBack(cart);
  leaveBehind(page);
  addEventListener('foyer:address', () => {
    const path = pathAtKiosk(new URL(location.href));
    if (path !== null) history.replaceState(history.state, '', path);
  });
  const zoom = kioskZoom({ width: innerWidth, height: innerHeight });
  const { dataset, style } = document.documentElement;
  dataset.kiosk = '';
  style.setProperty('--kiosk-zoom', `${zoom}`);
  tendPage(start, zoom);
  const isUntouched = isAtStart() && !hasTraces();
  const clock = idleClock({ now: Date.now, isBusy, isUntouched });
  for (const event of ['pointerdown', 'keydown', 'wheel', 'input'])
    addEventListener(event, clock.touch, { capture: true, passive: true });
  // Shown again from the browser's memory, for the visitor who went to pay or for another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isOfThisVisit()) openStart();
    else if (persisted) clock.stay();
  });
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'kiosk-beside';
  createRoot(place).render(<IdleNotice clock={clock} />);
  begin();
}
