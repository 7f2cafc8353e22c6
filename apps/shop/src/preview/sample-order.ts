import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';

/** The order that the sample cart becomes; its code is no ticket's. */
export function sampleOrder(page: SalesPage, cart: Cart): VisitorOrder {
  const { client, channel } = page;
  const { timeslot, visit, lines, totals, currency, details } = cart;
  return {
    state: 'completed',
    number: '1001',
    cartSecret: null,
    client,
    colours: channel.colours,
    style: channel.style,
    thankYou: { heading: channel.texts.thankYouHeading ?? '', intro: channel.texts.thankYouIntro ?? '' },
    channelUrl: channel.url,
    languages: channel.languages,
    language: channel.language,
    otherForms: channel.otherForms,
    firstName: details?.firstName ?? '',
    email: details?.email ?? '',
    isMailSent: true,
    imageUrl: page.ticketGroups[0]?.imageUrl ?? null,
    timeslot,
    visit,
    lines,
    totals,
    byCodesMinor: 0,
    currency,
    refund: null,
    tickets: [
      {
        id: 'sample',
        code: 'PREVIEW',
        bars: null,
        number: 'PREVIEW',
        typeName: lines[0]?.name ?? '',
        state: 'active',
        scannedAt: null,
        visitorName: null,
        isNameable: false,
        visit: visit.date === null ? null : { date: visit.date, time: timeslot?.time ?? null },
      },
    ],
    presents: [],
    cancelledTickets: [],
    embeddedOn: null,
    wallets: [],
    pdfUrl: '#',
    calendarUrl: channel.options.calendarFile && timeslot ? '#' : null,
  };
}
