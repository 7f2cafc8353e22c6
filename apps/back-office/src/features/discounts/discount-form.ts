import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import { DiscountFields, emptyDiscount } from '../../generated/discount-fields.ts';
import type { DiscountFieldsFragment, DiscountInput, EditDiscountQuery } from '../../generated/operations.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

export type EditedDiscount = EditDiscountQuery['discount'];

/** The fields of a discount; percentage and amount are as typed. A type, so that a form can index it. */
export type DiscountForm = Omit<DiscountFieldsFragment, 'basisPoints' | 'amountMinor'> & {
  percentage: string;
  amount: string;
  /** Of a new discount; '' = its codes are generated or imported afterwards. */
  code: string;
};

export const newDiscount: DiscountForm = {
  ...emptyDiscount,
  title: '',
  kind: 'percentage',
  percentage: '',
  amount: '',
  code: '',
};

export function discountFormOf(discount: EditedDiscount, decimalSign: '.' | ','): DiscountForm {
  const { basisPoints, amountMinor, ...kept } = pickFragment(DiscountFields, discount);
  return {
    ...kept,
    percentage: basisPoints === null ? '' : writePercentage(basisPoints, decimalSign),
    amount: amountMinor === null ? '' : writePrice(amountMinor, decimalSign),
    code: '',
  };
}

/** '15', '12.5': hundredths of a percent without idle decimals. */
export const writePercentage = (basisPoints: number, decimalSign: '.' | ','): string =>
  writePrice(basisPoints, decimalSign).replace(/[.,]?0+$/, '') || '0';

/** What is typed as the rule reads it; where it is no number the field is refused, with the others. */
export function discountInputOf(form: DiscountForm): { input: DiscountInput; refusals: Refusal[] } {
  const { percentage, amount, code: _code, ...kept } = form;
  const refusals: Refusal[] = [];
  const read = (typed: string, field: 'percentage' | 'amount'): number | null => {
    if (typed.trim() === '') return null;
    const value: Result<number> = readPrice(typed.replaceAll('%', ''));
    if (value.ok) return value.value;
    const [refusal] = value.refusals;
    const isPercentage = field === 'percentage';
    refusals.push({ code: isPercentage ? 'discount-percentage-invalid' : (refusal?.code ?? ''), field });
    return null;
  };
  const isPercentage = form.kind === 'percentage';
  const basisPoints = isPercentage ? read(percentage, 'percentage') : null;
  const amountMinor = isPercentage ? null : read(amount, 'amount');
  return { input: { ...kept, basisPoints, amountMinor }, refusals };
}

/** The control of a field of the input. */
export const discountControlOf = (field: string): string =>
  ({ basisPoints: 'percentage', amountMinor: 'amount' })[field] ?? field.replace(/\.\d+$/, '');

/** The rule's word, and what could not be read; of a field that could not be read only that. */
export function withUnread<Value>(checked: Result<Value>, unread: readonly Refusal[]): Result<Value> {
  if (unread.length === 0) return checked;
  const isUnread = (field = '') => unread.some((one) => one.field === discountControlOf(field));
  return refused(...unread, ...(checked.ok ? [] : checked.refusals.filter(({ field }) => !isUnread(field))));
}
