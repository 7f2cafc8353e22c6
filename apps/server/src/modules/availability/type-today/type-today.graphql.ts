import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loading } from '../../../platform/graphql/reading.ts';
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
    load: loading(async (scope, ids: string[], { app }) => {
      const at = app.clock();
      const { timeZone } = await getClient(scope);
      return listTypesToday(scope, ids, { at, date: localDateAt(at, timeZone) });
    }),
    sort: ({ id }) => id,
    resolve: ({ id }) => id,
  }),
}));
