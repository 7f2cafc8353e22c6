import { momentOf } from '@foyer/domain/calendar/zoned-time.ts';
import type { CodeType } from '@foyer/domain/clients/client.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { getOrder, listTickets, openTicketNames, type Ticket } from '../orders/index.ts';
import { findSetting } from '../settings/index.ts';
import { findTicketPlaces, getTicketSigner, getVisitFacts } from '../tickets/index.ts';
import { followReplacements } from './wallet-pass.repository.ts';

/** What a pass says of one ticket, whatever the phone. */
export interface PassFacts {
  /** The ticket that the pass was made for: it stays its name when another ticket takes the place. */
  ticketId: string;
  /** The ticket was cancelled: its pass says so. */
  isVoid: boolean;
  language: string;
  museum: string;
  title: string;
  ticketType: string;
  orderNumber: string;
  visitorName: string;
  /** What is scanned at the gate: a QR code of the signed code, or bars of the number, as the museum chose. */
  codeType: CodeType;
  code: string;
  /** What people read: '1234 5678 9012 3456', or the code of its barcode series. */
  number: string;
  date: string | null;
  time: string | null;
  startsAt: Date | null;
  validUntil: Date | null;
  /** From when the phone shows it by itself; null where the visit has no time. */
  relevantFrom: Date | null;
  location: { name: string; address: string } | null;
  colours: { brand: string; ink: string };
  isTest: boolean;
}

/**
 * What the passes of an order say now, each of the ticket that is in force in the place of the one that it was made for
 * (product.md, section 6: a moved ticket has a successor with a new code).
 * @param ticketIds those that passes were or are made for; left out = all tickets that are valid.
 */
export async function findPassFacts(
  app: App,
  scope: ClientScope,
  orderId: string,
  ticketIds?: readonly string[],
): Promise<PassFacts[]> {
  const order = await getOrder(scope, orderId);
  if (order.number === null) return [];
  const client = await getClient(scope);
  const all = await listTickets(scope, orderId);
  const asked = ticketIds ?? all.filter(({ state }) => state === 'active').map(({ id }) => id);
  const inForce = await followReplacements(scope, asked);
  const byId = new Map(all.map((ticket) => [ticket.id, ticket]));
  const names = await openTicketNames(app, scope, all);
  const signer = await getTicketSigner(app, scope);
  const visit = await getVisitFacts(scope, orderId);
  const placeOf = await findTicketPlaces(scope, all, visit);
  const { codeType } = await findSetting(scope, 'technical', app.clock());
  const { lockScreenMinutes } = await findSetting(scope, 'wallet-passes', app.clock());
  const orderNumber = formatOrderNumber(order.number, client.orderPrefix);
  return asked.flatMap((ticketId): PassFacts[] => {
    const ticket = byId.get(inForce.get(ticketId) ?? ticketId);
    if (!ticket) return [];
    const { location, timeZone } = placeOf(ticket);
    const startsAt = startOf(ticket, timeZone);
    return [
      {
        ticketId,
        isVoid: ticket.state !== 'active',
        language: order.language,
        museum: client.name,
        title: ticket.productName,
        ticketType: ticket.ticketTypeName,
        orderNumber,
        visitorName: names.get(ticket.id) ?? '',
        codeType,
        code: codeType === '1d' ? (ticket.barcode ?? ticket.code) : signer.codeOf(ticket),
        number: ticket.barcode ?? formatTicketNumber(ticket.code),
        date: ticket.visitDate,
        time: ticket.visitTime,
        startsAt,
        validUntil: ticket.validUntil,
        relevantFrom: startsAt && new Date(startsAt.getTime() - lockScreenMinutes * 60_000),
        location: location && {
          name: location.name,
          address: [location.address, location.postalCode, location.town].filter(Boolean).join(', '),
        },
        colours: visit.colours,
        isTest: ticket.test,
      },
    ];
  });
}

function startOf({ visitDate, visitTime }: Ticket, timeZone: string): Date | null {
  if (visitDate === null || visitTime === null) return null;
  const moment = momentOf(visitDate, visitTime, timeZone);
  if (moment.kind === 'once') return moment.at;
  return moment.kind === 'gap' ? moment.nextAt : moment.firstAt;
}
