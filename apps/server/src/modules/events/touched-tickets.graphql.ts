import type { TouchedTickets as DomainTouchedTickets } from '@foyer/domain/scheduling/timeslot-changes/touched-tickets.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { TouchReasonScalar } from '../../scalars/scheduling-scalars.graphql.ts';
import type { Review } from '../changes/index.ts';

const TouchedTickets = builder.objectRef<DomainTouchedTickets>('TouchedTickets').implement({
  description: 'Tickets of one day that a change of plans would touch; they stay valid',
  fields: (t) => ({
    date: t.expose('date', {
      type: 'Date',
      nullable: true,
      description: 'null = of no day, or of all together',
    }),
    reason: t.expose('reason', { type: TouchReasonScalar }),
    ticketCount: t.exposeInt('ticketCount', { description: 'Of a limit: how many are sold above it' }),
  }),
});

export const TouchedTicketsReview = builder
  .objectRef<Review<DomainTouchedTickets>>('TouchedTicketsReview')
  .implement({
    fields: (t) => ({
      fingerprint: t.exposeString('fingerprint', { description: 'What saving names as shown' }),
      touched: t.field({ type: [TouchedTickets], resolve: ({ touched }) => [...touched] }),
    }),
  });
