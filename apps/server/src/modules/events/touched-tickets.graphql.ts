import {
  type TouchedTickets as DomainTouchedTickets,
  touchReasons,
} from '@foyer/domain/scheduling/touched-tickets.ts';
import { builder } from '../../platform/graphql/builder.ts';

export const TouchedTickets = builder.objectRef<DomainTouchedTickets>('TouchedTickets').implement({
  description: 'Tickets of one day that a change of plans would touch; they stay valid',
  fields: (t) => ({
    date: t.expose('date', {
      type: 'Date',
      nullable: true,
      description: 'null = of no day, or of all together',
    }),
    reason: t.exposeString('reason', { description: touchReasons.join(', ') }),
    ticketCount: t.exposeInt('ticketCount', { description: 'Of a limit: how many are sold above it' }),
  }),
});
