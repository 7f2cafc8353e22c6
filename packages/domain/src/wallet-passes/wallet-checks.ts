/**
 * What a check of a wallet can say, one line each (design: wallet-settings). With an error no button is shown to
 * visitors, for their pass would not open.
 */
const levels = {
  'certificate-good': 'good',
  'certificate-ends-soon': 'warning',
  'certificate-ended': 'error',
  'apple-answers': 'good',
  'apple-refused': 'error',
  'apple-not-reached': 'warning',
  'key-readable': 'good',
  'google-answers': 'good',
  'google-refused': 'error',
  'google-not-reached': 'warning',
  'issuer-open': 'good',
  'issuer-refused': 'error',
} as const;

export type WalletCheckCode = keyof typeof levels;

export const walletCheckCodes = Object.keys(levels) as WalletCheckCode[];

export interface WalletCheckLine {
  code: WalletCheckCode;
  /** Names and figures of the line's text; `at` is an instant. */
  params?: Record<string, string> | undefined;
}

export const levelOfWalletLine = ({ code }: WalletCheckLine) => levels[code];

export const walletStates = ['working', 'needs-attention', 'not-working'] as const;

export type WalletState = (typeof walletStates)[number];

/** What the settings say of a wallet that is set up. A certificate that ended since the last check does not work. */
export function stateOfWallet(
  { checkLines, validUntil }: { checkLines: readonly WalletCheckLine[]; validUntil: Date | null },
  now: Date,
): WalletState {
  const found = checkLines.map(levelOfWalletLine);
  if (found.includes('error') || (validUntil !== null && validUntil <= now)) return 'not-working';
  return found.includes('warning') ? 'needs-attention' : 'working';
}

/** Days before the end of a certificate from which on staff are warned. */
export const WARN_DAYS = 30;

/** What the dates of a certificate say. */
export function lineOfCertificate(validUntil: Date, now: Date): WalletCheckLine {
  const params = { at: validUntil.toISOString() };
  if (validUntil <= now) return { code: 'certificate-ended', params };
  const days = (validUntil.getTime() - now.getTime()) / 86_400_000;
  return { code: days < WARN_DAYS ? 'certificate-ends-soon' : 'certificate-good', params };
}
