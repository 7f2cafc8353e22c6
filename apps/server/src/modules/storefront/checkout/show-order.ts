import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { type Channel, defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import { defaultChannelStyle } from '@foyer/domain/channels/channel-style.ts';
import { channelText } from '@foyer/domain/channels/channel-texts.ts';
import { type PagePoint, pagePointOf } from '@foyer/domain/channels/page-point.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { isMailSent } from '../../../platform/mail/mail.repository.ts';
import { findChannel, listOtherForms } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { listPresents } from '../../gift-cards/index.ts';
import {
  countByType,
  feesOfOrder,
  getOrder,
  getOrderBySecret,
  listOrderLines,
  listOrderOrigins,
  listTickets,
  type Order,
  type OrderLine,
  splitByValidity,
} from '../../orders/index.ts';
import { listRefunds } from '../../payments/index.ts';
import { getTimeslot } from '../../scheduling/index.ts';
import { findSetting } from '../../settings/index.ts';
import { barWidthsOf, getTicketSigner, getVisitFacts } from '../../tickets/index.ts';
import { listLocations } from '../../venues/index.ts';
import { listOfferedWallets } from '../../wallet-passes/index.ts';
import { findCartByOrder } from '../cart/cart.repository.ts';
import { stateOfCart } from '../cart/cart-state.ts';
import { cartSecretOf } from '../cart/find-cart.ts';
import { findChannelPictures } from '../offer/find-channel-pictures.ts';
import { showOffer } from '../offer/show-offer.ts';
import { showPlainVisit, showVisit } from '../offer/show-visit.ts';
import { readNaming } from './name-by-visitor.ts';

/** A visitor's own order. @throws NotFoundError `order-not-found` for a wrong secret. */
export async function showOrder(app: App, secret: string): Promise<VisitorOrder> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  return inClient(app.db, clientId, async (scope) => {
    const order = await getOrder(scope, orderId);
    const client = await getClient(scope);
    const lines = await listOrderLines(scope, orderId);
    const channel = order.channelId === null ? undefined : await findChannel(scope, order.channelId);
    const pictures = channel && (await findChannelPictures(scope, channel.id));
    const [refund] = await listRefunds(scope, [orderId]);
    const { timeslotId } = await getVisitFacts(scope, orderId);
    const titles = lines.map((line) => line.productName);
    const isSold = isOrderSold(order.state);
    const timeslot = timeslotId === null ? null : await getTimeslot(scope, timeslotId);
    const location = (await listLocations(scope)).find(({ id }) => id === order.locationId);
    const today = localDateAt(app.clock(), client.timeZone);
    const shown = isSold ? await showTickets(app, scope, order) : { tickets: [], cancelledTickets: [] };
    // What opens no gate is neither printed nor put into a wallet.
    const isToShow = shown.tickets.length > 0 || shown.cancelledTickets.length > 0;
    return {
      state: order.state,
      number: order.number === null ? null : formatOrderNumber(order.number, client.orderPrefix),
      cartSecret: await findPayableCart(app, scope, order),
      client: {
        subdomain: client.subdomain,
        name: client.name,
        town: client.town,
        logoUrl: pictures?.logoUrl ?? client.logoUrl,
      },
      colours: channel?.colours ?? defaultChannelColours,
      style: channel?.salesFlow.style ?? defaultChannelStyle,
      thankYou: {
        heading: channel ? channelText(channel, 'thankYouHeading', order.language) : '',
        intro: channel ? sanitizeContent(channelText(channel, 'thankYouIntro', order.language)) : '',
      },
      channelUrl: channel?.url ?? null,
      languages: [...(channel?.languages ?? [order.language])],
      language: order.language,
      otherForms: await listOtherForms(scope, channel, channel?.languages ?? [order.language], app.clock()),
      firstName: order.buyerFirstName,
      email: order.buyerEmail,
      isMailSent: await isMailSent(scope, orderId, 'order-confirmation'),
      imageUrl: channel
        ? await findPicture(
            scope,
            { channel, point: pagePointOf(order.salesPoint), at: app.clock(), today },
            order.language,
            lines,
          )
        : null,
      timeslot: timeslot && showVisit(timeslot, titles),
      visit: showPlainVisit(titles, { date: order.visitDate, location }),
      lines: lines.map(({ ticketTypeId, ticketTypeName: name, quantity, unitPriceMinor, totalMinor }) => ({
        ticketTypeId,
        name,
        quantity,
        unitPriceMinor,
        totalMinor,
      })),
      totals: {
        totalMinor: order.totalMinor,
        vatMinor: order.vatMinor,
        feesMinor: feesOfOrder(order, lines),
        donationMinor: order.donationMinor,
      },
      byCodesMinor: order.byCodesMinor,
      currency: order.currency,
      refund: refund ? { amountMinor: refund.amountMinor, reason: refund.reason } : null,
      ...shown,
      presents: isSold ? await listPresents(app, scope, orderId) : [],
      embeddedOn: (await listOrderOrigins(scope, [orderId]))[0]?.page ?? null,
      wallets:
        isSold && isToShow && (channel?.salesFlow.options.wallet ?? true)
          ? await listOfferedWallets(scope, app.clock())
          : [],
      pdfUrl: isSold && isToShow ? '/api/shop/orders/mine/tickets.pdf' : null,
      calendarUrl:
        isSold && timeslotId !== null && (channel?.salesFlow.options.calendarFile ?? true)
          ? '/api/shop/orders/mine/visit.ics'
          : null,
    };
  });
}

/** The picture of what was bought, while its page still sells it. */
async function findPicture(
  scope: ClientScope,
  { channel, point, at, today }: { channel: Channel; point: PagePoint; at: Date; today: string },
  language: string,
  lines: readonly OrderLine[],
): Promise<string | null> {
  const offer = await showOffer(scope, { channel, point }, language, { at, today });
  const bought = new Set(lines.map((line) => line.ticketTypeId));
  const pictured = offer.find(
    ({ shown }) => shown.imageUrl !== null && shown.ticketTypes.some(({ id }) => bought.has(id)),
  );
  return pictured?.shown.imageUrl ?? null;
}

/** The cart in which the visitor can still pay this order, or a new one for the same places. */
async function findPayableCart(app: App, scope: ClientScope, order: Order): Promise<string | null> {
  const cart = await findCartByOrder(scope, order);
  if (!cart) return null;
  const state = await stateOfCart(app, scope, cart);
  return state === 'held' || state === 'paying' ? cartSecretOf(app, scope.clientId, cart.id) : null;
}

async function showTickets(
  app: App,
  scope: ClientScope,
  order: Order,
): Promise<Pick<VisitorOrder, 'tickets' | 'cancelledTickets'>> {
  const signer = await getTicketSigner(app, scope);
  const { valid, cancelled } = splitByValidity(await listTickets(scope, order.id));
  const open = valid.filter(({ state }) => state === 'active');
  const { codeType } = await findSetting(scope, 'technical', app.clock());
  const naming = await readNaming(app, scope, order, open);
  const tickets = open.map((ticket) => ({
    id: ticket.id,
    code: signer.codeOf(ticket),
    bars: codeType === '1d' ? barWidthsOf(ticket.barcode ?? ticket.code).join('') : null,
    number: ticket.barcode ?? ticket.code,
    typeName: ticket.ticketTypeName,
    state: ticket.state,
    scannedAt: ticket.usedAt?.toISOString() ?? null,
    ...naming(ticket),
    visit: ticket.visitDate === null ? null : { date: ticket.visitDate, time: ticket.visitTime },
  }));
  return { tickets, cancelledTickets: countByType(cancelled) };
}
