import type { OrderWish } from '@foyer/domain/order-changes/order-change-input.ts';
import { decideRebooking, type RebookingDecision } from '@foyer/domain/rebooking/decide-rebooking.ts';
import type { RebookingFacts, RebookingTicket } from '@foyer/domain/rebooking/rebooking-facts.ts';
import type { RebookingException, RebookingSettings } from '@foyer/domain/rebooking/rebooking-rules.ts';
import type { RefundSettings } from '@foyer/domain/refunds/refund-settings.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { TicketToChange } from '../orders/index.ts';
import { rebookingRulesOf } from '../rebooking/index.ts';
import { findSetting } from '../settings/index.ts';
import type { ReplacePart } from './resolve-wish.ts';

/** The rules of a client for changes of its orders, as they are in force. */
export interface ChangeRules {
  rebooking: RebookingSettings;
  exceptions: readonly RebookingException[];
  refunds: RefundSettings;
}

export async function readChangeRules(scope: ClientScope, at: Date): Promise<ChangeRules> {
  const { settings: rebooking, exceptions } = await rebookingRulesOf(scope, at);
  return { rebooking, exceptions, refunds: await findSetting(scope, 'refunds', at) };
}

/** What `quoteChange` asks: which costs stay, and what another visit costs. */
export function changeTerms(
  rules: ChangeRules,
  { isFeeWaived, due, isDonationReturned }: Pick<OrderWish, 'isFeeWaived' | 'due' | 'isDonationReturned'>,
  decisionOf: (part: ReplacePart) => RebookingDecision,
) {
  return {
    keepsServiceCost: rules.refunds.keepServiceCost,
    keepsTransactionCost: rules.refunds.keepTransactionCost,
    keepsEarlierFees: true,
    isDonationReturned,
    isFeeWaived,
    isDifferenceWaived: due === 'waived',
    termsOf: (part: ReplacePart) => {
      const { feeMinor = 0, isDifferenceReturned = false } = decisionOf(part).tickets[0]?.rules ?? {};
      // What is served on a visit moves with it.
      const isAdmission = part.tickets[0]?.itemKind === 'admission';
      return { feeMinor: isAdmission ? feeMinor : 0, isDifferenceReturned };
    },
  };
}

/** What the rules say of tickets that go to another visit, or, with null, to any. */
export function decideVisit(
  rules: ChangeRules,
  tickets: readonly TicketToChange[],
  wanted: RebookingFacts['wanted'],
  { by, now }: Pick<RebookingFacts, 'by' | 'now'>,
): RebookingDecision {
  return decideRebooking({
    settings: rules.rebooking,
    exceptions: rules.exceptions,
    tickets: tickets.map(toRebook),
    wanted,
    timeZone: tickets[0]?.timeZone ?? 'UTC',
    now,
    by,
  });
}

function toRebook(ticket: TicketToChange): RebookingTicket {
  const { id, ticketTypeId, ticketGroupId, eventId, isScanned, visitDate, visitTime } = ticket;
  const { firstVisitDate, firstVisitTime } = ticket;
  return {
    ticketId: id,
    ticketTypeId,
    ticketGroupId,
    eventId,
    state: 'active',
    isScanned,
    visit: visitDate === null ? null : { date: visitDate, time: visitTime },
    firstVisit: firstVisitDate === null ? null : { date: firstVisitDate, time: firstVisitTime },
    timesRebooked: ticket.rebookings,
    paidMinor: Math.round(ticket.lineTotalMinor / ticket.lineQuantity),
    newPriceMinor: null,
  };
}

/** Why the rules do not let tickets go where they are to go. A ticket without a visit gets its first one by no rule. */
export function refusalsOfRules(
  replaced: readonly ReplacePart[],
  decisionOf: (part: ReplacePart) => RebookingDecision,
): Refusal[] {
  return replaced.flatMap((part) => {
    if (part.target === null || part.tickets[0]?.visitDate === null) return [];
    return decisionOf(part).reasons.map(({ code, params }) => ({ code, params }));
  });
}
