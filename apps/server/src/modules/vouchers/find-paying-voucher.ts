import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { PayingCode } from '@foyer/domain/paying-codes/share-by-codes.ts';
import {
  checkVoucher,
  type LineForVoucher,
  payableByVouchers,
} from '@foyer/domain/vouchers/check-voucher.ts';
import { readVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { getClient } from '../clients/index.ts';
import { findVoucherToSpend, listVouchersToSpend, type VoucherToSpend } from './voucher.repository.ts';

/** A voucher that may pay for an order of its environment. */
export type PayingVoucher = PayingCode & { isTest: boolean };

/**
 * The voucher with this code as a visitor typed it; undefined where there is none for a sales page. The visitor reads why
 * it cannot be used: a code of ten random characters is not guessed.
 * @throws RefusedError those of `checkVoucher` at `code`.
 */
export async function findPayingVoucher(
  app: App,
  scope: ClientScope,
  typed: string,
): Promise<{ kind: 'voucher'; codeId: string } | undefined> {
  const code = readVoucherCode(typed);
  const voucher = code === null ? undefined : await findVoucherToSpend(scope, code);
  if (!voucher?.onSalesPage) return undefined;
  valueOrThrow(checkVoucher(voucher, voucher, await todayOf(app, scope)));
  return { kind: 'voucher', codeId: voucher.id };
}

/** What each of these vouchers may pay for lines, those that may still be used; they never pay for one ticket twice. */
export async function listPayingVouchers(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
): Promise<((lines: readonly LineForVoucher[]) => PayingVoucher)[]> {
  const today = await todayOf(app, scope);
  const vouchers = (await listVouchersToSpend(scope, ids))
    .filter((voucher) => voucher.onSalesPage && checkVoucher(voucher, voucher, today).ok)
    .sort(byTurn);
  return vouchers.map((voucher, index) => (lines) => {
    const { id: codeId, code, validUntil, test: isTest } = voucher;
    const mostMinor = payableByVouchers(vouchers, lines)[index] ?? 0;
    return { kind: 'voucher', codeId, codeEnd: code.slice(-4), isTest, mostMinor, validUntil, takes: 1 };
  });
}

/** Those of these vouchers whose validity is over: one that is given back could never be used. */
export async function listExpiredVouchers(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const today = await todayOf(app, scope);
  const vouchers = await listVouchersToSpend(scope, ids);
  return vouchers.flatMap(({ id, validUntil }) => (validUntil !== null && validUntil < today ? id : []));
}

/** As `shareByCodes` spends them: the one that ends first. */
function byTurn(one: VoucherToSpend, other: VoucherToSpend): number {
  const [ends, end] = [one, other].map(({ validUntil }) => validUntil ?? '9999');
  if (ends !== end) return (ends ?? '') < (end ?? '') ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

async function todayOf(app: App, scope: ClientScope): Promise<LocalDate> {
  const { timeZone } = await getClient(scope);
  return localDateAt(app.clock(), timeZone);
}
