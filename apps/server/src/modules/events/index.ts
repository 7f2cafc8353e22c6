export { listEvents } from './event.repository.ts';
export { TouchedTickets } from './touched-tickets.graphql.ts';
