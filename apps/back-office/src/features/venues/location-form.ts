import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import type { EditLocationQuery } from '../../generated/operations.ts';
import { type OpeningForm, openingFormOf } from './opening-form.ts';

export type EditedLocation = EditLocationQuery['location'];

/** The fields of a location's page. A type, so that a form can index it. */
export type LocationForm = OpeningForm & {
  name: string;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  timeZone: string;
  ipRanges: string[];
  /** 0 = none. */
  houseLimit: number | null;
  /** null = as the client. */
  paymentEnvironment: PaymentEnvironment | null;
  /** The one that is edited. */
  version: number;
};

export function locationFormOf(location: EditedLocation): LocationForm {
  const { name, address, postalCode, town, country, timeZone, ipRanges, paymentEnvironment } = location;
  return {
    ...{ name, address, postalCode, town, country, timeZone, ipRanges },
    ...openingFormOf(location),
    houseLimit: location.houseLimit ?? 0,
    paymentEnvironment: paymentEnvironment ?? null,
    version: location.version,
  };
}
