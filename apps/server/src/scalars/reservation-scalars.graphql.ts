import {
  reservationSorts,
  reservationStates,
  reservationViews,
} from '@foyer/domain/reservations/reservation-views.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ReservationStateScalar = unionScalar('ReservationState', reservationStates);
export const ReservationViewScalar = unionScalar('ReservationView', reservationViews);
export const ReservationSortScalar = unionScalar('ReservationSort', reservationSorts);
