import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import type { Cart, NewCart } from '@foyer/domain/storefront/cart.ts';
import type { BotProof } from '../../abuse-limits/index.ts';
import type { CartPass } from '../../waiting-room/index.ts';

/** A request for a cart; equal wishes have the same `wishKey`. */
export interface WaitingCart {
  channel: string;
  /** Where the page sells. */
  point: PagePoint;
  wish: NewCart;
  wishKey: string;
  /** `wishKey` and the page, for the negative cache. */
  cacheKey: string;
  idempotencyKey: string | null;
  /** Of the visitor, for what its address holds; null = not counted. */
  network: string | null;
  /** Of the waiting room; null = none is needed. */
  pass: CartPass | null;
  /** Of work; null = none that is good. */
  proof: BotProof | null;
  /** Of a channel for holders of a code; null = none was sent. */
  codePass: string | null;
}

export type CartAnswer = PromiseSettledResult<Cart>;
