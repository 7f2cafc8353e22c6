import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { horizonFrom } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { App } from '../../../platform/app.ts';
import { singleFlightCache } from '../../../platform/single-flight-cache.ts';
import { countTicketsLeft } from '../../availability/index.ts';
import { openSalesPage, type SalesPageAddress } from '../sales-page/open-sales-page.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';

/** One read for all who wait. */
const READ_EVERY_MS = 15_000;
/** Where more is left, no visitor who waits wants to know how much. */
const MOST_TOLD = 10_000;

/**
 * Tells waiting visitors how many admissions of the page are left over all days; none before they have waited in vain.
 * null = no limit, or more than is shown.
 */
export function ticketsLeftTeller(app: App): (address: SalesPageAddress) => Promise<number | null> {
  const cached = singleFlightCache<number | null>(READ_EVERY_MS);
  return (address) =>
    cached(`${address.client}/${address.channel} ${address.point}`, () =>
      readTicketsLeft(app, address),
    ).catch(() => null);
}

async function readTicketsLeft(app: App, address: SalesPageAddress): Promise<number | null> {
  const { ticketGroups: all, today } = await showSalesPage(app, address, undefined);
  // A poster that is left is no reason to wait (decision 0246).
  const ticketGroups = all.filter(({ ticketTypes }) =>
    ticketTypes.some(({ itemKind }) => itemKind === 'admission'),
  );
  // Tickets without a day have no places that could be full.
  if (ticketGroups.length === 0 || ticketGroups.some((group) => !group.needsTimeslot && !group.needsDate))
    return null;
  return openSalesPage(app, address, ({ scope, channel, point }) => {
    const question = {
      ticketGroupIds: ticketGroups.map(({ id }) => id),
      channel: { ...channel, isPublished: true, salesPoint: point },
      at: app.clock(),
      from: today,
      until: addDays(horizonFrom(today).until, 1),
    };
    return countTicketsLeft(scope, question, MOST_TOLD);
  });
}
