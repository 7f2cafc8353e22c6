import type { LocalDate } from '../calendar/local-date.ts';
import { localDateAt, localTimeAt } from '../calendar/zoned-time.ts';
import type { OrderCosts } from '../pricing/order-costs.ts';
import { decideRebooking } from '../rebooking/decide-rebooking.ts';
import type { RebookingException, RebookingSettings } from '../rebooking/rebooking-rules.ts';
import { rebookingTerms } from '../rebooking/rebooking-terms.ts';
import type { Visit } from '../rebooking/visit-moment.ts';
import { decideBuyerCancellation } from '../refunds/decide-buyer-cancellation.ts';
import type { RefundSettings } from '../refunds/refund-settings.ts';
import type { SaleTerms, TermsUntil } from './sale-terms.ts';

/** Tickets of one type that are about to be bought. */
export interface TicketsOnSale {
  ticketTypeId: string;
  ticketGroupId: string;
  eventId: string | null;
  /** 'open' = the buyer chooses it later; null = they are for no day. */
  visit: Visit | 'open' | null;
}

export interface SaleTermsFacts {
  rebooking: RebookingSettings;
  /** Those in force. */
  exceptions: readonly RebookingException[];
  refunds: Pick<RefundSettings, 'buyersCancel' | 'cancelHours' | 'keepServiceCost' | 'keepTransactionCost'>;
  costs: Pick<OrderCosts, 'serviceMinor' | 'transactionMinor'>;
  tickets: readonly TicketsOnSale[];
  currency: string;
  /** Of the location of the visits. */
  timeZone: string;
  now: Date;
}

/**
 * Whether and until when tickets can be moved and cancelled by their buyer, what that costs and what is kept: said before
 * buying, by the rules that the order page asks afterwards (product.md, section 15).
 */
export function decideSaleTerms(facts: SaleTermsFacts): SaleTerms {
  return { currency: facts.currency, moving: decideMoving(facts), cancelling: decideCancelling(facts) };
}

function decideMoving(facts: SaleTermsFacts): SaleTerms['moving'] {
  const { rebooking, exceptions, tickets, timeZone, now } = facts;
  const dated = tickets.filter(({ visit }) => visit !== null);
  if (dated.length === 0) return null;
  const today = localDateAt(now, timeZone);
  const isOpen = dated.some(({ visit }) => visit === 'open');
  if (isOpen && rebooking.buyersRebook && exceptions.some((one) => isOfDaysFrom(one, today))) {
    return { can: 'by-day' };
  }
  const decided = dated.map((ticket) => ({
    ticket,
    until: lastMomentToMove(facts, ticket),
  }));
  const able = decided.flatMap(({ ticket, until }) => (until === null ? [] : [{ ticket, until }]));
  const terms = rebookingTerms(
    rebooking,
    exceptions,
    able.map(({ ticket }) => toExceptionFacts(ticket, today)),
  );
  const [first] = able.map(({ until }) => until).toSorted((one, other) => one.getTime() - other.getTime());
  if (terms.can !== 'all' || !first) return { can: 'no' };
  const { feeMinor, mostTimes, isDifferenceReturned } = terms;
  return {
    can: 'yes',
    until: isOpen ? { kind: 'hours', hours: 0 } : atMoment(first, timeZone),
    feeMinor,
    mostTimes,
    isDifferenceReturned,
    exceptTypeIds: decided.flatMap(({ ticket, until }) => (until === null ? [ticket.ticketTypeId] : [])),
  };
}

const isOfDaysFrom = ({ target }: RebookingException, today: LocalDate): boolean =>
  target.kind === 'period' && target.until >= today;

/** A visit that is not chosen is matched as one of today: periods that are over do not apply to it. */
const toExceptionFacts = ({ visit, ...ticket }: TicketsOnSale, today: LocalDate) => ({
  ...ticket,
  visitDate: visit === 'open' || visit === null ? today : visit.date,
});

/** null = its buyer cannot move it. A visit that is not chosen has no last moment yet: then it is now. */
function lastMomentToMove(facts: SaleTermsFacts, ticket: TicketsOnSale): Date | null {
  const { rebooking, exceptions, timeZone, now } = facts;
  if (ticket.visit === 'open' || ticket.visit === null) {
    const { can } = rebookingTerms(rebooking, exceptions, [
      toExceptionFacts(ticket, localDateAt(now, timeZone)),
    ]);
    return can === 'all' ? now : null;
  }
  const decision = decideRebooking({
    settings: rebooking,
    exceptions,
    tickets: [
      {
        ...ticket,
        ticketId: ticket.ticketTypeId,
        state: 'active',
        isScanned: false,
        visit: ticket.visit,
        firstVisit: null,
        timesRebooked: 0,
        paidMinor: 0,
        newPriceMinor: null,
      },
    ],
    wanted: null,
    timeZone,
    now,
    by: 'buyer',
  });
  return decision.isAllowed ? decision.until : null;
}

function decideCancelling(facts: SaleTermsFacts): SaleTerms['cancelling'] {
  const { refunds, costs, tickets, timeZone, now } = facts;
  if (!refunds.buyersCancel) return null;
  const decided = tickets.map(({ visit }) =>
    decideBuyerCancellation({
      settings: refunds,
      ticket: { state: 'active', isScanned: false, visit: visit === 'open' ? null : visit },
      timeZone,
      now,
    }),
  );
  if (decided.some(({ ok }) => !ok)) return null;
  const [first] = decided
    .flatMap((one) => (one.ok && one.value.until ? [one.value.until] : []))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const isOpen = tickets.some(({ visit }) => visit === 'open');
  const kept = [
    refunds.keepServiceCost && costs.serviceMinor > 0 ? (['service'] as const) : [],
    refunds.keepTransactionCost && costs.transactionMinor > 0 ? (['transaction'] as const) : [],
  ].flat();
  return { until: untilOf(), kept };

  function untilOf(): TermsUntil {
    if (isOpen) return { kind: 'hours', hours: refunds.cancelHours };
    return first ? atMoment(first, timeZone) : { kind: 'used' };
  }
}

function atMoment(at: Date, timeZone: string): TermsUntil {
  return { kind: 'moment', ...localTimeAt(at, timeZone) };
}
