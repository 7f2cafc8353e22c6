import './scanning.graphql.ts';

export { scanTicket } from './scan-ticket.ts';
