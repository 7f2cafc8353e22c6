import type { ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';
import { type Resource, useResource } from '../../app/use-resource.ts';
import type { AvailabilityQuestion } from './use-days.ts';

/** The timeslots of a day; null asks nothing. */
export function useTimes(question: AvailabilityQuestion, date: string | null): Resource<ShownTimeslot[]> {
  const { pagePath, ticketGroupIds, party } = question;
  const query = new URLSearchParams({ ticketGroupIds: ticketGroupIds.join(), party: String(party) });
  const answer = useResource<{ timeslots: ShownTimeslot[] }>(
    date === null ? null : `${pagePath}/availability/${date}?${query}`,
  );
  return { ...answer, value: answer.value?.timeslots ?? null };
}
