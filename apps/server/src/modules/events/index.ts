export { listEvents } from './event.repository.ts';
export { TouchedTicketsReview } from './touched-tickets.graphql.ts';
