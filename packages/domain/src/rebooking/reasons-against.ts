import { addDays, type LocalDate } from '../calendar/local-date.ts';
import { localDay } from '../calendar/local-day.ts';
import { localDateAt } from '../calendar/zoned-time.ts';
import type { RebookingFacts, RebookingTicket } from './rebooking-facts.ts';
import { type RebookingReason, reasonOfFact, reasonOfRule } from './rebooking-reason.ts';
import type { AppliedRules } from './rebooking-rules.ts';
import { isEarlierVisit, isSameVisit, lastMomentOfVisit, type Visit, visitStart } from './visit-moment.ts';

/** Used tickets stay used (product.md, section 6); a ticket without a visit has none to change. */
export function reasonToStay({ state, isScanned, visit }: RebookingTicket): RebookingReason | null {
  if (state !== 'active') return reasonOfFact('rebooking-ticket-not-valid', { state });
  if (isScanned) return reasonOfFact('rebooking-ticket-scanned');
  return visit === null ? reasonOfFact('rebooking-no-visit') : null;
}

/** Every reason why a ticket does not move to the wanted visit, or, without one, to any. */
export function reasonsAgainst(
  ticket: RebookingTicket & { visit: Visit },
  rules: AppliedRules,
  { settings, wanted, timeZone, now, by }: RebookingFacts,
): RebookingReason[] {
  const { visit, timesRebooked } = ticket;
  const first = ticket.firstVisit ?? visit;
  const { mostTimes } = rules;
  const reasons: RebookingReason[] = [];
  if (by === 'buyer' && !settings.buyersRebook) {
    reasons.push({ ...reasonOfFact('rebooking-not-online', {}, true), decidedBy: { kind: 'settings' } });
  }
  if (!rules.isAllowed) reasons.push(reasonOfRule('rebooking-not-allowed', 'isAllowed', rules));
  if (now >= lastMomentOfVisit(visit, timeZone)) {
    reasons.push(reasonOfFact('rebooking-visit-begun', paramsOf(visit), true));
  }
  if (timesRebooked >= mostTimes) {
    reasons.push(
      reasonOfRule('rebooking-too-often', 'mostTimes', rules, { times: timesRebooked, mostTimes }),
    );
  }
  if (wanted === null) return reasons.concat(reasonOfLastDate(first, rules, timeZone, now) ?? []);
  return [...reasons, ...reasonsAgainstWanted(wanted, { visit, first }, rules, { timeZone, now })];
}

/** Without a wanted visit: whether the last one that the rules allow is still far enough away. */
function reasonOfLastDate(
  first: Visit,
  rules: AppliedRules,
  timeZone: string,
  now: Date,
): RebookingReason | null {
  const { until } = datesByRules(first, rules);
  return now < latestStart(until, rules, timeZone)
    ? null
    : reasonOfRule('rebooking-too-late', 'laterDays', rules, { laterDays: rules.laterDays, date: until });
}

function reasonsAgainstWanted(
  wanted: Visit,
  { visit, first }: { visit: Visit; first: Visit },
  rules: AppliedRules,
  { timeZone, now }: { timeZone: string; now: Date },
): RebookingReason[] {
  if (isSameVisit(wanted, visit)) return [reasonOfFact('rebooking-same-visit', paramsOf(visit))];
  if (wanted.date < localDateAt(now, timeZone)) {
    return [reasonOfFact('rebooking-in-past', paramsOf(wanted))];
  }
  const { earlierDays, laterDays, latestHours } = rules;
  const dates = datesByRules(first, rules);
  const reasons: RebookingReason[] = [];
  if (earlierDays === 0 && isEarlierVisit(wanted, first)) {
    reasons.push(reasonOfRule('rebooking-not-earlier', 'earlierDays', rules, paramsOf(first)));
  } else if (wanted.date < dates.from) {
    reasons.push(
      reasonOfRule('rebooking-too-early', 'earlierDays', rules, { earlierDays, date: dates.from }),
    );
  }
  if (wanted.date > dates.until) {
    reasons.push(reasonOfRule('rebooking-too-late', 'laterDays', rules, { laterDays, date: dates.until }));
  }
  if (now > hoursBefore(visitStart(wanted, timeZone), latestHours)) {
    reasons.push(reasonOfRule('rebooking-too-soon', 'latestHours', rules, { latestHours }));
  }
  return reasons;
}

/** The earliest and the latest date of the new visit. */
export function datesByRules(first: Visit, { earlierDays, laterDays }: AppliedRules) {
  return { from: addDays(first.date, -earlierDays), until: addDays(first.date, laterDays) };
}

/** The last moment to ask for a visit of a date of which no time is known. */
function latestStart(date: LocalDate, { latestHours }: AppliedRules, timeZone: string): Date {
  return hoursBefore(localDay(date, timeZone).endsAt, latestHours);
}

/** The last moment at which a ticket can be rebooked: before its own visit, and early enough for the new one. */
export function lastMoment(
  visit: Visit,
  lastDate: LocalDate,
  rules: AppliedRules,
  { wanted, timeZone }: RebookingFacts,
): Date {
  const ofVisit = lastMomentOfVisit(visit, timeZone);
  const ofWanted = wanted
    ? hoursBefore(visitStart(wanted, timeZone), rules.latestHours)
    : latestStart(lastDate, rules, timeZone);
  return ofVisit < ofWanted ? ofVisit : ofWanted;
}

function hoursBefore(at: Date, hours: number): Date {
  return new Date(at.getTime() - hours * 3_600_000);
}

function paramsOf({ date, time }: Visit): Record<string, string> {
  return { date, time: time ?? '' };
}
