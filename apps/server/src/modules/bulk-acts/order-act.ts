import type { BulkAct } from '@foyer/domain/bulk-acts/bulk-states.ts';
import type { Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Right } from '../../platform/request-context.ts';
import type { ResendActor } from '../orders/index.ts';
import type { ActOrder } from './act-order.repository.ts';

/** What the person said once for all orders. */
export interface ActParameters {
  reason: string;
}

/** What an act would do to one order: what it comes to, or the code of why it is left out. */
export type ActPreview = { amountMinor: number } | { skip: string };

/** What it did to one order; `approval` waits for a second person. */
export type ActOutcome =
  | { state: 'done'; amountMinor?: number }
  | { state: 'skipped'; code: string }
  | { state: 'approval'; amountMinor?: number; params?: Record<string, string | number> };

/** Something that can be done to many orders: a row of a run is one call of `applyToOrder` in one transaction. */
export interface OrderAct {
  readonly act: BulkAct;
  /** On one of the doors to orders. */
  readonly right: Right;
  /** Orders that one run holds at most; each of them is previewed. */
  readonly mostOrders: number;
  /** An order that changed since the preview is not touched. */
  readonly mindsChanges: boolean;
  previewForOrder(
    app: App,
    scope: ClientScope,
    order: ActOrder,
    parameters: ActParameters,
  ): ActPreview | Promise<ActPreview>;
  /**
   * In a transaction of its own; a refusal rolls all of it back and is the row's reason. It may come again after a kill:
   * then the first transaction was rolled back.
   */
  applyToOrder(
    app: App,
    scope: ClientScope,
    orderId: string,
    parameters: ActParameters,
    actor: ResendActor,
  ): Promise<Result<ActOutcome>>;
}

const acts = new Map<BulkAct, OrderAct>();

/** Called when the act's file is loaded. */
export function offerOrderAct(act: OrderAct): void {
  acts.set(act.act, act);
}

/** @throws when nothing carries the act out. */
export function orderActOf(act: BulkAct): OrderAct {
  const found = acts.get(act);
  if (!found) throw new Error(`Nothing carries out the bulk act ${act}`);
  return found;
}
