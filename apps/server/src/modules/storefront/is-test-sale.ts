import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listLocations } from '../venues/index.ts';

/** Test or live is settable per location: a location's own environment counts, else that of the client. */
export async function isTestSale(
  scope: ClientScope,
  locationId: string | null,
  ofClient: PaymentEnvironment,
): Promise<boolean> {
  const [location] = locationId === null ? [] : await listLocations(scope, [locationId]);
  return (location?.paymentEnvironment ?? ofClient) === 'test';
}
