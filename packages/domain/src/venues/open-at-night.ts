import type { LocalTime } from '../calendar/local-time.ts';
import type { Refusal } from '../result/result.ts';
import type { Opening } from './location-open.ts';

/** Whether the opening hours of a weekday reach into the night after it. */
export function isOpenAtNight({ weekHours }: Pick<Opening, 'weekHours'>): boolean {
  return weekHours.some((hours) => hours !== null && hours.closes < hours.opens && hours.closes > '00:00');
}

/**
 * Refuses times that end before they begin where the location is not open past midnight: there they are a mistake
 * (decision 0100).
 */
export function refuseClosedNight(
  location: Pick<Opening, 'weekHours'>,
  times: { from: LocalTime | null; until: LocalTime | null },
  field: string,
): Refusal[] {
  const { from, until } = times;
  if (from === null || until === null || until >= from || isOpenAtNight(location)) return [];
  return [{ code: 'closed-at-night', field }];
}
