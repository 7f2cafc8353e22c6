import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { suitsAvailability } from '@foyer/domain/catalog/availability-switch.ts';
import { explainEmptyDate } from '@foyer/domain/scheduling/availability/explain-availability.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import type { Sale } from '../read-sale.ts';
import { listCalendarsOfGroups } from '../sale-days/sale-calendar.repository.ts';
import { channelFactsOf } from '../sale-question.ts';
import { findClosedDayNote, findExceptionOn, findWhyCalendar } from './why-details.repository.ts';
import { findSource, placeOf, type ToldOfCalendar, type WhyAsker } from './why-source.ts';

/** Why a ticket group has no timeslot on a date. */
export async function explainDate(
  scope: ClientScope,
  sale: Sale,
  { date, group, channel, at }: WhyAsker & { date: LocalDate },
): Promise<ToldOfCalendar> {
  const [first] = await listCalendarsOfGroups(scope, [group.id]);
  const calendar = first && (await findWhyCalendar(scope, first.id));
  const { timeZone } = calendar ?? (await getClient(scope));
  const rules = sale.groups.find(({ id }) => id === group.id);
  const product = sale.products.get(group.id);
  if (!rules || !product) throw new Error(`ticket group ${group.id} went while it was read`);
  const exception = calendar && (await findExceptionOn(scope, calendar.id, date));
  const note = calendar && (await findClosedDayNote(scope, calendar.locationId, date));
  const timeslot = { date, startsAt: at, state: 'open', capacity: null, heldCount: 0, soldCount: 0 } as const;
  const facts = {
    timeslot: { ...timeslot, isClosedDay: note !== undefined },
    sale: rules,
    isArchived: rules.isArchived || product.isArchived,
    isUnsuited: !suitsAvailability(rules.kind, product.availabilityType),
    now: { at, today: localDateAt(at, timeZone) },
    ...(channel ? { channel: channelFactsOf(channel, group.id, product.isOffChannel) } : {}),
  };
  const told = explainEmptyDate(facts, {
    timeZone,
    channelName: channel?.name ?? null,
    groupName: group.name,
    source: calendar ? await findSource(scope, calendar, date, false) : null,
    exception: exception ? { note: exception.note, from: exception.from, until: exception.until } : null,
    isClosed: exception?.closed ?? false,
    closure: { reason: '', note: '' },
    closedDayNote: note ?? '',
    wantedCapacity: null,
    soldOrders: 0,
    firstHoldEndsAt: null,
    withheldUntil: null,
    limits: [],
  });
  return { ...told, ...placeOf(calendar), timeZone };
}
