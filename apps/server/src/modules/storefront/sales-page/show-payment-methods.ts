import { methodsOfChannel, offeredMethods } from '@foyer/domain/payments/choose-account.ts';
import { boundsOfMethod } from '@foyer/domain/payments/payment-methods.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { Client } from '../../clients/index.ts';
import { listAccountOffers } from '../../payments/index.ts';
import { isTestSale } from '../../sales/index.ts';
import { listLocations } from '../../venues/index.ts';

/**
 * The means of payment of a channel: those that the client's providers take at one of the locations at least where it sells
 * visits, in the channel's order where it names some. A channel that sells no visit has those without a location. The
 * checkout asks again for the location of the visit.
 */
export async function showPaymentMethods(
  scope: ClientScope,
  { currency, paymentEnvironment }: Pick<Client, 'currency' | 'paymentEnvironment'>,
  { limitedTo, locationIds }: { limitedTo: readonly string[]; locationIds: readonly string[] },
  label: (method: string) => string,
): Promise<SalesPage['channel']['paymentMethods']> {
  const [accounts, locations] = [await listAccountOffers(scope), await listLocations(scope)];
  const offered = new Set(
    (locationIds.length === 0 ? [null] : locationIds).flatMap((locationId) => {
      const isTest = isTestSale(locationId, paymentEnvironment, locations);
      return offeredMethods(accounts, { isTest, locationId, currency });
    }),
  );
  return methodsOfChannel(limitedTo, [...offered]).map((id) => ({
    id,
    label: label(id),
    ...boundsOfMethod(id),
  }));
}
