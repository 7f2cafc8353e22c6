import { addDays } from '../../calendar/local-date.ts';
import { localDay } from '../../calendar/local-day.ts';
import { ceilingOf } from '../../capacity/withheld-places.ts';
import { decideAvailability } from './availability.ts';
import type { LimitFacts, SaleFacts } from './availability-facts.ts';
import { defaultAvailabilityThresholds, type ShutReason } from './availability-state.ts';
import { peopleLeft } from './places-left.ts';
import {
  findShut,
  isWithoutDate,
  lastSaleAt,
  type ShutRule,
  type ShutRuleName,
  shutRules,
  validUntilOf,
} from './shut-rules.ts';
import type { Explanation, WhyCode, WhyDayCode, WhyPassCode, WhyStep } from './why-step.ts';

/** Facts for the explanation only: names, and what changes with time. */
export interface WhyDetails {
  timeZone: string;
  channelName: string | null;
  groupName: string;
  source: { code: 'made-by-period' | 'made-by-schedule' | 'made-by-rules' | 'made-by-hand'; name: string };
  /** Of the exception that is in force, wherever it shuts or not. */
  exception: { note: string; from: string; until: string } | null;
  /** The limit that the period or schedule gives; left out where it is the timeslot's. */
  sourcePlaces?: number | null;
  /** Whether the exception gives the timeslot's limit; one that only closes or colours leaves it. */
  isLimitOfException?: boolean;
  /** Why a closure shut it: its code, and what staff wrote. */
  closure: { id?: string; reason: string; note: string };
  closedDayNote: string;
  wantedCapacity: number | null;
  soldOrders: number;
  firstHoldEndsAt: Date | null;
  withheldUntil: Date | null;
  /** The names of the limits, in their order. */
  limits: readonly (LimitFacts & { name: string; ownerId?: string })[];
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
  const steps = [
    ...shutSteps(beforeSource, facts, details),
    sourceStep(facts, details),
    ...shutSteps(afterSource, facts, details),
    ...placeSteps(facts, details),
    ...shutSteps(atLast, facts, details),
  ];
  return { steps, availability: decideAvailability(facts, thresholds) };
}

const beforeSource = ['channel', 'product', 'sale-dates', 'validity', 'lookahead'] as const;
const afterSource = [
  'group-day',
  'closed-day',
  'opening-hours',
  'exception',
  'closure',
  'staff',
  'event',
] as const;
const atLast = ['start', 'cut-off'] as const;

/** Why a date has no timeslot at all: what would have let one be sold, and that no rule makes one. */
export function explainEmptyDate(
  facts: SaleFacts,
  details: Omit<WhyDetails, 'source'> & { source: WhyDetails['source'] | null; isClosed: boolean },
): Explanation {
  const source = details.source ?? { code: 'made-by-rules', name: '' };
  const told = { ...details, source };
  const none = { kind: 'shut' } as const;
  const params = { name: source.name, date: facts.timeslot.date };
  const steps = [
    ...shutSteps([...beforeSource, 'group-day', 'closed-day'], facts, told),
    details.exception && details.isClosed
      ? step('exception', {
          code: 'closed-by-exception',
          params: { ...details.exception, date: facts.timeslot.date },
          effect: none,
          applies: true,
        })
      : shutStep('exception', facts, told),
    step('source', { code: 'no-timeslot', params, effect: none, applies: true }),
  ];
  const first = steps.find(({ effect }) => effect.kind === 'shut');
  const reason = (first?.code ?? 'no-timeslot') as ShutReason;
  const isNone = reason === 'no-timeslot' || shutsWithNone(facts);
  return { steps, availability: { state: isNone ? 'none' : 'closed', reason, left: 0 } };
}

function shutsWithNone(facts: SaleFacts): boolean {
  return findShut(facts)?.state === 'none';
}

const passCodes: Record<Exclude<ShutRuleName, 'channel' | 'exception' | 'staff'>, WhyPassCode> = {
  product: 'product-sold',
  'sale-dates': 'within-sale-dates',
  validity: 'within-validity',
  lookahead: 'within-lookahead',
  'group-day': 'open-day-of-group',
  'closed-day': 'no-closed-day',
  'opening-hours': 'location-open',
  closure: 'no-closure',
  event: 'event-open',
  start: 'starts-later',
  'cut-off': 'cut-off-not-reached',
};

const ruleOf = Object.fromEntries(shutRules.map((rule) => [rule.name, rule])) as Record<
  ShutRuleName,
  ShutRule
>;

/** Rules that are no question here are left out. */
function shutSteps(names: readonly ShutRuleName[], facts: SaleFacts, details: WhyDetails): WhyStep[] {
  return names
    .filter((name) => ruleOf[name].concerns?.(facts) ?? true)
    .map((name) => shutStep(name, facts, details));
}

function shutStep(name: ShutRuleName, facts: SaleFacts, details: WhyDetails): WhyStep {
  const shut = ruleOf[name].check(facts);
  const params = paramsOf(name, facts, details);
  if (shut) {
    const changesAt = shut.reason === 'beyond-lookahead' ? opensAt(facts, details) : null;
    return step(name, {
      code: codeOfShut(shut.reason, facts),
      params,
      effect: { kind: 'shut' },
      applies: true,
      changesAt,
    });
  }
  if (name === 'exception' && details.exception) {
    if (details.isLimitOfException === false)
      return step(name, { code: 'exception-leaves-limit', params, applies: false });
    const effect = { kind: 'places', places: facts.timeslot.capacity } as const;
    return step(name, { code: 'exception-applies', params, effect, applies: true });
  }
  return step(name, { code: passCodeOf(name, facts, details), params });
}

/** The same rules in other terms: a day is over where a timeslot has begun, a sale ends where no date is chosen. */
function codeOfShut(reason: ShutReason, { timeslot, sale }: SaleFacts): WhyCode {
  const ofDay = timeslot.isDay ? dayCodes[reason] : undefined;
  return ofDay ?? (isWithoutDate(sale) ? saleCodes[reason] : undefined) ?? reason;
}

const dayCodes: Partial<Record<ShutReason, WhyDayCode>> = {
  past: 'day-over',
  'past-cut-off': 'day-past-cut-off',
};
const saleCodes: Partial<Record<ShutReason, WhyDayCode>> = {
  'not-yet-on-sale': 'sale-not-begun',
  'no-longer-on-sale': 'sale-over',
};

function passCodeOf(name: ShutRuleName, facts: SaleFacts, details: WhyDetails): WhyPassCode {
  const { channel, timeslot } = facts;
  if (name === 'start' && timeslot.isDay) return 'day-not-over';
  if (name === 'cut-off' && timeslot.isDay) return 'day-cut-off-not-reached';
  if (name === 'channel') return channel ? 'channel-published' : 'sold-by-staff';
  if (name === 'exception') return 'no-exception';
  if (name === 'staff')
    return details.wantedCapacity === null ? 'not-shut-by-hand' : 'capacity-kept-above-wish';
  return passCodes[name];
}

function paramsOf(name: ShutRuleName, facts: SaleFacts, details: WhyDetails): WhyStep['params'] {
  const { sale, timeslot, now } = facts;
  const known = (values: Record<string, string | number | null>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? '']));
  const all: Record<ShutRuleName, WhyStep['params']> = {
    channel: known({ name: details.channelName }),
    product: { name: details.groupName },
    'sale-dates': known({ from: sale.availableFrom, until: sale.availableUntil }),
    validity: known({ from: sale.validFrom ?? null, until: validUntilOf(facts) }),
    lookahead: known({
      days: sale.lookaheadDays,
      until: sale.lookaheadDays === null ? null : addDays(now.today, sale.lookaheadDays),
    }),
    'group-day': { date: timeslot.date },
    'closed-day': { date: timeslot.date, note: details.closedDayNote },
    'opening-hours': { date: timeslot.date },
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

function sourceStep({ timeslot: { capacity, isDay }, sale }: SaleFacts, details: WhyDetails): WhyStep {
  const { source, sourcePlaces = capacity } = details;
  const effect = { kind: 'places', places: sourcePlaces } as const;
  if (isDay) return step('source', { code: isWithoutDate(sale) ? 'for-no-date' : 'for-a-day', effect });
  return step('source', { code: source.code, params: { name: source.name }, effect, applies: true });
}

function placeSteps({ timeslot, withheldPercentage = 0, sale }: SaleFacts, details: WhyDetails): WhyStep[] {
  const { soldCount, heldCount, capacity } = timeslot;
  const kept = capacity === null ? 0 : capacity - (ceilingOf(capacity, withheldPercentage) ?? capacity);
  const orders = { places: soldCount, orders: details.soldOrders };
  const limits = details.limits.map((limit) => limitStep(limit, timeslot));
  // A day has no places of its own: nothing is sold, held or kept of them.
  if (timeslot.isDay) return limits;
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
    ...limits,
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
function limitStep(limit: WhyDetails['limits'][number], timeslot: SaleFacts['timeslot']): WhyStep {
  const { kind, name, ownerId = '', capacity, soldCount, heldCount, withheldPercentage = 0 } = limit;
  const left = peopleLeft(limit, ceilingOf(capacity, withheldPercentage));
  const ownLeft =
    timeslot.capacity === null
      ? Number.POSITIVE_INFINITY
      : timeslot.capacity - timeslot.soldCount - timeslot.heldCount;
  return step('limit', {
    code: codeOfLimit(limit, left),
    limitKind: kind,
    params: { name, ownerId, limit: capacity ?? 0, sold: soldCount, held: heldCount, left },
    effect: { kind: 'places', places: left },
    applies: left < ownLeft,
  });
}

function codeOfLimit(limit: WhyDetails['limits'][number], left: number): WhyCode {
  const { capacity, soldCount, placesEach = 1 } = limit;
  if (left > 0) return 'limit-has-room';
  if (peopleLeft(limit, capacity) > 0) return 'limit-withheld';
  return soldCount + placesEach > (capacity ?? 0) ? 'limit-sold' : 'limit-held';
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
