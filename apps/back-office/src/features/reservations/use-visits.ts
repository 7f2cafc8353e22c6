import { placesTaken } from '@foyer/domain/reservations/timeslot-effect.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { isDate } from './is-date.ts';
import {
  fitIn,
  isShutFor,
  type OwnPlaces,
  peopleOf,
  type ReservationForm,
  type VisitForGroup,
} from './reservation-form.ts';
import { VisitsForGroup } from './reservations.graphql.ts';

const pollMs = 15_000;
const noVisits: readonly VisitForGroup[] = [];

/** The day that a form is about, as it is now, and how the group fits into the chosen timeslot. */
export function useVisits(form: ReservationForm, own: OwnPlaces | null) {
  const { productId, date, timeslotId, status } = form;
  const isAsked = productId !== '' && isDate(date);
  // Without those of the day before it: a time that is chosen meanwhile would be one of another day.
  const query = useGraphqlQuery(
    VisitsForGroup,
    { productId, date: date ?? '', ...(own && { reservationId: own.reservationId }) },
    { enabled: isAsked, refetchEveryMs: pollMs },
  );
  const visits = isAsked ? (query.data?.visitsForGroup ?? noVisits) : noVisits;
  const chosen = visits.find(({ id }) => id === timeslotId);
  const people = peopleOf(form);
  const places = placesTaken(status, people);
  return {
    visits,
    isLoading: isAsked && query.data === undefined,
    chosen,
    people,
    places,
    fit: chosen ? fitIn(chosen, places, own) : null,
    /** Other starts that the whole group fits into. */
    others: visits.filter(
      (visit) => visit.id !== timeslotId && !isShutFor(visit, own) && fitIn(visit, people, own).overBy === 0,
    ),
  };
}

export type Visits = ReturnType<typeof useVisits>;
