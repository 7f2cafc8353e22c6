import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { findSetting } from '../settings/index.ts';
import { openAppleWallet, openGoogleWallet } from './accounts/wallet-keys.ts';
import { type PushAnswer, sendPush } from './apple/send-push.ts';
import { forgetPushTokens, listPushTokens } from './apple/wallet-device.repository.ts';
import { putObject } from './google/save-passes.ts';
import { findPassFacts } from './pass-facts.ts';
import { listWalletPasses, touchApplePasses, type WalletPass } from './wallet-pass.repository.ts';

const payload = z.object({ orderId: z.uuid() });

/** Tickets of an order moved, were cancelled or got new codes: the passes that visitors took follow. */
export const updatePassesSubscription: Subscription = {
  bus: 'event',
  type: 'order-tickets-changed',
  destination: 'wallet-passes',
  handle: readingPayload(payload, (app, { clientId, payload: { orderId } }) =>
    updatePasses(app, clientId, orderId),
  ),
};

/**
 * Brings the passes of an order up to date: Apple's phones get a push and fetch theirs, Google's are changed at Google. May
 * be called twice. @throws an error where a service does not answer or refuses, as with 429 or an expired certificate (403); the
 * queue tries again and then shows the message as failed, with the reason.
 */
export async function updatePasses(app: App, clientId: string, orderId: string): Promise<void> {
  const passes = await inClient(app.db, clientId, async (scope) => {
    const found = await listWalletPasses(scope, orderId);
    if (found.length === 0) return [];
    const { updatePasses: isOn } = await findSetting(scope, 'wallet-passes', app.clock());
    return isOn ? found : [];
  });
  const of = (platform: WalletPass['platform']) => passes.filter((pass) => pass.platform === platform);
  if (of('apple').length > 0) await tellPhones(app, clientId, orderId);
  if (of('google').length > 0) {
    const ticketIds = of('google').map(({ ticketId }) => ticketId);
    await changeAtGoogle(app, clientId, orderId, ticketIds);
  }
}

async function tellPhones(app: App, clientId: string, orderId: string): Promise<void> {
  const { opened, tokens } = await inClient(app.db, clientId, async (scope) => {
    await touchApplePasses(scope, orderId, app.clock());
    const tokens = await listPushTokens(scope, orderId);
    return { opened: tokens.length > 0 ? await openAppleWallet(app, scope) : null, tokens };
  });
  if (!opened) return;
  const answers = await sendPush(app, opened.keys, opened.account.identifier, tokens);
  const gone = answers.filter(isGone).map(({ token }) => token);
  await inClient(app.db, clientId, (scope) => forgetPushTokens(scope, gone));
  const refused = answers.filter((answer) => answer.status !== 200 && !isGone(answer));
  const untold = tokens.length - answers.length + refused.length;
  if (untold === 0) return;
  const reasons = new Set(refused.map(({ status, reason }) => `${status} ${reason}`));
  throw new Error(`Apple took no push for ${untold} phones: ${[...reasons].join(', ') || 'no answer'}`);
}

/** A phone without the pass, or a token that is none (developer.apple.com, "Handling notification responses from APNs"). */
const isGone = ({ status, reason }: PushAnswer) =>
  status === 410 || (status === 400 && reason === 'BadDeviceToken');

async function changeAtGoogle(
  app: App,
  clientId: string,
  orderId: string,
  ticketIds: readonly string[],
): Promise<void> {
  const { opened, facts } = await inClient(app.db, clientId, async (scope) => ({
    opened: await openGoogleWallet(app, scope),
    facts: await findPassFacts(app, scope, orderId, ticketIds),
  }));
  for (const one of facts) await putObject(app, opened, one, orderId);
}
