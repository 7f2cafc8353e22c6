/** What the gate shows: green admits, amber asks staff to look, red refuses. */
export type ScanVerdict = 'valid' | 'attention' | 'refused';

export type ScanDirection = 'in' | 'out';

/**
 * Every answer of the gate with the verdict that it always has: states are a table, not ifs.
 * Source: product.md section 6, "Scanning"; `left` and `not-inside` are the exit's own two answers.
 */
export const verdictOfReason = {
  valid: 'valid',
  left: 'valid',
  'wrong-location': 'attention',
  'not-yet-valid': 'attention',
  expired: 'attention',
  unknown: 'refused',
  'test-ticket': 'refused',
  cancelled: 'refused',
  'not-active': 'refused',
  unpaid: 'refused',
  'already-used': 'refused',
  'daily-limit-reached': 'refused',
  'not-inside': 'refused',
} as const satisfies Record<string, ScanVerdict>;

export type ScanReason = keyof typeof verdictOfReason;
