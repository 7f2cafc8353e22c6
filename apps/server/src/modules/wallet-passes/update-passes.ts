import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { findSetting } from '../settings/index.ts';
import { openAppleWallet, openGoogleWallet } from './accounts/wallet-keys.ts';
import { sendPush } from './apple/send-push.ts';
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
 * be called twice. @throws an error where a service does not answer; the queue tries again.
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
  const gone = answers.filter(({ status }) => status === 410).map(({ token }) => token);
  await inClient(app.db, clientId, (scope) => forgetPushTokens(scope, gone));
  const told = answers.filter(({ status }) => status < 500).length;
  if (told < tokens.length) throw new Error(`Apple did not answer for ${tokens.length - told} phones`);
}

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
