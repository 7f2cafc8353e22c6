/** What pays for a part of an order: codes, and the tickets of a present that gets its date; in the order in which they are spent. */
export const payingCodeKinds = ['gift-ticket', 'voucher', 'gift-card'] as const;
export type PayingCodeKind = (typeof payingCodeKinds)[number];

/** A code that may pay for an order. */
export interface PayingCode {
  readonly kind: PayingCodeKind;
  readonly codeId: string;
  /** Its last characters: what is shown of it. */
  readonly codeEnd: string;
  /** The most that it pays of this order, in minor units: the balance of a card, the price of the tickets of a voucher. */
  readonly mostMinor: number;
  /** The last day of its validity (YYYY-MM-DD); null = always. The one that ends first is spent first. */
  readonly validUntil: string | null;
  /** What it takes of its counter: as many as the minor units that it pays, or a number whatever it pays. */
  readonly takes: 'amount' | number;
}

/** What one code pays of an order. */
export interface CodePart {
  readonly kind: PayingCodeKind;
  readonly codeId: string;
  readonly codeEnd: string;
  /** In minor units, above zero. */
  readonly amountMinor: number;
  /** Of its counter. */
  readonly taken: number;
}

/**
 * What each code pays of a total; the rest is paid in another way. Together never more than the total, of each never more
 * than it has, and the same whatever the order in which they were entered.
 */
export function shareByCodes(totalMinor: number, codes: readonly PayingCode[]): CodePart[] {
  let restMinor = Math.max(0, totalMinor);
  return codes.toSorted(byTurn).flatMap(({ kind, codeId, codeEnd, mostMinor, takes }): CodePart[] => {
    const amountMinor = Math.min(Math.max(0, mostMinor), restMinor);
    if (amountMinor === 0) return [];
    restMinor -= amountMinor;
    return [{ kind, codeId, codeEnd, amountMinor, taken: takes === 'amount' ? amountMinor : takes }];
  });
}

export const sumOfParts = (parts: readonly Pick<CodePart, 'amountMinor'>[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

function byTurn(one: PayingCode, other: PayingCode): number {
  const kinds = payingCodeKinds.indexOf(one.kind) - payingCodeKinds.indexOf(other.kind);
  const days = compare(one.validUntil ?? '9999', other.validUntil ?? '9999');
  return kinds || days || compare(one.codeId, other.codeId);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
