import { RefusedError } from '../../../platform/errors.ts';
import { keepProven } from '../../abuse-limits/index.ts';
import type { OpenClient } from '../sales-page/open-sales-page.ts';
import type { CartAnswer, WaitingCart } from './waiting-cart.ts';

/** Where bot protection is on, a new cart costs a proof of work. @returns the requests that have one. */
export async function refuseUnproven(
  { scope, client }: OpenClient,
  fresh: readonly WaitingCart[],
  answers: Map<WaitingCart, CartAnswer>,
): Promise<readonly WaitingCart[]> {
  if (!client.botProtection) return fresh;
  const proven = await keepProven(scope, fresh);
  const reason = new RefusedError([{ code: 'bot-check-failed' }], 403);
  for (const one of fresh) if (!proven.has(one)) answers.set(one, { status: 'rejected', reason });
  return [...proven];
}
