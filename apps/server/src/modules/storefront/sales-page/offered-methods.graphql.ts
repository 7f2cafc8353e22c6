import { offeredMethods } from '@foyer/domain/payments/choose-account.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import { PaymentMethodScalar } from '../../../scalars/payment-scalars.graphql.ts';
import { getClient } from '../../clients/index.ts';
import { listAccountOffers } from '../../payments/index.ts';
import { isTestSale } from '../../sales/index.ts';
import { listLocations } from '../../venues/index.ts';

builder.queryField('offeredPaymentMethods', (t) =>
  t.field({
    description: 'What the payment providers offer to visitors, at one of the locations at least',
    type: [PaymentMethodScalar],
    authScopes: { right: ['ticketstreet', 'access'] },
    resolve: reading(async (scope) => {
      const [accounts, locations, { currency, paymentEnvironment }] = [
        await listAccountOffers(scope),
        await listLocations(scope),
        await getClient(scope),
      ];
      const offered = [null, ...locations.map(({ id }) => id)].flatMap((locationId) => {
        const isTest = isTestSale(locationId, paymentEnvironment, locations);
        return offeredMethods(accounts, { isTest, locationId, currency });
      });
      return [...new Set(offered)];
    }),
  }),
);
