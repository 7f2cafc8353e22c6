import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type EditForm, useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { DiscountInput } from '../../generated/operations.ts';
import { type DiscountForm, discountControlOf, discountInputOf, withUnread } from './discount-form.ts';

/** The form of a discount, checked by the rule of the server. */
export function useDiscountForm(
  values: DiscountForm,
  save: (input: DiscountInput, form: DiscountForm, version: number) => Promise<unknown>,
  version = 0,
): EditForm<DiscountForm> {
  return useEditForm({
    values,
    version,
    controlOf: discountControlOf,
    check: async (form) => {
      const { discountInput } = await import('@foyer/domain/discounts/discount-input.ts');
      const { input, refusals } = discountInputOf(form);
      return withUnread(parseInput(discountInput, input), refusals);
    },
    save: (form, _checked, seen) => save(discountInputOf(form).input, form, seen),
  });
}
