import { addDays } from '../calendar/local-date.ts';
import { localDay } from '../calendar/local-day.ts';
import { ceilingOf } from '../capacity/withheld-places.ts';
import { decideAvailability } from './availability.ts';
import type { LimitFacts, SaleFacts } from './availability-facts.ts';
import { type AvailabilityReason, defaultAvailabilityThresholds } from './availability-state.ts';
import { lastSaleAt, type ShutRule, type ShutRuleName, shutRules } from './shut-rules.ts';
import type { Explanation, WhyPassCode, WhyStep } from './why-step.ts';

/** What only the explanation needs: names, and what changes by itself. */
export interface WhyDetails {
  timeZone: string;
  channelName: string | null;
  groupName: string;
  source: { code: 'made-by-period' | 'made-by-schedule' | 'made-by-rules' | 'made-by-hand'; name: string };
  /** Of the exception that is in force, wherever it shuts or not. */
  exception: { note: string; from: string; until: string } | null;
  /** Why a closure shut it: its code, and what staff wrote. */
  closure: { reason: string; note: string };
  closedDayNote: string;
  wantedCapacity: number | null;
  soldOrders: number;
  firstHoldEndsAt: Date | null;
  withheldUntil: Date | null;
  /** The names of the limits, in their order. */
  limits: readonly (LimitFacts & { name: string })[];
}

/**
 * Why a timeslot is what it is: every rule in a fixed order with its effect, the ones without effect too, because
 * what was checked matters (design, "Why?"). The result is `decideAvailability` of the same facts.
 */
export function explainAvailability(
  facts: SaleFacts,
  details: WhyDetails,
  thresholds = defaultAvailabilityThresholds,
): Explanation {
  const shut = (name: ShutRuleName) => shutStep(name, facts, details);
  const steps = [
    shut('channel'),
    shut('product'),
    shut('sale-dates'),
    shut('lookahead'),
    sourceStep(facts, details),
    shut('closed-day'),
    shut('exception'),
    shut('closure'),
    shut('staff'),
    ...(facts.types?.some(({ isEventClosed }) => isEventClosed !== undefined) ? [shut('event')] : []),
    ...placeSteps(facts, details),
    shut('start'),
    shut('cut-off'),
  ];
  return { steps, availability: decideAvailability(facts, thresholds) };
}

/** Why a date has no timeslot at all: what would have let one be sold, and that no rule makes one. */
export function explainEmptyDate(
  facts: SaleFacts,
  details: Omit<WhyDetails, 'source'> & { source: WhyDetails['source'] | null; isClosed: boolean },
): Explanation {
  const source = details.source ?? { code: 'made-by-rules', name: '' };
  const shut = (name: ShutRuleName) => shutStep(name, facts, { ...details, source });
  const none = { kind: 'shut' } as const;
  const params = { name: source.name, date: facts.timeslot.date };
  const steps = [
    shut('channel'),
    shut('product'),
    shut('sale-dates'),
    shut('lookahead'),
    shut('closed-day'),
    details.exception && details.isClosed
      ? step('exception', {
          code: 'closed-by-exception',
          params: { ...details.exception, date: facts.timeslot.date },
          effect: none,
          applies: true,
        })
      : shut('exception'),
    step('source', { code: 'no-timeslot', params, effect: none, applies: true }),
  ];
  const first = steps.find(({ effect }) => effect.kind === 'shut');
  const reason = (first?.code ?? 'no-timeslot') as AvailabilityReason;
  const isClosed = reason === 'closed-day' || reason === 'closed-by-exception';
  return { steps, availability: { state: isClosed ? 'closed' : 'none', reason, left: 0 } };
}

const passCodes: Record<Exclude<ShutRuleName, 'channel' | 'exception' | 'staff'>, WhyPassCode> = {
  product: 'product-sold',
  'sale-dates': 'within-sale-dates',
  lookahead: 'within-lookahead',
  'closed-day': 'no-closed-day',
  closure: 'no-closure',
  event: 'event-open',
  start: 'starts-later',
  'cut-off': 'cut-off-not-reached',
};

const ruleOf = Object.fromEntries(shutRules.map((rule) => [rule.name, rule])) as Record<
  ShutRuleName,
  ShutRule
>;

function shutStep(name: ShutRuleName, facts: SaleFacts, details: WhyDetails): WhyStep {
  const shut = ruleOf[name].check(facts);
  const params = paramsOf(name, facts, details);
  if (shut) {
    const changesAt = shut.reason === 'beyond-lookahead' ? opensAt(facts, details) : null;
    return step(name, { code: shut.reason, params, effect: { kind: 'shut' }, applies: true, changesAt });
  }
  if (name === 'exception' && details.exception) {
    const effect = { kind: 'places', places: facts.timeslot.capacity } as const;
    return step(name, { code: 'exception-applies', params, effect, applies: true });
  }
  return step(name, { code: passCodeOf(name, facts, details), params });
}

function passCodeOf(name: ShutRuleName, { channel }: SaleFacts, details: WhyDetails): WhyPassCode {
  if (name === 'channel') return channel ? 'channel-published' : 'sold-by-staff';
  if (name === 'exception') return 'no-exception';
  if (name === 'staff')
    return details.wantedCapacity === null ? 'not-shut-by-hand' : 'capacity-kept-above-wish';
  return passCodes[name];
}

function paramsOf(
  name: ShutRuleName,
  { sale, timeslot, now }: SaleFacts,
  details: WhyDetails,
): WhyStep['params'] {
  const known = (values: Record<string, string | number | null>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? '']));
  const all: Record<ShutRuleName, WhyStep['params']> = {
    channel: known({ name: details.channelName }),
    product: { name: details.groupName },
    'sale-dates': known({ from: sale.availableFrom, until: sale.availableUntil }),
    lookahead: known({
      days: sale.lookaheadDays,
      until: sale.lookaheadDays === null ? null : addDays(now.today, sale.lookaheadDays),
    }),
    'closed-day': { date: timeslot.date, note: details.closedDayNote },
    exception: known({
      date: timeslot.date,
      ...(details.exception ?? { note: '', from: null, until: null }),
    }),
    closure: details.closure,
    staff: known({ wanted: details.wantedCapacity }),
    event: {},
    start: {},
    'cut-off': { minutes: sale.cutOffMinutes },
  };
  return all[name];
}

/** The midnight at which the date comes within the lookahead. */
function opensAt({ timeslot, sale }: SaleFacts, { timeZone }: WhyDetails): Date {
  return localDay(addDays(timeslot.date, -(sale.lookaheadDays ?? 0)), timeZone).startsAt;
}

function sourceStep({ timeslot: { capacity } }: SaleFacts, { source }: WhyDetails): WhyStep {
  const effect = { kind: 'places', places: capacity } as const;
  return step('source', { code: source.code, params: { name: source.name }, effect, applies: true });
}

function placeSteps({ timeslot, withheldPercentage = 0, sale }: SaleFacts, details: WhyDetails): WhyStep[] {
  const { soldCount, heldCount, capacity } = timeslot;
  const kept = capacity === null ? 0 : capacity - (ceilingOf(capacity, withheldPercentage) ?? capacity);
  const orders = { places: soldCount, orders: details.soldOrders };
  const steps = [
    step('sold', {
      code: soldCount > 0 ? 'places-sold' : 'none-sold',
      params: orders,
      effect: { kind: 'taken', places: soldCount },
      applies: soldCount > 0,
    }),
    step('held', {
      code: heldCount > 0 ? 'places-held' : 'none-held',
      params: { places: heldCount },
      effect: { kind: 'taken', places: heldCount },
      applies: heldCount > 0,
      changesAt: heldCount > 0 ? details.firstHoldEndsAt : null,
    }),
    ...details.limits.map((limit) => limitStep(limit, timeslot)),
  ];
  if (details.channelName === null) return steps;
  const until = details.withheldUntil;
  return [
    ...steps,
    step('withheld', {
      code: kept > 0 ? 'withheld' : 'nothing-withheld',
      params: { places: kept, percentage: withheldPercentage, name: details.channelName },
      effect: { kind: 'taken', places: kept },
      applies: kept > 0,
      changesAt:
        kept > 0 && until && until < lastSaleAt(timeslot.startsAt, sale.cutOffMinutes) ? until : null,
    }),
  ];
}

/** A limit matters where it lets in fewer people than the timeslot itself has places for. */
function limitStep(
  { kind, name, capacity, soldCount, heldCount, placesEach = 1 }: WhyDetails['limits'][number],
  timeslot: SaleFacts['timeslot'],
): WhyStep {
  const left = Math.max(0, Math.floor(((capacity ?? 0) - soldCount - heldCount) / placesEach));
  const ownLeft =
    timeslot.capacity === null
      ? Number.POSITIVE_INFINITY
      : timeslot.capacity - timeslot.soldCount - timeslot.heldCount;
  const code =
    left > 0 ? 'limit-has-room' : soldCount + placesEach > (capacity ?? 0) ? 'limit-sold' : 'limit-held';
  return step('limit', {
    code,
    limitKind: kind,
    params: { name, limit: capacity ?? 0, sold: soldCount, held: heldCount, left },
    effect: { kind: 'places', places: left },
    applies: left < ownLeft,
  });
}

function step(name: WhyStep['name'], given: Pick<WhyStep, 'code'> & Partial<WhyStep>): WhyStep {
  return {
    name,
    params: {},
    limitKind: null,
    effect: { kind: 'open' },
    applies: false,
    changesAt: null,
    ...given,
  };
}
