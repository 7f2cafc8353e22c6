import { comparedCode, findBuyerCode } from '@foyer/domain/channels/buyer-code.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { App } from '../../../platform/app.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { guardGuess } from '../../rate-limits/index.ts';
import type { OpenClient } from '../sales-page/open-sales-page.ts';
import { openSalesPage, type SalesPageAddress } from '../sales-page/open-sales-page.ts';
import type { CartAnswer, WaitingCart } from './waiting-cart.ts';

type RestrictedChannel = Pick<Channel, 'id' | 'salesFlow'>;

/**
 * Takes a code that a visitor typed for a channel that only holders may buy from. Guesses of an address are counted.
 * @returns the pass with which places are taken and ordered, as long as the channel has the code.
 * @throws RefusedError `buyer-code-wrong` at `code` (404); SlowDownError after ten wrong ones.
 */
export async function openWithCode(
  app: App,
  address: SalesPageAddress,
  typed: string,
  ip: string,
): Promise<{ pass: string }> {
  return openSalesPage(app, address, async ({ scope: { clientId }, channel }) => {
    const open = async () => {
      const code = findBuyerCode(channel.salesFlow.restrictions.codes, typed);
      if (code === undefined) throw new RefusedError([{ code: 'buyer-code-wrong', field: 'code' }], 404);
      return { pass: passOf(app, clientId, channel.id, code) };
    };
    return guardGuess(app, { what: `buyer code of ${clientId}`, ip, isShort: true }, open);
  });
}

/** Tells nothing of the code, and cannot be made without it being typed. */
const passOf = (app: App, clientId: string, channelId: string, code: string): string =>
  app.secrets.derive('buyer-code', `${clientId} ${channelId} ${comparedCode(code)}`).toString('base64url');

/** The code for which a pass was given; null = the channel does not have it, or not any more. */
export function codeOfPass(
  app: App,
  clientId: string,
  { id, salesFlow: { restrictions } }: RestrictedChannel,
  pass: string | null,
): string | null {
  return restrictions.codes.find((code) => passOf(app, clientId, id, code) === pass) ?? null;
}

/** Where only holders of a code may buy, a new cart costs a pass. @returns the requests that have one. */
export function refuseWithoutCode(
  app: App,
  { scope: { clientId }, channel }: OpenClient & { channel: RestrictedChannel },
  fresh: readonly WaitingCart[],
  answers: Map<WaitingCart, CartAnswer>,
): readonly WaitingCart[] {
  if (channel.salesFlow.restrictions.who !== 'code') return fresh;
  return fresh.filter((one) => {
    if (codeOfPass(app, clientId, channel, one.codePass) !== null) return true;
    answers.set(one, { status: 'rejected', reason: new RefusedError([{ code: 'buyer-code-missing' }], 403) });
    return false;
  });
}
