import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { findEventShut } from '@foyer/domain/events/event-shut.ts';
import type { TypeFacts } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import { isWithoutDate } from '@foyer/domain/scheduling/availability/shut-rules.ts';
import type { Timeslot } from '../scheduling/index.ts';
import type { SaleType } from './sale-type.repository.ts';
import { isDay, type VisitTime } from './visit-time.ts';

/** Absent where there is no event; a type with one is bound to its days, time and place. */
export function eventFacts(type: SaleType, visit: VisitTime, at: Date): Pick<TypeFacts, 'eventShut'> {
  const { eventRules, groupKind } = type;
  if (eventRules === null) return {};
  if (eventRules.salesEndAt <= at) return { eventShut: 'event-over' };
  return {
    eventShut: findEventShut(eventRules, {
      date: isWithoutDate({ kind: groupKind }) ? null : visit.date,
      timeslot: isDay(visit) ? null : localSpan(visit),
      locationIds: visit.locationId === null ? [] : [visit.locationId],
    }),
  };
}

function localSpan({ date, time, endsAt, timeZone }: Timeslot) {
  const end = endsAt && localTimeAt(endsAt, timeZone);
  return { fromLocal: `${date}T${time}`, untilLocal: end && `${end.date}T${end.time}` };
}
