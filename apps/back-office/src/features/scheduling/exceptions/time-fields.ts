import type { GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';

/** A start with what is particular to it: of a weekday, an exception, or one date. */
export interface TimeFields {
  time: string;
  limit: number | null;
  status: GroupReservationStatus;
  title: string;
  classes: string;
}

/** A new start: group reservations take places, nothing else is said. */
export function newTime(time: string, limit: number | null): TimeFields {
  return { time, limit, status: 'yes', title: '', classes: '' };
}

/** The starts, each as it is known already, else new with this limit. */
export function fieldsOfTimes(
  times: readonly string[],
  known: ReadonlyMap<string, TimeFields>,
  limit: number | null,
): TimeFields[] {
  return times.map((time) => known.get(time) ?? newTime(time, limit));
}

/** The limit that all times share; undefined where they differ or there are none. */
export function sharedLimit(times: readonly Pick<TimeFields, 'limit'>[]): number | null | undefined {
  const [first] = times;
  return first && times.every(({ limit }) => Object.is(limit, first.limit)) ? first.limit : undefined;
}
