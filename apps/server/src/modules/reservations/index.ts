/** Staff come by GraphQL; the demonstration museum makes some. */
export { addReservation } from './add-reservation.ts';
