import type { PaymentEnvironment } from '../clients/client.ts';
import type { OpeningHours } from './hours-input.ts';

/** A place with an address, a time zone and opening hours (Monday to Sunday; null = closed). */
export interface Location {
  id: string;
  name: string;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  timeZone: string;
  ipRanges: readonly string[];
  standardHours: OpeningHours;
  weekHours: readonly (OpeningHours | null)[];
  /** People inside at once over all its products; null = no limit. */
  houseLimit: number | null;
  /** Counted up by every save. */
  version: number;
  /** null = as the client. */
  paymentEnvironment: PaymentEnvironment | null;
}

/** The default hours of a location. */
export const usualHours: OpeningHours = { opens: '10:00', closes: '17:00' };
