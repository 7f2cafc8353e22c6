import type { OrderWish } from '@foyer/domain/order-changes/order-change-input.ts';
import type { RebookingFacts } from '@foyer/domain/rebooking/rebooking-facts.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  type ChangeRules,
  changeTerms,
  decideVisit,
  readChangeRules,
  refusalsOfRules,
} from './change-terms.ts';
import type { OrderToChange } from './order-to-change.ts';
import { type QuotedChange, quoteChange } from './quote-change.ts';
import { type ReplacePart, resolveWish } from './resolve-wish.ts';
import { refuseNotOffered } from './visits/refuse-not-offered.ts';

/** Who asks, and what that allows. */
export interface Asking {
  by: RebookingFacts['by'];
  /** Where it was asked for before: the rules of that moment count, so that a payment in time is never too late. */
  askedAt?: Date;
}

export interface QuotedWish extends QuotedChange {
  rules: ChangeRules;
}

/**
 * Prices a wish by the rules of the client, for staff and visitors alike; nothing is written. Scanned tickets and visits
 * against the rules need `extra`, and so does money back for another type of ticket. Refusals: those of `resolveWish`,
 * `refuseNotOffered` and `quoteChange`, and the reasons of `decideRebooking`.
 */
export async function quoteOrderWish(
  app: App,
  scope: ClientScope,
  toChange: OrderToChange,
  wish: OrderWish,
  { by, askedAt }: Asking,
): Promise<Result<QuotedWish>> {
  const now = askedAt ?? app.clock();
  const rules = await readChangeRules(scope, now);
  const mayBeScanned = by === 'staff-with-extra';
  const resolved = await resolveWish(app, scope, toChange, wish, { mayBeScanned });
  if (!resolved.ok) return resolved;
  const isAgainstRules = mayBeScanned && wish.isAgainstRules;
  const asked = isAgainstRules ? by : by === 'buyer' ? 'buyer' : 'staff';
  const decisionOf = ({ tickets, target }: ReplacePart) => {
    const wanted = target && { date: target.date, time: target.time };
    return decideVisit(rules, tickets, wanted, { by: asked, now });
  };
  const against = refusalsOfRules(resolved.value.replaced, decisionOf);
  if (against.length > 0) return refused(...against);
  if (asked !== 'staff-with-extra') {
    for (const part of resolved.value.replaced) {
      const refusal = await refuseNotOffered(app, scope, part, { by: asked, at: now });
      if (refusal) return refused(refusal);
    }
  }
  const terms = changeTerms(rules, wish, decisionOf);
  // No rule of the client gives it back, as one may for a cheaper visit: that needs `extra`.
  const keepsDifference = by === 'staff' && resolved.value.replaced.some(changesType);
  const quoted = await quoteChange(
    app,
    scope,
    toChange,
    { ...resolved.value, refundMinor: keepsDifference ? 0 : wish.refundMinor },
    terms,
  );
  return quoted.ok ? ok({ ...quoted.value, rules }) : quoted;
}

const changesType = ({ tickets, ticketTypeId }: ReplacePart): boolean =>
  tickets.some((ticket) => ticket.ticketTypeId !== ticketTypeId);
