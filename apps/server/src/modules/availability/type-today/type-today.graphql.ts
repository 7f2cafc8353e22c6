import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { TicketType } from '../../catalog/index.ts';
import { getClient } from '../../clients/index.ts';
import { listTypesToday, type TypeToday } from './type-today.repository.ts';

const TicketTypeToday = builder.objectRef<TypeToday>('TicketTypeToday').implement({
  fields: (t) => ({
    soldCount: t.exposeInt('soldCount', {
      nullable: true,
      description: 'Tickets for today; null = its tickets are for no day',
    }),
    scannedCount: t.exposeInt('scannedCount', { nullable: true, description: 'Of them, let in already' }),
    left: t.exposeInt('left', {
      nullable: true,
      description: 'To be sold for today, or in all where it is for no day; null = no limit',
    }),
    capacity: t.exposeInt('capacity', { nullable: true }),
    isShared: t.exposeBoolean('isShared', { description: 'It has no limit of its own' }),
  }),
});

builder.objectFields(TicketType, (t) => ({
  today: t.loadable({
    authScopes: { anyRight: [['products', 'tickets'], 'access'] },
    type: TicketTypeToday,
    load: (ids: string[], context) => {
      const signedIn = context.signedIn();
      return signedIn.inClient(async (scope) => {
        const at = signedIn.app.clock();
        const date = localDateAt(at, (await getClient(scope)).timeZone);
        const types = await listTypesToday(scope, ids, { at, date });
        return ids.map((id) => types.find((type) => type.id === id) ?? new Error('ticket-type-not-found'));
      });
    },
    resolve: ({ id }) => id,
  }),
}));
