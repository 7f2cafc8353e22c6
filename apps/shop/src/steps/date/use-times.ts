import type { ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';
import { type Resource, useResource } from '../../app/use-resource.ts';
import { type AvailabilityQuestion, availabilityQuery } from './use-days.ts';

/** The timeslots of a day; null asks nothing. */
export function useTimes(question: AvailabilityQuestion, date: string | null): Resource<ShownTimeslot[]> {
  const answer = useResource<{ timeslots: ShownTimeslot[] }>(
    date === null ? null : `${question.pagePath}/availability/${date}?${availabilityQuery(question)}`,
    question.isFresh,
  );
  return { ...answer, value: answer.value?.timeslots ?? null };
}
