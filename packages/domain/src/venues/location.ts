import type { PaymentEnvironment } from '../clients/client.ts';
import type { OpeningHours } from './hours-input.ts';
import type { LocationInput } from './location-input.ts';

/** A place with an address, a time zone and opening hours (Monday to Sunday; null = closed). */
export interface Location extends Omit<LocationInput, 'closedDays'> {
  id: string;
  /** Counted up by every save. */
  version: number;
  paymentEnvironment: PaymentEnvironment | null;
}

/** The default hours of a location. */
export const usualHours: OpeningHours = { opens: '10:00', closes: '17:00' };
