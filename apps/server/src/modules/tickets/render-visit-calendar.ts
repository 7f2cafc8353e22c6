import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import ical from 'ical-generator';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { getClient } from '../clients/index.ts';
import { getOrder, listTickets, splitByValidity } from '../orders/index.ts';
import { speaksOtherForm } from './order-mail-facts.ts';
import {
  countShownTickets,
  findTicketPlaces,
  getVisitFacts,
  listOwnTimes,
  type OwnTime,
  type TicketPlace,
} from './visit-facts.repository.ts';

/** A visit without an end takes this long in a calendar (product.md section 4). */
const defaultVisitMinutes = 60;

type Span = Pick<OwnTime, 'startsAt' | 'endsAt' | 'longestMinutes'>;

/**
 * The visit as a calendar file, with an entry for each time that tickets have for themselves. Made again, it is the same entry, so that a calendar replaces it.
 * @throws NotFoundError `order-not-found`, also where the order is not sold, has no fixed time or no valid ticket.
 */
export async function renderVisitCalendar(app: App, clientId: string, orderId: string): Promise<string> {
  return inClient(app.db, clientId, async (scope) => {
    const order = await getOrder(scope, orderId);
    const facts = await getVisitFacts(scope, orderId);
    const { valid } = splitByValidity(await listTickets(scope, orderId));
    if (order.number === null || !facts.startsAt || valid.length === 0)
      throw new NotFoundError('order-not-found');
    const client = await getClient(scope);
    const t = readTranslator(order.language, ['mail'], await speaksOtherForm(app, scope, order));
    const calendar = ical({ prodId: { company: 'Foyer', product: 'Tickets' } });
    const shared = {
      stamp: order.completedAt ?? order.createdAt,
      description: t.t('mail.calendar.description', {
        count: await countShownTickets(scope, orderId),
        number: formatOrderNumber(order.number, client.orderPrefix),
      }),
    };
    const add = (
      id: string,
      product: string,
      { startsAt, endsAt, longestMinutes }: Span,
      at: TicketPlace,
    ) => {
      const minutes = longestMinutes ?? defaultVisitMinutes;
      const end = endsAt ?? new Date(startsAt.getTime() + minutes * 60_000);
      const summary = `${product}, ${client.name}`;
      const location = addressLine(at.location, client.country, t.intlLocale);
      calendar.createEvent({ id, start: startsAt, end, summary, location: location || null, ...shared });
    };
    add(`${order.id}@foyer`, facts.productName, { ...facts, startsAt: facts.startsAt }, facts);
    const ownTimes = await listOwnTimes(scope, orderId, facts.startsAt);
    const placeOf = await findTicketPlaces(scope, ownTimes, facts);
    for (const own of ownTimes)
      add(`${order.id}.${own.timeslotId}@foyer`, own.productName, own, placeOf(own));
    return calendar.toString();
  });
}

/** The country, in the words of the order, only where it is another than the client's. */
function addressLine(location: TicketPlace['location'], ofClient: string, locale: string): string {
  if (!location) return '';
  const { name, address, town, country } = location;
  const isAbroad = country !== ofClient;
  const countryName = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  return [name, address, town, isAbroad ? countryName : ''].filter(Boolean).join(', ');
}
