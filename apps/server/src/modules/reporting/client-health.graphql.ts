import { decidePaymentHealth } from '@foyer/domain/clients/payment-health.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readingIn } from '../../platform/graphql/reading.ts';
import { PaymentHealthScalar } from '../../scalars/payment-scalars.graphql.ts';
import { ManagedClientRef } from '../clients/index.ts';
import { type ClientHealth, readClientHealth } from './client-health.repository.ts';

const ClientHealthRef = builder.objectRef<ClientHealth>('ClientHealth').implement({
  description: 'How a client fares',
  fields: (t) => ({
    failedMails: t.exposeInt('failedMails'),
    payments: t.field({
      type: PaymentHealthScalar,
      description: 'Of the last hour; failing where more failed than were paid',
      resolve: ({ paid, failedPayments }) => decidePaymentHealth({ paid, failed: failedPayments }),
    }),
    lastSaleAt: t.expose('lastSaleAt', { type: 'DateTime', nullable: true }),
    lastSignInAt: t.expose('lastSignInAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of its own accounts; kept for 90 days',
    }),
    gates: t.exposeInt('gates', { description: 'Paired scanners' }),
    silentGates: t.exposeInt('silentGates', {
      description: 'Paired scanners that were not seen for three days',
    }),
    comingSettings: t.exposeInt('comingSettings', {
      description: 'Subjects of its settings with a value to come',
    }),
  }),
});

builder.objectFields(ManagedClientRef, (t) => ({
  health: t.field({
    authScopes: { right: ['clients', 'access'] },
    type: ClientHealthRef,
    resolve: readingIn(
      ({ id }) => id,
      (scope, { paymentEnvironment }, _args, { app }) =>
        readClientHealth(scope, { now: app.clock(), isTest: paymentEnvironment === 'test' }),
    ),
  }),
}));
