import type { OpeningHours } from './location-input.ts';

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
}

/** The hours of a location that nobody has set yet. */
export const usualHours: OpeningHours = { opens: '10:00', closes: '17:00' };
