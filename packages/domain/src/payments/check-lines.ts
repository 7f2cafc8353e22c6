/**
 * What a check of a provider account can say, one line each. An error stops sales by the account, a warning does not
 * (design: payment-providers).
 */
const levels = {
  'key-valid': 'good',
  'key-refused': 'error',
  'not-reached': 'error',
  'currency-on': 'good',
  'no-methods': 'error',
  'look-ups-work': 'good',
  'notices-arrive': 'good',
  'notices-expected': 'warning',
  'notices-not-proven': 'error',
  'address-not-public': 'warning',
} as const;

export type CheckLineCode = keyof typeof levels;

export const checkLineCodes = Object.keys(levels) as CheckLineCode[];

export interface CheckLine {
  code: CheckLineCode;
  /** Names and figures of the line's text. */
  params?: Record<string, string> | undefined;
}

export const checkLevels = ['good', 'warning', 'error'] as const;

export type CheckLevel = (typeof checkLevels)[number];

export const levelOfLine = ({ code }: CheckLine): CheckLevel => levels[code];

/** The state of an account as the settings show it. */
export const providerAccountStates = ['in-use', 'needs-attention', 'not-working', 'off'] as const;

export type ProviderAccountState = (typeof providerAccountStates)[number];

/** A red line means that no sale can be paid by the account. */
export function stateOfAccount(isOn: boolean, lines: readonly CheckLine[]): ProviderAccountState {
  if (!isOn) return 'off';
  const levels = lines.map(levelOfLine);
  if (levels.includes('error')) return 'not-working';
  return levels.includes('warning') ? 'needs-attention' : 'in-use';
}
