import { readPrice } from '@foyer/domain/catalog/read-price.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';

/** The control of a field of the inputs: amounts are typed. */
export const giftCardControlOf = (field: string): string =>
  ({ amountMinor: 'amount', changeMinor: 'change' })[field] ?? field;

/** An amount as it was typed, with a sign before it; null = none can be read. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/^[−–-]/, '');
  const read = readPrice(text);
  if (!read.ok) return null;
  return text === typed.trim() ? read.value : -read.value;
}

/** The rule's word; of an amount that could not be read only that. */
export function withUnreadAmount<Value>(
  checked: Result<Value>,
  field: 'amount' | 'change',
  isUnread: boolean,
): Result<Value> {
  if (!isUnread) return checked;
  const others = checked.ok ? [] : checked.refusals;
  const unread: Refusal = { code: 'price-invalid', field };
  return refused(unread, ...others.filter((one) => giftCardControlOf(one.field ?? '') !== field));
}
