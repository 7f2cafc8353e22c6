import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { type EventInput, eventInput } from '@foyer/domain/events/event-input.ts';
import { type EventRules, type EventShut, findEventShut } from '@foyer/domain/events/event-shut.ts';
import type { PlannedEvent } from '@foyer/domain/events/planned-event.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import {
  listAboveLimit,
  listTouchedTickets,
  type TouchedTickets,
  type TouchReason,
} from '@foyer/domain/scheduling/timeslot-changes/touched-tickets.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type Review, reviewOf } from '../changes/index.ts';
import { getClient } from '../clients/index.ts';
import { getPlannedEvent, listPlannedEvents } from './planned-event.repository.ts';
import { countSoldForEvent, listSoldForEvent, type SoldForEvent } from './sold-for-event.repository.ts';

/** The tickets that a change of an event would touch, and the number sold above its limit; it changes nothing. */
export async function previewEvent(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<Review<TouchedTickets>> {
  context.require('tickets', 'access');
  const input = valueOrThrow(parseInput(eventInput, typed));
  return context.inClient(async (scope) => {
    const event = await getPlannedEvent(scope, id);
    return reviewOf(await listTouchedByEvent(scope, event, input, context.app.clock()));
  });
}

/** The tickets that a change of an event touches at a moment. */
export async function listTouchedByEvent(
  scope: ClientScope,
  event: PlannedEvent,
  input: EventInput,
  now: Date,
): Promise<TouchedTickets[]> {
  const today = localDateAt(now, (await getClient(scope)).timeZone);
  const [before, after] = [await rulesOf(scope, event), await rulesOf(scope, input)];
  const sold = await listSoldForEvent(scope, event.id, today);
  const limitBefore = event.kind === input.kind ? event.ticketLimit : null;
  const counted = await countSoldForEvent(scope, event.id, { kind: input.kind, today });
  return [
    ...listTouchedTickets(sold, reasonBy(before), reasonBy(after)),
    ...listAboveLimit(counted, limitBefore, input.ticketLimit),
  ];
}

type Rules = Omit<EventRules, 'salesEndAt'> & { ownClosedDates: readonly string[] };

async function rulesOf(scope: ClientScope, event: PlannedEvent | EventInput): Promise<Rules> {
  const { fromDate, untilDate, at, locationId, exceptions, linkedEventId } = event;
  const [linked] = await listPlannedEvents(scope, linkedEventId === null ? [] : [linkedEventId]);
  const ownClosedDates = exceptions.map(({ date }) => date);
  const closedDates = [...ownClosedDates, ...(linked?.exceptions ?? []).map(({ date }) => date)];
  return { from: fromDate, until: untilDate, time: at, locationId, closedDates, ownClosedDates };
}

const reasons: Record<EventShut, TouchReason> = {
  'event-closed': 'date',
  'event-other-time': 'time',
  'event-elsewhere': 'place',
};

function reasonBy({ ownClosedDates, ...rules }: Rules) {
  return ({ date, fromLocal, untilLocal, locationId, isOfLinking }: SoldForEvent): TouchReason | null => {
    if (date !== null && rules.closedDates.includes(date)) {
      if (!isOfLinking || ownClosedDates.includes(date)) return 'closed-day';
    }
    if (isOfLinking) return null;
    const timeslot = fromLocal === null ? null : { fromLocal, untilLocal };
    const shut = findEventShut(rules, {
      date,
      timeslot,
      locationIds: locationId === null ? [] : [locationId],
    });
    return shut && reasons[shut];
  };
}
