import type { DeskWish } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findCode, type UsableCode } from '../discounts/index.ts';
import { tryBounded } from '../rate-limits/index.ts';
import { type CodeReference, findPayingCode } from '../storefront/index.ts';

/** So many wrong codes of one account in 15 minutes slow the next ones down. */
const wrongOfAccount = 30;

export interface DeskCodes {
  discount: UsableCode | null;
  paying: CodeReference[];
}

/**
 * The codes that were typed at a desk. @throws RefusedError `discount-code-unknown` at `discountCode`,
 * `paying-code-unknown` at the place of the code; SlowDownError after too many wrong ones.
 */
export async function findDeskCodes(
  { app, clientId, account, inClientReadOnly }: RequestContext,
  { discountCode, payingCodes }: Pick<DeskWish, 'discountCode' | 'payingCodes'>,
): Promise<DeskCodes> {
  const find = async <Found>(field: string, code: string, ask: () => Promise<Found | undefined>) => {
    const subject = `codes of account ${account.accountId} of ${clientId}`;
    const found = await atField(field, () => tryBounded(app, [{ subject, failures: wrongOfAccount }], ask));
    if (!found) throw new RefusedError([{ code, field }]);
    return found;
  };
  const discount =
    discountCode === ''
      ? null
      : await find('discountCode', 'discount-code-unknown', () =>
          inClientReadOnly((scope) => findCode(scope, discountCode)),
        );
  const paying: CodeReference[] = [];
  for (const [index, typed] of payingCodes.entries()) {
    const options = { giftCards: true, vouchers: true };
    const found = await find(`payingCodes.${index}`, 'paying-code-unknown', () =>
      inClientReadOnly((scope) => findPayingCode(app, scope, options, typed)),
    );
    if (!paying.some(({ codeId }) => codeId === found.codeId)) paying.push(found);
  }
  return { discount, paying };
}

/** A code that is known and cannot be used says why, at the field in which it was typed. */
async function atField<Found>(field: string, work: () => Promise<Found>): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new RefusedError(error.refusals.map((refusal) => ({ ...refusal, field })));
  }
}
