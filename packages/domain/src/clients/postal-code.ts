import type { ClientCountry } from './client.ts';

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;

/** How a postal code is written in each country; spaces and letter case are forgiven before. */
const shapes: Record<ClientCountry, RegExp> = {
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: fiveDigits,
  FR: fiveDigits,
  LU: /^(L-)?\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  DK: fourDigits,
  SE: /^\d{3} ?\d{2}$/,
  NO: fourDigits,
  FI: fiveDigits,
  ES: fiveDigits,
  PT: /^\d{4}-\d{3}$/,
  IT: fiveDigits,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  PL: /^\d{2}-\d{3}$/,
  ZA: fourDigits,
};

/** Whether this is a postal code of the country: '1411 AB' is one in the Netherlands, '1411' is not. */
export function isPostalCode(text: string, country: ClientCountry): boolean {
  return shapes[country].test(text.trim().toUpperCase());
}
