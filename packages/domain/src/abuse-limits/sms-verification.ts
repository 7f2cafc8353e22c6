/** "The code has 5 digits" (specification 001, section 5); 10 minutes and 5 tries (product.md, section 5). */
export const smsCodeDigits = 5;
export const smsCodeMinutes = 10;
export const smsCodeTries = 5;

/** How many codes are sent: to one number, to one network, and for one cart. */
export const smsSendLimits = {
  number: { most: 3, minutes: 30 },
  network: { most: 10, minutes: 60 },
  cart: { most: 5, minutes: 1_440 },
} as const;

export interface SentCode {
  tries: number;
  expiresAt: Date;
  verifiedAt: Date | null;
}

/** Whether a code may still be tried. */
export const isCodeOpen = ({ tries, expiresAt, verifiedAt }: SentCode, at: Date): boolean =>
  verifiedAt === null && tries < smsCodeTries && expiresAt > at;

/** What was typed, with spaces where it was read in parts; null = no code. */
export function readTypedCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return new RegExp(`^[0-9]{${smsCodeDigits}}$`).test(digits) ? digits : null;
}

/** A number as its owner recognises it: '+31612345678' is '+31 •••• 78'. */
export const maskPhone = (number: string): string => `${number.slice(0, 3)} •••• ${number.slice(-2)}`;
