/** What the gate shows: green admits, amber asks staff to look, red refuses. */
export type ScanVerdict = 'valid' | 'attention' | 'refused';

export type ScanDirection = 'in' | 'out';

/** Every answer of the gate; `left` and `not-inside` are the exit's own two. Source: product.md section 6, "Scanning". */
export const scanReasons = [
  'valid',
  'left',
  'how-many',
  'too-many-people',
  'wrong-location',
  'wrong-group',
  'not-yet-valid',
  'expired',
  'list-old',
  'not-on-list',
  'unknown',
  'too-many-wrong-numbers',
  'gift-without-day',
  'test-ticket',
  'cancelled',
  'not-active',
  'unpaid',
  'already-used',
  'daily-limit-reached',
  'not-inside',
  'undone',
] as const;

export type ScanReason = (typeof scanReasons)[number];

/** The verdict that each answer always has: states are a table, not ifs. */
export const verdictOfReason: Readonly<Record<ScanReason, ScanVerdict>> = {
  valid: 'valid',
  left: 'valid',
  // a group ticket: people come in once staff have said how many
  'how-many': 'valid',
  'too-many-people': 'attention',
  'wrong-location': 'attention',
  'wrong-group': 'attention',
  'not-yet-valid': 'attention',
  expired: 'attention',
  // staff took it back within seconds
  undone: 'attention',
  // the two of a device without a connection
  'list-old': 'attention',
  'not-on-list': 'attention',
  unknown: 'refused',
  'too-many-wrong-numbers': 'refused',
  // a present, for which who has the link still chooses a day
  'gift-without-day': 'refused',
  'test-ticket': 'refused',
  cancelled: 'refused',
  'not-active': 'refused',
  unpaid: 'refused',
  'already-used': 'refused',
  'daily-limit-reached': 'refused',
  'not-inside': 'refused',
};
