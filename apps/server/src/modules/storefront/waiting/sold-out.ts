import type { App } from '../../../platform/app.ts';
import { singleFlightCache } from '../../../platform/single-flight-cache.ts';
import { showNextDay } from '../offer/show-next-day.ts';
import type { SalesPageAddress } from '../sales-page/open-sales-page.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';

/** One read for all who wait. */
const READ_EVERY_MS = 15_000;

/** Tells waiting visitors that no ticket of the page is left on any day, before they have waited in vain. */
export function soldOutTeller(app: App): (address: SalesPageAddress) => Promise<boolean> {
  const cached = singleFlightCache<boolean>(READ_EVERY_MS);
  return (address) =>
    cached(`${address.client}/${address.channel}`, () => isSoldOut(app, address)).catch(() => false);
}

async function isSoldOut(app: App, address: SalesPageAddress): Promise<boolean> {
  const { ticketGroups, today } = await showSalesPage(app, address, undefined);
  // Tickets without a day have no places that could be full.
  if (ticketGroups.length === 0 || ticketGroups.some((group) => !group.needsTimeslot && !group.needsDate))
    return false;
  for (const { id } of ticketGroups)
    if (await showNextDay(app, address, { ticketGroupIds: [id], people: 1 }, today)) return false;
  return true;
}
