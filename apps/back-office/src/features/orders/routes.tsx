import type { ComponentType } from 'react';
import type { FeatureRoute } from '../../app/routing/feature-route.ts';
import { loadParts } from '../../words/loaded-parts.ts';

const withWords = (load: () => Promise<{ default: ComponentType }>) => async () => {
  const [loaded] = await Promise.all([load(), loadParts(['tickets'])]);
  return loaded;
};
const ticketSearch = withWords(() => import('./tickets/ticket-search-page.tsx'));
const oneTicket = withWords(() => import('./tickets/one-ticket-page.tsx'));
const findUser = withWords(() => import('./tickets/find-user-page.tsx'));
const rebookOrder = withWords(() => import('./tickets/rebook-order-page.tsx'));
const userTickets = withWords(() => import('./tickets/user-tickets-page.tsx'));
const page = () => import('./order-management-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/order-management', page },
  { path: '/ticketsearch*', page },
  { path: '/ticketzoeken', page: ticketSearch },
  { path: '/rebooking*', page: rebookOrder },
  { path: '/ticketinfo', page: oneTicket },
  { path: '/ticketdownloaden', page: oneTicket },
  { path: '/emailtickets', page: oneTicket },
  { path: '/gebruiker-*', page: findUser },
  { path: '/gebruiker-zoeken', page: findUser },
  { path: '/gebruiker-ticket-zoeken', page: userTickets },
];
