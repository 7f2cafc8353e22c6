import type { SaleCounterKind } from '@foyer/domain/capacity/sale-counters.ts';
import type { WhyCode } from '@foyer/domain/scheduling/availability/why-step.ts';
import type { WhyAnswerFragment } from '../../generated/operations.ts';

export type ActModule =
  | 'timeslotgroup'
  | 'availability-scheduler'
  | 'tickets'
  | 'products'
  | 'ticketstreet'
  | 'openingstijden'
  | 'new-settings';

/** Something that can be done about an answer: where, and with which right. */
export interface WhyAct {
  key: string;
  to: string;
  module: ActModule;
}

type Answer = Pick<
  WhyAnswerFragment,
  'group' | 'channel' | 'calendarId' | 'calendarKind' | 'date' | 'timeslotId'
> & {
  steps: readonly Pick<WhyAnswerFragment['steps'][number], 'code' | 'applies' | 'limitKind' | 'params'>[];
};

/** For each step that takes something away, the screen on which it is decided. */
export function actsOf(answer: Answer): WhyAct[] {
  const byCode = actsByCode(answer);
  return answer.steps
    .filter(({ applies }) => applies)
    .flatMap((step) => {
      const { code, limitKind, params } = step;
      const { ownerId, id } = params as { ownerId?: string; id?: string };
      if (code === 'limit-sold' || code === 'limit-held') return actOfLimit(answer, limitKind, ownerId ?? '');
      if (code === 'closed-by-closure' && id) {
        return { key: 'closure', to: `/timeslotgroup/closure/${id}`, module: 'timeslotgroup' };
      }
      return byCode[code] ?? [];
    });
}

/** A limit is changed where it was set: on its type, group, event or location. */
function actOfLimit(answer: Answer, kind: SaleCounterKind | null, ownerId: string): WhyAct {
  if (kind === 'event') return { key: 'event', to: `/events/${ownerId}`, module: 'tickets' };
  if (kind === 'house') {
    return { key: 'house', to: `/new-settings/locations/edit-venue/${ownerId}`, module: 'new-settings' };
  }
  if (kind === 'timeslot') return dayOf(answer, 'raise', ownerId);
  return { key: 'group', to: `/tickets/${answer.group.id}`, module: 'tickets' };
}

/** The day on which a timeslot is opened, closed and resized: of its timeslot group, or in the scheduler. */
function dayOf(answer: Answer, key: string, slot: string | null | undefined): WhyAct {
  const { calendarKind, calendarId, date, group } = answer;
  if (calendarKind === 'group') {
    return { key, to: `/timeslotgroup/${calendarId}/day/${date}`, module: 'timeslotgroup' };
  }
  const search = new URLSearchParams({ view: 'product', product: group.productId, span: 'day', date });
  if (slot) search.set('slot', slot);
  return { key, to: `/availability-scheduler?${search}`, module: 'availability-scheduler' };
}

function rulesOf({ calendarKind, calendarId, group }: Answer, key: string): WhyAct {
  if (calendarKind === 'group') return { key, to: `/timeslotgroup/${calendarId}`, module: 'timeslotgroup' };
  const search = new URLSearchParams({ view: 'product', product: group.productId, panel: 'schedules' });
  return { key: 'schedules', to: `/availability-scheduler?${search}`, module: 'availability-scheduler' };
}

function actsByCode(answer: Answer): Partial<Record<WhyCode, WhyAct>> {
  const { group, channel, timeslotId } = answer;
  const ofGroup: WhyAct = { key: 'group', to: `/tickets/${group.id}`, module: 'tickets' };
  const ofChannel: WhyAct = {
    key: 'channel',
    to: `/ticketstreet/edit/${channel?.id}`,
    module: 'ticketstreet',
  };
  const ofProduct: WhyAct = { key: 'product', to: `/products/edit/${group.productId}`, module: 'products' };
  const closedDays: WhyAct = { key: 'closedDay', to: '/openingstijden', module: 'openingstijden' };
  return {
    'channel-unpublished': { ...ofChannel, key: 'publish' },
    'not-on-channel': { ...ofChannel, key: 'addToChannel' },
    'product-off-channel': { ...ofProduct, key: 'switchOn' },
    archived: ofGroup,
    'kind-unsuited': ofGroup,
    'no-ticket-type': ofGroup,
    hidden: rulesOf(answer, 'calendar'),
    'no-timeslot': rulesOf(answer, 'calendar'),
    'not-yet-on-sale': ofGroup,
    'no-longer-on-sale': ofGroup,
    'sale-not-begun': ofGroup,
    'sale-over': ofGroup,
    'outside-validity': ofGroup,
    'beyond-lookahead': ofGroup,
    'closed-by-group': ofGroup,
    'weekday-closed': ofGroup,
    'past-cut-off': ofGroup,
    'day-past-cut-off': ofGroup,
    'closed-day': closedDays,
    'location-shut': closedDays,
    'closed-by-exception': rulesOf(answer, 'exception'),
    'exception-applies': rulesOf(answer, 'exception'),
    'exception-leaves-limit': rulesOf(answer, 'exception'),
    'event-closed': ofGroup,
    'event-other-time': ofGroup,
    'event-elsewhere': ofGroup,
    'event-over': ofGroup,
    'closed-by-staff': dayOf(answer, 'open', timeslotId),
    'not-in-rules': rulesOf(answer, 'calendar'),
    'capacity-zero': dayOf(answer, 'raise', timeslotId),
    'places-sold': dayOf(answer, 'raise', timeslotId),
    'places-held': dayOf(answer, 'raise', timeslotId),
    withheld: { ...ofChannel, key: 'release' },
  };
}
