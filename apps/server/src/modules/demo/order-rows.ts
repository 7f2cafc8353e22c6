import type { LocalDay } from '@foyer/domain/calendar/local-day.ts';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { CopyValue } from '../../platform/database/copy-rows.ts';
import { vatBasisPoints } from './museum-plan.ts';
import { demoMethod, orderTimeline } from './order-timeline.ts';
import { postingsOfBooking } from './postings-of-booking.ts';
import type { PricedBooking } from './price-bookings.ts';
import { seededId } from './seeded-id.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { SoldBooking } from './sold-bookings.ts';

/** What every row of the museum's past shares. */
export interface MuseumFacts {
  clientId: string;
  channelId: string;
  /** The first and the next day's first moment of a date, by the museum's clock. */
  dayOf(date: string): LocalDay;
  /** Whether a sale for a location is a test. */
  isTestAt(locationId: string): boolean;
  /** The hash of an order's secret, and its person's key as the database holds it. */
  secretHashOf(orderId: string): Buffer;
  newPersonKey(): Buffer;
}

/** A ticket that was issued, as far as the gates need it. */
export interface IssuedTicket {
  id: string;
  orderId: string;
  code: string;
  usedAt: Date | null;
}

export interface OrderRows {
  personKey: CopyValue[];
  order: CopyValue[];
  lines: CopyValue[][];
  /** Empty where nothing is taken of the timeslot. */
  counters: CopyValue[][];
  events: CopyValue[][];
  payments: CopyValue[][];
  refunds: CopyValue[][];
  tickets: CopyValue[][];
  issued: IssuedTicket[];
  postings: Posting[];
}

const currency = 'EUR';
const provider = 'test';
const minuteMs = 60_000;

/** Everything that one order left behind, as the use cases would have written it. */
export function orderRows(sale: PricedBooking, museum: MuseumFacts, now: Date): OrderRows {
  const { booking, product, lines, number, settledAt } = sale;
  const { timeslot, person, bookedAt, refundedAt } = booking;
  const { clientId } = museum;
  const isTest = museum.isTestAt(product.locationId);
  const random = seededRandom(`order ${booking.seed}`);
  const orderId = seededId(bookedAt, random);
  const personKeyId = seededId(bookedAt, random);
  const language = person?.language ?? 'nl';
  const { totalMinor, vatMinor } = calculateOrderTotals(lines.map(({ line }) => line));
  const quantity = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  const isSold = number !== null;
  const state = !isSold ? 'expired' : refundedAt ? 'refunded' : 'completed';
  const refundedMinor = refundedAt ? totalMinor : 0;
  const visit = [timeslot.date, timeslot.time] as const;
  const paymentId = totalMinor > 0 ? seededId(bookedAt, random) : null;
  const usedAt = arrivalMoment(sale, now);
  const issued: IssuedTicket[] = [];
  const lineRows: CopyValue[][] = [];
  const ticketRows: CopyValue[][] = [];
  const day = museum.dayOf(timeslot.date);

  for (const [position, { line, name }] of lines.entries()) {
    const lineId = seededId(bookedAt, random);
    const { ticketTypeId, unitPriceMinor } = line;
    const title = product.plan.titles[language];
    const steps = JSON.stringify(line.steps);
    lineRows.push([
      clientId,
      lineId,
      orderId,
      position,
      ticketTypeId,
      name,
      title,
      timeslot.id,
      ...visit,
      line.quantity,
      unitPriceMinor,
      line.totalMinor,
      vatBasisPoints,
      line.vatMinor,
      steps,
    ]);
    for (let piece = 0; isSold && piece < line.quantity; piece += 1) {
      const ticket = { id: seededId(settledAt, random), orderId, code: ticketNumber(random), usedAt };
      issued.push(ticket);
      const ticketState = refundedAt ? 'cancelled' : 'active';
      ticketRows.push([
        clientId,
        ticket.id,
        orderId,
        lineId,
        ticketTypeId,
        ticket.code,
        timeslot.id,
        ...visit,
        product.locationId,
        day.startsAt,
        day.endsAt,
        ticketState,
        isTest,
        settledAt,
        usedAt,
        refundedAt,
      ]);
    }
  }

  const salesPoint = booking.isAtDesk ? 'reception' : 'website';
  const channelId = booking.isAtDesk ? null : museum.channelId;
  const paidAt = isSold ? settledAt : null;
  const refundId = seededId(refundedAt ?? bookedAt, random);
  const doneAt = refundedAt && new Date(refundedAt.getTime() + minuteMs);
  return {
    personKey: [clientId, personKeyId, museum.newPersonKey(), bookedAt],
    order: [
      clientId,
      orderId,
      number,
      museum.secretHashOf(orderId),
      state,
      salesPoint,
      channelId,
      product.locationId,
      language,
      currency,
      totalMinor,
      vatMinor,
      refundedMinor,
      quantity,
      ...visit,
      person?.firstName ?? '',
      person?.lastName ?? '',
      person?.email ?? '',
      personKeyId,
      isTest,
      bookedAt,
      paidAt,
    ],
    lines: lineRows,
    counters: isSold && !refundedAt ? [[clientId, orderId, timeslot.id, quantity]] : [],
    // Several events of one moment are listed in the order of their ids.
    events: orderTimeline(sale, totalMinor).map(({ at, kind, actor, facts }, place) => [
      clientId,
      seededId(new Date(at.getTime() + place), random),
      orderId,
      at,
      kind,
      actor,
      JSON.stringify(facts),
    ]),
    payments: paymentId
      ? [
          [
            clientId,
            paymentId,
            orderId,
            provider,
            `demo-${paymentId}`,
            demoMethod,
            totalMinor,
            currency,
            isSold ? 'paid' : 'expired',
            bookedAt,
            paidAt,
          ],
        ]
      : [],
    refunds:
      refundedAt && paymentId
        ? [
            [
              clientId,
              refundId,
              orderId,
              paymentId,
              totalMinor,
              'order-over',
              'done',
              `demo-refund-${paymentId}`,
              refundedAt,
              doneAt,
            ],
          ]
        : [],
    tickets: ticketRows,
    issued: refundedAt ? [] : issued,
    postings:
      isSold && paymentId
        ? postingsOfBooking(sale, {
            order: { orderId, isTest, currency },
            provider,
            paymentId,
            refundId,
            ticketId: issued[0]?.id ?? '',
            totalMinor,
          })
        : [],
  };
}

/** When the party passed the gate, if it has; never before the purchase. */
function arrivalMoment({ booking, settledAt }: SoldBooking, now: Date): Date | null {
  const { arrivesAfterMinutes, timeslot, outcome } = booking;
  if (outcome !== 'kept' || arrivesAfterMinutes === null) return null;
  const wanted = timeslot.startsAt.getTime() + arrivesAfterMinutes * minuteMs;
  const at = new Date(Math.max(wanted, settledAt.getTime() + minuteMs));
  return at <= now ? at : null;
}

function ticketNumber(random: SeededRandom): string {
  return drawTicketNumber((bytes) => {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = random.between(0, 255);
  });
}
