import { fitGroup, type GroupFit } from '@foyer/domain/reservations/group-capacity.ts';
import { placesTaken } from '@foyer/domain/reservations/timeslot-effect.ts';
import type {
  GroupReservationInput,
  ShownReservationFragment,
  VisitsForGroupQuery,
} from '../../generated/operations.ts';

export type VisitForGroup = VisitsForGroupQuery['visitsForGroup'][number];

/** What is typed of a reservation. A type, so that a form can index it. */
export type ReservationForm = Pick<
  ShownReservationFragment,
  'groupName' | 'contactName' | 'email' | 'mobile' | 'note' | 'status'
> & {
  productId: string;
  date: string | null;
  timeslotId: string;
  adults: number | null;
  youth: number | null;
  children: number | null;
  free: number | null;
};

export const emptyReservation: ReservationForm = {
  productId: '',
  date: null,
  timeslotId: '',
  adults: 0,
  youth: 0,
  children: 0,
  free: 0,
  groupName: '',
  contactName: '',
  email: '',
  mobile: '',
  note: '',
  status: 'yes',
};

export function reservationFormOf(reservation: ShownReservationFragment): ReservationForm {
  const { productId, timeslotId, date, adults, youth, children, free, status } = reservation;
  const { groupName, contactName, email, mobile, note } = reservation;
  return {
    ...{ productId: productId ?? '', timeslotId: timeslotId ?? '', date, status },
    ...{ adults, youth, children, free, groupName, contactName, email, mobile, note },
  };
}

/** What is typed as the rule reads it: a count that is left open is none. */
export function reservationInputOf(form: ReservationForm, exceedsBy: number): GroupReservationInput {
  const { date: _date, ...kept } = form;
  const { adults, youth, children, free } = form;
  return {
    ...kept,
    ...{ adults: adults ?? 0, youth: youth ?? 0, children: children ?? 0, free: free ?? 0, exceedsBy },
  };
}

const readable = (count: number | null): number => (count !== null && count > 0 ? count : 0);

/** How many come, as far as it can be read. */
export const peopleOf = ({ adults, youth, children, free }: ReservationForm): number =>
  [adults, youth, children, free].reduce<number>((sum, count) => sum + readable(count), 0);

/** The places that a reservation has already: in its own timeslot they are no others'. */
export interface OwnPlaces {
  reservationId: string;
  timeslotId: string | null;
  places: number;
  /** Of these, beyond the limit. */
  overBy: number;
}

export const ownPlacesOf = ({
  id,
  state,
  timeslotId,
  status,
  people,
  overBy,
}: ShownReservationFragment): OwnPlaces => ({
  reservationId: id,
  timeslotId,
  places: state === 'cancelled' ? 0 : placesTaken(status, people),
  overBy,
});

/** How so many people fit in a timeslot, beside all others: what exceeds the limit is not of a group that keeps to the places it has. */
export function fitIn(visit: VisitForGroup, places: number, own: OwnPlaces | null): GroupFit {
  const { capacity, wantedCapacity, heldCount, soldCount } = visit;
  const mine = own?.timeslotId === visit.id ? own.places : 0;
  const fit = fitGroup({ capacity, wantedCapacity, takenCount: heldCount + soldCount - mine }, places);
  return places <= mine && own?.overBy === 0 ? { ...fit, overBy: 0 } : fit;
}

/** Whether a new group can come then at all. */
export const isShutFor = (visit: VisitForGroup, own: OwnPlaces | null): boolean =>
  visit.isShut && own?.timeslotId !== visit.id;
