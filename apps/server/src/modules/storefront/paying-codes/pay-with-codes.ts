import type { SalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import type { CodePart, PayingCode, PayingCodeKind } from '@foyer/domain/paying-codes/share-by-codes.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { getClient } from '../../clients/index.ts';
import { findPayingCard, listPayingCards } from '../../gift-cards/index.ts';
import { isTestSale, type SaleLine, type WantedPayment } from '../../sales/index.ts';
import { listLocations } from '../../venues/index.ts';
import { findPayingVoucher, listPayingVouchers } from '../../vouchers/index.ts';
import type { StoredCart } from '../cart/cart.repository.ts';

/** A gift card or voucher, as a cart names it. */
export type CodeReference = Pick<CodePart, 'kind' | 'codeId'>;

/** A code that pays for orders of its environment: test and live never mix. */
type FoundCode = PayingCode & { isTest: boolean };

/**
 * One kind of code that pays for a part of an order. A further kind joins by a line in `kinds` (README): what it is worth
 * for these lines is its own affair, all else is the same for all.
 */
interface CodeKind {
  /** By what a visitor types, where the channel allows it; left out = it comes by a link. */
  option?: 'giftCards' | 'vouchers';
  find?: (app: App, scope: ClientScope, typed: string) => Promise<CodeReference | undefined>;
  /** Those that may still pay; `held` is what the cart has of them already. */
  list: (
    app: App,
    scope: ClientScope,
    ids: readonly string[],
    held: readonly CodePart[],
  ) => Promise<((lines: readonly SaleLine[]) => FoundCode)[]>;
}

const listCards: CodeKind['list'] = async (app, scope, ids, held) =>
  (await listPayingCards(app, scope, ids, held)).map((card) => () => card);

const kinds: Record<PayingCodeKind, CodeKind> = {
  'gift-ticket': { list: listCards },
  'gift-card': {
    option: 'giftCards',
    find: findPayingCard,
    list: listCards,
  },
  voucher: { option: 'vouchers', find: findPayingVoucher, list: listPayingVouchers },
};

/** The code that a visitor typed, of the kinds that the channel takes. */
export async function findPayingCode(
  app: App,
  scope: ClientScope,
  options: Pick<SalesFlow['options'], NonNullable<CodeKind['option']>>,
  typed: string,
): Promise<CodeReference | undefined> {
  for (const kind of Object.values(kinds)) {
    const isTaken = kind.option !== undefined && options[kind.option];
    const found = isTaken ? await kind.find?.(app, scope, typed) : undefined;
    if (found) return { kind: found.kind, codeId: found.codeId };
  }
  return undefined;
}

/** What these codes have for the wish of a cart. */
export async function payWith(
  app: App,
  scope: ClientScope,
  { codeParts, donationMinor }: Pick<StoredCart, 'codeParts' | 'donationMinor'>,
  codes: readonly CodeReference[],
): Promise<WantedPayment> {
  if (codes.length === 0) return { codesFor: () => [], donationMinor };
  const worthOf: ((lines: readonly SaleLine[]) => FoundCode)[] = [];
  for (const [name, { list }] of Object.entries(kinds)) {
    const ids = codes.filter(({ kind }) => kind === name).map(({ codeId }) => codeId);
    if (ids.length > 0) worthOf.push(...(await list(app, scope, ids, codeParts)));
  }
  const { paymentEnvironment } = await getClient(scope);
  const locations = await listLocations(scope);
  return {
    donationMinor,
    codesFor(lines) {
      const [locationId = null, ...others] = new Set(lines.map((line) => line.locationId ?? null));
      const isTest = isTestSale(others.length === 0 ? locationId : null, paymentEnvironment, locations);
      return worthOf.map((worth) => worth(lines)).filter((code) => code.isTest === isTest);
    },
  };
}

/**
 * A code that was entered and would pay nothing is refused: it has nothing left, or the others pay all already.
 * A voucher is for other tickets, or for those that
 * another one pays. @throws RefusedError `paying-code-empty`, `voucher-other-tickets` at `code`.
 */
export function refuseIdleCodes(
  { codeParts }: StoredCart,
  wanted: readonly CodeReference[],
  parts: readonly CodePart[],
): void {
  const isOf = (id: string) => (part: CodePart) => part.codeId === id;
  const isIdle = ({ codeId }: CodeReference) => !codeParts.some(isOf(codeId)) && !parts.some(isOf(codeId));
  const idle = wanted.find(isIdle);
  if (!idle) return;
  const code = idle.kind === 'voucher' ? 'voucher-other-tickets' : 'paying-code-empty';
  throw new RefusedError([{ code, field: 'code' }], 409);
}
