/** Staff come by GraphQL; the demonstration museum makes some, and lists of visitors show them. */
export { addReservation } from './add-reservation.ts';
export { openReservationsByIds } from './list-reservations.ts';
