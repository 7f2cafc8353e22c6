import type { LocalDate } from '../calendar/local-date.ts';
import { applyExceptions } from './apply-exceptions.ts';
import { priceRebooking, type RebookingPrice } from './price-rebooking.ts';
import { datesByRules, lastMoment, reasonsAgainst, reasonToStay } from './reasons-against.ts';
import type { RebookingFacts, RebookingTicket } from './rebooking-facts.ts';
import type { RebookingReason } from './rebooking-reason.ts';
import type { AppliedRules } from './rebooking-rules.ts';

export const rebookingOutcomes = ['moves', 'stays', 'refused'] as const;
export type RebookingOutcome = (typeof rebookingOutcomes)[number];

/** One ticket: it moves, it stays as it is (scanned, not valid any more), or it is refused. */
export interface TicketRebooking {
  ticketId: string;
  outcome: RebookingOutcome;
  /** Why it stays or is refused; of a ticket that moves, the reasons that `extra` overrides. */
  reasons: readonly RebookingReason[];
  rules: AppliedRules;
  timesRebooked: number;
  /** The earliest and latest date of the new visit by the rules; null = it has no visit. */
  dates: { from: LocalDate; until: LocalDate } | null;
  /** The last moment at which it can be rebooked (to the wanted visit, where one is wanted). */
  until: Date | null;
}

export interface RebookingDecision extends RebookingPrice {
  /** At least one ticket moves, and none is refused. */
  isAllowed: boolean;
  tickets: readonly TicketRebooking[];
  /** Of the refused tickets, each code of each rule once. */
  reasons: readonly RebookingReason[];
  /** What an account with `extra` overrides by going on. */
  overridden: readonly RebookingReason[];
  /** Whether an account with `extra` could rebook what is refused here. */
  isAllowedWithExtra: boolean;
  /** What all tickets that move have in common; null = none moves, or nothing is common. */
  dates: { from: LocalDate; until: LocalDate } | null;
  until: Date | null;
}

/**
 * Whether tickets can be rebooked, to which visits, until when and for how much (product.md, section 15). The order
 * page, the visitor's page, the desk and "Try it" of the settings all ask this function.
 */
export function decideRebooking(facts: RebookingFacts): RebookingDecision {
  const tickets = facts.tickets.map((ticket) => decideTicket(ticket, facts));
  const moving = tickets.filter(({ outcome }) => outcome === 'moves');
  const refusedOnes = tickets.filter(({ outcome }) => outcome === 'refused');
  const reasons = distinct(refusedOnes.flatMap((ticket) => ticket.reasons));
  const isAllowed = moving.length > 0 && refusedOnes.length === 0;
  const priced = tickets.flatMap(({ outcome, rules }, index) => {
    const ticket = facts.tickets[index];
    return ticket && outcome === 'moves' ? [{ ticket, rules }] : [];
  });
  return {
    isAllowed,
    tickets,
    reasons,
    overridden: distinct(moving.flatMap((ticket) => ticket.reasons)),
    isAllowedWithExtra:
      moving.length + refusedOnes.length > 0 && reasons.every(({ isOverridable }) => isOverridable),
    dates: commonDates(moving),
    until: moving.reduce<Date | null>(
      (earliest, { until }) => (until && (!earliest || until < earliest) ? until : earliest),
      null,
    ),
    ...priceRebooking(priced),
  };
}

function decideTicket(ticket: RebookingTicket, facts: RebookingFacts): TicketRebooking {
  const { visit } = ticket;
  const rules = applyExceptions(facts.settings, facts.exceptions, {
    ...ticket,
    visitDate: visit?.date ?? null,
  });
  const shared = { ticketId: ticket.ticketId, rules, timesRebooked: ticket.timesRebooked };
  const asIs = reasonToStay(ticket);
  if (asIs || visit === null) {
    return { ...shared, outcome: 'stays', reasons: asIs ? [asIs] : [], dates: null, until: null };
  }
  const reasons = reasonsAgainst({ ...ticket, visit }, rules, facts);
  const dates = datesByRules(ticket.firstVisit ?? visit, rules);
  const isOverridden = facts.by === 'staff-with-extra' && reasons.every(({ isOverridable }) => isOverridable);
  return {
    ...shared,
    outcome: reasons.length === 0 || isOverridden ? 'moves' : 'refused',
    reasons,
    dates,
    until: lastMoment(visit, dates.until, rules, facts),
  };
}

/** Dates to which every ticket that moves can go. */
function commonDates(tickets: readonly TicketRebooking[]): { from: LocalDate; until: LocalDate } | null {
  const dates = tickets.flatMap((ticket) => ticket.dates ?? []);
  const from = dates
    .map((one) => one.from)
    .toSorted()
    .at(-1);
  const until = dates.map((one) => one.until).toSorted()[0];
  return from !== undefined && until !== undefined && from <= until ? { from, until } : null;
}

function distinct(reasons: readonly RebookingReason[]): RebookingReason[] {
  const byMeaning = new Map(
    reasons.map((reason) => [JSON.stringify([reason.code, reason.params, reason.decidedBy]), reason]),
  );
  return [...byMeaning.values()];
}
