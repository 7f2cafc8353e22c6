/**
 * Staff come by GraphQL; the demonstration museum makes some, and lists of visitors show them. Closures and changes of timeslots
 * cancel, move and tell the groups in them.
 */
export { addReservation } from './add-reservation.ts';
export { openReservationsByIds } from './list-reservations.ts';
export { cancelTouchedGroup, moveTouchedGroup } from './settle-group.ts';
export { type GroupNews, tellGroup } from './tell-group.ts';
export { listGroupsIn, type TouchedGroup } from './touched-group.repository.ts';
