import type { CountryCode } from 'libphonenumber-js/max';

/**
 * A phone number in its one form, '+31612345678'; undefined where it is no number that exists. One without a country is of
 * the museum's. Fetched on first use: the numbers of the world are 100 kB.
 */
export async function readPhone(typed: string, country: CountryCode): Promise<string | undefined> {
  const { default: parse } = await import('libphonenumber-js/max');
  const number = parse(typed, country);
  return number?.isValid() ? number.number : undefined;
}
