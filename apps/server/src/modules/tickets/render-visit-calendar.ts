import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import ical from 'ical-generator';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { getClient } from '../clients/index.ts';
import { getOrder, listOrderLines } from '../orders/index.ts';
import { speaksOtherForm } from './order-mail-facts.ts';
import { getVisitFacts } from './visit-facts.repository.ts';

/** A visit without an end takes this long in a calendar (product.md section 4). */
const defaultVisitMinutes = 60;

/**
 * The visit as a calendar file. Made again, it is the same entry, so that a calendar replaces it.
 * @throws NotFoundError `order-not-found`, also where the order is not sold or has no fixed time.
 */
export async function renderVisitCalendar(app: App, clientId: string, orderId: string): Promise<string> {
  return inClient(app.db, clientId, async (scope) => {
    const order = await getOrder(scope, orderId);
    const facts = await getVisitFacts(scope, orderId);
    if (order.number === null || !facts.startsAt) throw new NotFoundError('order-not-found');
    const client = await getClient(scope);
    const [line] = await listOrderLines(scope, orderId);
    const t = readTranslator(order.language, ['mail'], await speaksOtherForm(app, scope, order));
    const minutes = facts.longestMinutes ?? defaultVisitMinutes;
    const { location } = facts;
    const calendar = ical({ prodId: { company: 'Foyer', product: 'Tickets' } });
    calendar.createEvent({
      id: `${order.id}@foyer`,
      start: facts.startsAt,
      end: facts.endsAt ?? new Date(facts.startsAt.getTime() + minutes * 60_000),
      stamp: order.completedAt ?? order.createdAt,
      summary: `${line?.productName ?? ''}, ${client.name}`,
      description: t.t('mail.calendar.description', {
        count: order.itemCount,
        number: formatOrderNumber(order.number, client.orderPrefix),
      }),
      location: [location?.name, location?.address, location?.town].filter(Boolean).join(', ') || null,
    });
    return calendar.toString();
  });
}
