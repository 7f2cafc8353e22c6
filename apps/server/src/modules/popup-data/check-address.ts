import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { ChannelInput } from '@foyer/domain/channels/channel-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import {
  PostFailedError,
  postPublic,
  type Reach,
  reachOf,
} from '../../platform/http/outgoing/post-public.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { refusalOfSent } from './refusal-of-sent.ts';
import { TIMEOUT_MS } from './send-signed.ts';

/**
 * Before another address is saved it is asked whether it is there: any answer will do, since nothing signed is sent yet. One
 * that is there already is not asked, so that the page can be saved while the receiver is down.
 */
export async function checkAddress(
  { app }: Pick<RequestContext, 'app'>,
  { salesFlow }: Pick<ChannelInput, 'salesFlow'>,
  before: Channel | null,
  reach: Reach = reachOf(app.env),
): Promise<Refusal[]> {
  const url = salesFlow?.popupData.url;
  if (!url || url === before?.salesFlow.popupData.url) return [];
  try {
    await postPublic(url, { method: 'HEAD', timeoutMs: TIMEOUT_MS }, reach);
    return [];
  } catch (error) {
    if (!(error instanceof PostFailedError)) throw error;
    const refusal = refusalOfSent({ problem: error.problem, status: null }, 'salesFlow.popupData.url');
    return refusal ? [refusal] : [];
  }
}
