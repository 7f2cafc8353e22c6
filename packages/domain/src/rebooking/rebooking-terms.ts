import { applyExceptions, type ExceptionFacts, stricter } from './apply-exceptions.ts';
import type { RebookingException, RebookingRules, RebookingSettings } from './rebooking-rules.ts';

/** What applies, said before buying: the parts of one sentence. */
export type RebookingTerms =
  /** none = no ticket can be rebooked by its buyer; some = not every one, so the order page tells. */
  | { can: 'none' | 'some' }
  /** Every ticket: by the strictest of their rules. */
  | ({ can: 'all' } & Omit<RebookingRules, 'isAllowed'>);

/** What applies to tickets that are about to be bought, or to all tickets of an order. */
export function rebookingTerms(
  settings: RebookingSettings,
  exceptions: readonly RebookingException[],
  tickets: readonly ExceptionFacts[],
): RebookingTerms {
  const dated = tickets.filter(({ visitDate }) => visitDate !== null);
  if (!settings.buyersRebook || dated.length === 0) return { can: 'none' };
  const rules = dated.map((ticket) => applyExceptions(settings, exceptions, ticket));
  const able = rules.filter(({ isAllowed, mostTimes }) => isAllowed && mostTimes > 0);
  if (able.length < rules.length) return { can: able.length === 0 ? 'none' : 'some' };
  const { isAllowed: _, ...strictest } = strictestOf(rules.map(({ sources: __, ...values }) => values));
  return { can: 'all', ...strictest };
}

function strictestOf([first, ...others]: readonly RebookingRules[]): RebookingRules {
  if (!first) throw new Error('there is no ticket');
  return others.reduce(strictestOfTwo, first);
}

function strictestOfTwo(one: RebookingRules, other: RebookingRules): RebookingRules {
  return {
    isAllowed: stricter('isAllowed', one.isAllowed, other.isAllowed),
    earlierDays: stricter('earlierDays', one.earlierDays, other.earlierDays),
    laterDays: stricter('laterDays', one.laterDays, other.laterDays),
    latestHours: stricter('latestHours', one.latestHours, other.latestHours),
    mostTimes: stricter('mostTimes', one.mostTimes, other.mostTimes),
    feeMinor: stricter('feeMinor', one.feeMinor, other.feeMinor),
    isDifferenceReturned: stricter(
      'isDifferenceReturned',
      one.isDifferenceReturned,
      other.isDifferenceReturned,
    ),
  };
}
