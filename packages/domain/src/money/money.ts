import type { Currency } from './currency.ts';

/** An amount of money: a whole number of minor units (cents) with its currency. Never a fraction. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** Makes money of a whole number of minor units; a fraction or an unsafe number is a bug and throws. */
export function money(amountMinor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError(`money needs a whole number of minor units, not ${amountMinor}`);
  }
  return { amountMinor, currency };
}

/** Adds two amounts of one currency; mixing currencies is a bug and throws. */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new RangeError(`cannot add ${right.currency} to ${left.currency}`);
  }
  return money(left.amountMinor + right.amountMinor, left.currency);
}
