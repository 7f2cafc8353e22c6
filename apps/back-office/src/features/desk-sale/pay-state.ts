import { changeOf, type DeskMeans } from '@foyer/domain/desk-sales/desk-payment.ts';

/** How a visitor pays, as it is typed. */
export interface PayState {
  means: DeskMeans;
  /** The second means of a split; null = one means pays all. */
  second: DeskMeans | null;
  /** Of a split: what the first means pays, in minor units. */
  firstMinor: number | null;
  /** What was handed over in cash; null = exactly what cash pays. */
  receivedMinor: number | null;
  /** Of a split with cash: the keypad types what was handed over, not what the first means pays. */
  typesReceived: boolean;
  /** The digits of the amount that is being typed. */
  typed: string;
  referenceNumber: string;
}

export const startPay = (means: DeskMeans): PayState => {
  const nothing = { firstMinor: null, receivedMinor: null, typesReceived: false, typed: '' };
  return { means, second: null, ...nothing, referenceNumber: '' };
};

/** What each means pays of what is due. */
export function sharesOf(
  dueMinor: number,
  { means, second, firstMinor }: PayState,
): { means: DeskMeans; amountMinor: number }[] {
  if (second === null) return [{ means, amountMinor: dueMinor }];
  const first = Math.min(firstMinor ?? 0, dueMinor);
  return [
    { means, amountMinor: first },
    { means: second, amountMinor: dueMinor - first },
  ];
}

/** The payments of a sale as they are sent. A sale of nothing has none. */
export function paymentsOf(dueMinor: number, pay: PayState) {
  if (dueMinor === 0) return [];
  return sharesOf(dueMinor, pay).map(({ means, amountMinor }) => ({
    means,
    amountMinor,
    receivedMinor: means === 'cash' ? pay.receivedMinor : null,
    referenceNumber: means === 'cash' ? '' : pay.referenceNumber,
  }));
}

/** What cash pays, and the change; null change = too little was handed over. No cash = null. */
export function cashOf(
  dueMinor: number,
  pay: PayState,
): { dueMinor: number; receivedMinor: number; changeMinor: number | null } | null {
  const share = sharesOf(dueMinor, pay).find(({ means }) => means === 'cash');
  if (!share) return null;
  const receivedMinor = pay.receivedMinor ?? share.amountMinor;
  return {
    dueMinor: share.amountMinor,
    receivedMinor,
    changeMinor: changeOf(share.amountMinor, receivedMinor),
  };
}

/** Whether the sale can be completed as it is typed. */
export function isPayable(dueMinor: number, pay: PayState): boolean {
  if (dueMinor === 0) return true;
  const cash = cashOf(dueMinor, pay);
  return sharesOf(dueMinor, pay).every(({ amountMinor }) => amountMinor > 0) && cash?.changeMinor !== null;
}

/** A key of the keypad: digits fill from the cents where no point was typed. */
export function typeOnPad(typed: string, key: string): string {
  if (key === 'back') return typed.slice(0, -1);
  if (key === '.') return typed.includes('.') ? typed : `${typed || '0'}.`;
  const next = typed + key;
  const [, cents = ''] = next.split('.');
  return cents.length > 2 || next.replace('.', '').length > 8 ? typed : next;
}

/** The amount that was typed, in minor units; null = nothing. */
export function typedMinor(typed: string): number | null {
  if (typed === '') return null;
  const [whole = '0', cents = ''] = typed.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
