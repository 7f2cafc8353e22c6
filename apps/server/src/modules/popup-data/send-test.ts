import type { OrderSummary } from '@foyer/domain/channels/popup-data.ts';
import { popupDataInput } from '@foyer/domain/channels/sales-flow.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { type Reach, reachOf } from '../../platform/http/outgoing/post-public.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getChannel, requireChannelRight } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { findPopupDataState, type PopupDataState, upsertTry } from './popup-data.repository.ts';
import { refusalOfSent } from './refusal-of-sent.ts';
import { sendSigned } from './send-signed.ts';
import { findSigningSecret } from './signing-secret.ts';

/**
 * Sends a summary without an order to the address that is typed, saved or not, and says what became of it.
 * @throws RefusedError at `url`: `popup-data-…`, or `popup-data-no-secret`.
 */
export async function sendPopupDataTest(
  context: RequestContext,
  channelId: string,
  typedUrl: string,
  reach: Reach = reachOf(context.app.env),
): Promise<PopupDataState> {
  requireChannelRight(context, null, 'edit');
  const { app } = context;
  const { url } = valueOrThrow(parseInput(popupDataInput, { url: typedUrl }));
  const { secret, summary } = await context.inClient(async (scope) => {
    const channel = await getChannel(scope, channelId);
    requireChannelRight(context, channel.kind, 'edit');
    const { currency } = await getClient(scope);
    const { id, url: channelUrl, defaultLanguage: language } = channel;
    return {
      secret: await findSigningSecret(app, scope, channelId),
      summary: { ...sample, currency, language, channel: { id, url: channelUrl } } as const,
    };
  });
  if (!secret) throw new RefusedError([{ code: 'popup-data-no-secret', field: 'url' }]);
  const sent = await sendSigned(app, { url: url ?? '', secret, id: makeId() }, summary, reach);
  const state = await context.inClient(async (scope) => {
    await upsertTry(scope, channelId, { at: app.clock(), ...sent });
    await writeAudit(scope, actorOf(context), {
      action: 'test-popup-data',
      entity: 'channel',
      entityId: channelId,
      after: { url, status: sent.status },
    });
    return findPopupDataState(scope, channelId);
  });
  const refusal = refusalOfSent(sent, 'url');
  if (refusal) throw new RefusedError([refusal]);
  return state;
}

const sample: Omit<OrderSummary, 'currency' | 'language' | 'channel'> = {
  event: 'test',
  orderId: '00000000-0000-0000-0000-000000000000',
  orderNumber: null,
  isTest: true,
  page: null,
  campaign: null,
  totalMinor: 0,
  donationMinor: 0,
  visitDate: null,
  visitTime: null,
  completedAt: null,
  lines: [],
};
