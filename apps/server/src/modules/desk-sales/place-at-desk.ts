import type { DeskSaleInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { type HeldSale, orderSales, readOrderFacts, type Seller } from '../sales/index.ts';

/** Turns what is held into an order whose money the desk takes itself. @returns its id. */
export async function placeAtDesk(
  app: App,
  scope: ClientScope,
  {
    seller,
    held,
    input,
    isPromised,
  }: { seller: Seller; held: HeldSale; input: DeskSaleInput; isPromised: boolean },
): Promise<string> {
  const { buyer, wish } = input;
  const { phone, ...named } = buyer;
  const isNamed = Object.values(buyer).some((value) => value !== '');
  const asked = {
    ...held,
    seller,
    language: wish.language,
    buyer: isNamed ? { ...named, phone: phone === '' ? null : phone } : null,
    method: null,
    isPromised,
  };
  const facts = await readOrderFacts(app, scope, [asked]);
  const outcome = (await orderSales(app, scope, facts, [asked])).get(asked);
  if (!outcome) throw new Error('a sale was left without an outcome');
  if (outcome.kind === 'ordered') return outcome.orderId;
  throw new RefusedError(outcome.kind === 'refused' ? outcome.refusals : [outcome.refusal], 409);
}
