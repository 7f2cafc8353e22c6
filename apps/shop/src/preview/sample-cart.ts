import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { chosenGroups, summaryLinesOf } from '../app/summary-of.ts';
import { totalOf } from '../app/total-of.ts';
import { sampleDate, sampleTimeslotId } from './sample-answers.ts';

/** A cart as the server would answer it for these tickets: held, with details given, at the prices of the page. */
export function sampleCart(page: SalesPage, lines: readonly WantedLine[]): Cart {
  const date = sampleDate(page.today);
  const groups = chosenGroups(page, lines);
  const summary = summaryLinesOf(page, lines, date);
  const { totalMinor, feesMinor } = totalOf(page, summary);
  const title = groups.map((group) => group.title).join(' + ') || page.channel.title;
  const location = groups[0]?.location ?? { name: page.client.name, address: '', town: page.client.town };
  const needsTime = groups.some(({ needsTimeslot }) => needsTimeslot);
  const needsDay = needsTime || groups.some(({ needsDate }) => needsDate);
  const now = new Date().toISOString();
  return {
    secret: 'preview',
    state: 'held',
    expiresAt: now,
    serverNow: now,
    extensionsLeft: 10,
    language: page.channel.language,
    timeslot: needsTime
      ? {
          id: sampleTimeslotId,
          date,
          time: '14:00',
          endTime: '15:15',
          ticketGroupTitle: title,
          location,
        }
      : null,
    visit: { date: needsDay ? date : null, ticketGroupTitle: title, location },
    lastDay: null,
    lines: summary.map(({ id, name, quantity, totalMinor: lineMinor }) => ({
      ticketTypeId: id,
      name,
      quantity,
      unitPriceMinor: Math.round(lineMinor / quantity),
      totalMinor: lineMinor,
      steps: [],
      ownTime: null,
    })),
    totals: {
      totalMinor,
      vatMinor: 0,
      feesMinor,
      donationMinor: 0,
      serviceMinor: feesMinor,
      transactionMinor: 0,
      vatByRate: [],
    },
    discount: null,
    codes: [],
    presents: [],
    hasTickets: true,
    isPresent: false,
    currency: page.currency,
    details: { firstName: 'Anna', lastName: 'Jansen', email: 'anna@example.com', phone: null },
    orderSecret: null,
    fingerprint: '',
  };
}
