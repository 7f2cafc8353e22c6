import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { readingPayload } from '../../../platform/outbox/read-payload.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import type { Subscription } from '../../../platform/outbox/subscription.ts';
import { type Client, getClient } from '../../clients/index.ts';
import type { Payment } from '../payment.repository.ts';
import { settlePayment } from '../settle-payment.ts';
import { signatureHeader, signNotice } from './notice-signature.ts';
import { type TestNotice, testNotice } from './test-notice.ts';

const timeoutMs = 10_000;

/**
 * Says what happened on the test provider's page, which this process shows, to the part of it that takes notices. Where that
 * fails, the queue sends the notice over HTTP until it is taken, as real providers do.
 */
export async function tellOutcome(
  app: App,
  client: Addressee,
  payment: Payment,
  outcome: TestNotice['outcome'],
): Promise<void> {
  const { reference, amountMinor, currency } = payment;
  const notice: TestNotice = { event: randomUUID(), reference, outcome, amountMinor, currency };
  try {
    await settlePayment(app, client.id, { provider: 'test', ...notice, orderId: payment.orderId });
  } catch (error) {
    app.log.warn({ err: error }, 'a test payment notice was not taken; the queue tells it again');
    await inClient(app.db, client.id, (scope) =>
      sendMessages(scope, {
        bus: 'command',
        type: 'deliver-test-notice',
        payload: { ...notice },
        source: 'payments',
      }),
    );
  }
}

export const deliverNoticeSubscription: Subscription = {
  bus: 'command',
  type: 'deliver-test-notice',
  destination: 'payments',
  handle: readingPayload(testNotice, async (app, { clientId, payload }) =>
    deliver(app, await inClient(app.db, clientId, getClient), payload),
  ),
};

/** The payment's client; the caller has just read it. */
type Addressee = Pick<Client, 'id' | 'subdomain'>;

async function deliver(app: App, { id: clientId, subdomain }: Addressee, notice: TestNotice): Promise<void> {
  const body = JSON.stringify(notice);
  const answer = await request(`${app.publicUrl}/webhooks/payments/test/${subdomain}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signNotice(app, clientId, body) },
    body,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  await answer.body.dump();
  if (answer.statusCode >= 300) throw new Error(`The notice was answered with ${answer.statusCode}`);
}
