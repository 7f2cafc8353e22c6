import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readingIn } from '../../platform/graphql/reading.ts';
import { ManagedClientRef } from '../clients/index.ts';
import {
  type ClientFigures,
  readClientFigures,
  readStoppedByDisabling,
  type StoppedByDisabling,
} from './client-figures.repository.ts';

const ClientFiguresRef = builder.objectRef<ClientFigures>('ClientFigures').implement({
  fields: (t) => ({
    locations: t.exposeInt('locations'),
    channels: t.exposeInt('channels'),
    accounts: t.exposeInt('accounts'),
    orders30Days: t.exposeInt('orders30Days'),
    hasOrders: t.exposeBoolean('hasOrders', { description: 'Its currency is fixed' }),
  }),
});

const StoppedByDisablingRef = builder.objectRef<StoppedByDisabling>('StoppedByDisabling').implement({
  description: 'What stops when a client is disabled, and the money that is still under way',
  fields: (t) => ({
    channels: t.exposeInt('channels'),
    scanners: t.exposeInt('scanners'),
    comingVisitors: t.exposeInt('comingVisitors'),
    openPayments: t.exposeInt('openPayments'),
    openPaymentsMinor: t.exposeInt('openPaymentsMinor'),
    openRefunds: t.exposeInt('openRefunds'),
    openRefundsMinor: t.exposeInt('openRefundsMinor'),
  }),
});

builder.objectFields(ManagedClientRef, (t) => ({
  figures: t.field({
    authScopes: { right: ['clients', 'access'] },
    type: ClientFiguresRef,
    resolve: readingIn(
      ({ id }) => id,
      (scope, _client, _args, { app }) => readClientFigures(scope, app.clock()),
    ),
  }),
  stops: t.field({
    authScopes: { right: ['clients', 'access'] },
    type: StoppedByDisablingRef,
    resolve: readingIn(
      ({ id }) => id,
      (scope, { timeZone, paymentEnvironment }, _args, { app }) => {
        const today = localDateAt(app.clock(), timeZone);
        return readStoppedByDisabling(scope, { today, isTest: paymentEnvironment === 'test' });
      },
    ),
  }),
}));
