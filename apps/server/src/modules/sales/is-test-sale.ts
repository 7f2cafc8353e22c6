import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';

interface PlaceOfSale {
  id: string;
  paymentEnvironment: PaymentEnvironment | null;
}

/** Test or live is settable per location: a location's own environment counts, else that of the client. */
export function isTestSale(
  locationId: string | null,
  ofClient: PaymentEnvironment,
  locations: readonly PlaceOfSale[],
): boolean {
  const location = locations.find(({ id }) => id === locationId);
  return (location?.paymentEnvironment ?? ofClient) === 'test';
}
