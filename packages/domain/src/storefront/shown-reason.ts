import { reasonsOfRefusals } from '../capacity/sale-refusal.ts';
import type { Refusal, Result } from '../result/result.ts';
import type { Availability, AvailabilityReason } from '../scheduling/availability/availability-state.ts';
import type { ShownReason } from './shown-availability.ts';

/**
 * The public form of a reason. Withheld places, days closed by staff or an exception, a page that is switched off:
 * all that is internal to the museum and looks like any other closed or full day.
 */
const shown: Readonly<Record<AvailabilityReason, ShownReason | null>> = {
  'channel-unpublished': 'no-times',
  'not-on-channel': 'no-times',
  'product-off-channel': 'no-times',
  archived: 'no-times',
  'kind-unsuited': 'no-times',
  'no-ticket-type': 'no-times',
  hidden: 'no-times',
  'no-timeslot': 'no-times',
  'not-yet-on-sale': 'not-on-sale-yet',
  'no-longer-on-sale': 'no-longer-on-sale',
  'beyond-lookahead': 'not-on-sale-yet',
  'outside-validity': 'no-times',
  'closed-by-group': 'closed',
  'weekday-closed': 'closed',
  'closed-day': 'closed',
  'location-shut': 'closed',
  'closed-by-exception': 'closed',
  'closed-by-closure': 'closed',
  'not-in-rules': 'closed',
  'closed-for-group': 'closed',
  'closed-by-staff': 'closed',
  cancelled: 'cancelled',
  'capacity-zero': 'closed',
  'event-closed': 'closed',
  'event-other-time': 'no-times',
  'event-elsewhere': 'no-times',
  'event-over': 'started',
  past: 'started',
  'past-cut-off': 'sales-stopped',
  'all-sold': 'sold-out',
  'rest-is-held': 'held-by-others',
  'limit-sold': 'sold-out',
  'limit-held': 'held-by-others',
  withheld: 'held-by-others',
  'share-taken': null,
  'no-limit': null,
};

export function shownReasonOf({ reason }: Pick<Availability, 'reason'>): ShownReason | null {
  return shown[reason];
}

/** There are places, but fewer than were asked for: only a refusal says so. */
export const tooFewLeft = 'too-few-left';

const reasonsOfCodes = new Map<string, AvailabilityReason>(Object.entries(reasonsOfRefusals));

/**
 * A refusal to sell as visitors and integrators read it: its reason, its own or that of its code, is one of the codes
 * that tell nothing internal.
 */
export function refusalForVisitors(refusal: Refusal): Refusal {
  const { code, params } = refusal;
  const reason = params?.reason ?? reasonsOfCodes.get(code);
  if (!isReason(reason)) return refusal;
  return { ...refusal, params: { ...params, reason: shown[reason] ?? tooFewLeft } };
}

/** The same for what a rule or the engine answered. */
export function resultForVisitors<T>(result: Result<T>): Result<T> {
  return result.ok ? result : { ok: false, refusals: result.refusals.map(refusalForVisitors) };
}

function isReason(value: unknown): value is AvailabilityReason {
  return typeof value === 'string' && Object.hasOwn(shown, value);
}
