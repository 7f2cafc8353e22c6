const ibanLetters = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** How long an account number is, by country (IBAN registry); elsewhere only its check digits are checked. */
const ibanLengths: Readonly<Record<string, number>> = {
  NL: 18,
  BE: 16,
  DE: 22,
  FR: 27,
  LU: 20,
  GB: 22,
  IE: 22,
  DK: 18,
  SE: 24,
  NO: 15,
  FI: 18,
  ES: 24,
  PT: 25,
  IT: 27,
  AT: 20,
  CH: 21,
  PL: 28,
};

/** An account number without spaces, in capitals: 'nl91 abna 0417 1643 00' is 'NL91ABNA0417164300'. */
export function tidyNumber(text: string): string {
  return text.replace(/[\s.]/g, '').toUpperCase();
}

/** Whether a tidied text is an IBAN: its country's length, and its check digits (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  if (!ibanLetters.test(text)) return false;
  const length = ibanLengths[text.slice(0, 2)];
  if (length !== undefined && text.length !== length) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const sign of turned) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const vatShapes: Readonly<Record<string, RegExp>> = {
  NL: /^NL\d{9}B\d{2}$/,
  BE: /^BE[01]\d{9}$/,
  DE: /^DE[1-9]\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  LU: /^LU\d{8}$/,
  GB: /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  IE: /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  DK: /^DK\d{8}$/,
  SE: /^SE\d{12}$/,
  NO: /^NO\d{9}(MVA)?$/,
  FI: /^FI\d{8}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  PT: /^PT\d{9}$/,
  IT: /^IT\d{11}$/,
  AT: /^ATU\d{8}$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  PL: /^PL\d{10}$/,
  ZA: /^ZA4\d{9}$/,
};

/**
 * Whether a tidied text is a VAT number of the countries that museums here are in, with the country's letters in
 * front. The Netherlands' check digits are checked: those of before 2020 by modulo 11, those of now by modulo 97.
 */
export function isVatNumber(text: string): boolean {
  const country = text.slice(0, 2);
  const shape = vatShapes[country];
  if (!shape?.test(text)) return false;
  return country !== 'NL' || isDutchVatBody(text);
}

function isDutchVatBody(text: string): boolean {
  const digits = [...text.slice(2, 11)].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  if (sum % 11 === digits[8]) return true;
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** The number of the Dutch chamber of commerce (KvK): eight digits. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(text);
}
