import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** Whether a number with its country code is one that the country has; one without a code cannot be judged, and passes. */
export function isPhoneNumber(value: string): boolean {
  if (!value.trim().startsWith('+')) return true;
  return parsePhoneNumberFromString(value)?.isValid() ?? false;
}

/** A number in its two parts: the country that its code is of, and the number as it is dialled there. */
export interface PhoneParts {
  country: string;
  national: string;
}

/** A kept number in its parts; of one that has no readable country code, all of it is the second. */
export function splitPhoneNumber(value: string, fallbackCountry: string): PhoneParts {
  const known = parsePhoneNumberFromString(value);
  if (!known?.country) return { country: fallbackCountry, national: value };
  return { country: known.country, national: known.formatNational() };
}

/** As it is kept and mailed: '+31 6 12345678'. What is no number yet stays as typed, behind its code. */
export function joinPhoneNumber({ country, national }: PhoneParts): string {
  if (national.trim() === '') return '';
  const known = parsePhoneNumberFromString(national, countryOf(country));
  return known?.formatInternational() ?? `+${callingCodeOf(country)} ${national.trim()}`;
}

/** '31' */
export const callingCodeOf = (country: string): string => getCountryCallingCode(countryOf(country));

/** Countries that have a code of their own or share one. */
export const phoneCountries = (): string[] => getCountries();

const countryOf = (country: string): CountryCode => getCountries().find((one) => one === country) ?? 'NL';
