/**
 * What a check of a wallet can say, one line each (design: wallet-settings). With an error no button is shown to
 * visitors, for their pass would not open.
 */
const levelOfCode = {
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

export type WalletCheckCode = keyof typeof levelOfCode;

export const walletCheckCodes = Object.keys(levelOfCode) as WalletCheckCode[];

export interface WalletCheckLine {
  code: WalletCheckCode;
  /** Names and figures of the line's text; `at` is an instant. */
  params?: Record<string, string> | undefined;
}

export const levelOfWalletLine = ({ code }: WalletCheckLine) => levelOfCode[code];

export const walletStates = ['working', 'needs-attention', 'not-working'] as const;

export type WalletState = (typeof walletStates)[number];

/** A wallet that is set up, as it is kept. */
interface KeptWallet {
  /** What Apple or Google said when they were asked last. */
  checkLines: readonly WalletCheckLine[];
  /** Of the certificate; null = it has none. */
  validUntil: Date | null;
}

/** What is known of a wallet now: its certificate grows old without a check. */
export function linesOfWallet({ checkLines, validUntil }: KeptWallet, now: Date): WalletCheckLine[] {
  return validUntil === null ? [...checkLines] : [lineOfCertificate(validUntil, now), ...checkLines];
}

/** What the settings say of a wallet that is set up. */
export function stateOfWallet(wallet: KeptWallet, now: Date): WalletState {
  const levels = linesOfWallet(wallet, now).map(levelOfWalletLine);
  if (levels.includes('error')) return 'not-working';
  return levels.includes('warning') ? 'needs-attention' : 'working';
}

/** Days before the end of a certificate from which on staff are warned. */
const WARN_DAYS = 30;

/** What the dates of a certificate say. */
function lineOfCertificate(validUntil: Date, now: Date): WalletCheckLine {
  const params = { at: validUntil.toISOString() };
  if (validUntil <= now) return { code: 'certificate-ended', params };
  const days = (validUntil.getTime() - now.getTime()) / 86_400_000;
  return { code: days < WARN_DAYS ? 'certificate-ends-soon' : 'certificate-good', params };
}
