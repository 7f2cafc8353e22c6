/** A limit per order or sale that a visitor can meet; null = none. */
export interface MeetingLimits {
  /** Of one ticket type: tickets of it in all, per day or per timeslot. */
  type: number | null;
  /** Of one ticket type: the most of it in an order. */
  typePerOrder: number | null;
  group: number | null;
  /** 0 = unlimited. */
  pageMaximum: number;
  channelPerOrder: number | null;
}

export type LimitName = keyof MeetingLimits;

export interface CountingLimit {
  /** Which one counts; with equal ones the first as listed above. */
  name: LimitName;
  most: number;
}

/**
 * The number of tickets that a visitor can buy at most in one order: the smallest of all limits (design, 12). Null
 * where nothing limits.
 */
export function findCountingLimit(limits: MeetingLimits): CountingLimit | null {
  const given: CountingLimit[] = [];
  for (const name of ['type', 'typePerOrder', 'group', 'pageMaximum', 'channelPerOrder'] as const) {
    const most = limits[name];
    if (most !== null && !(name === 'pageMaximum' && most === 0)) given.push({ name, most });
  }
  return given.reduce<CountingLimit | null>(
    (least, limit) => (least === null || limit.most < least.most ? limit : least),
    null,
  );
}
