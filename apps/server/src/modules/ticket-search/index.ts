export { searchTickets } from './search-tickets.ts';
