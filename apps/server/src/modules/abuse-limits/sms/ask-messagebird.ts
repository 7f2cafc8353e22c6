import { request } from 'undici';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';

/** As for connectors (product.md, section 2: time-outs). */
const TIMEOUT_MS = 10_000;
const fault = z.object({ errors: z.array(z.object({ description: z.string() })).min(1) });

/** The provider does not take this message: trying again changes nothing. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError';
}

export interface SmsToSend {
  key: string;
  sender: string;
  /** '+31612345678' */
  number: string;
  text: string;
  /** The same for each try of one message. */
  reference: string;
}

/**
 * Hands a message to MessageBird's SMS API (developers.messagebird.com/api/sms-messaging).
 * @throws SmsRefusedError for a status of 4xx but 429; another error where no answer says what happened.
 */
export async function askMessageBird({ env }: App, sms: SmsToSend): Promise<void> {
  const answer = await request(`${env.FOYER_MESSAGEBIRD_URL}/messages`, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { authorization: `AccessKey ${sms.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      originator: sms.sender,
      recipients: [sms.number.slice(1)],
      body: sms.text,
      reference: sms.reference,
    }),
  });
  const text = await answer.body.text();
  const { statusCode } = answer;
  if (statusCode < 300) return;
  if (statusCode === 429 || statusCode >= 500) throw new Error(`The SMS provider answered ${statusCode}`);
  throw new SmsRefusedError(`The SMS provider answered ${statusCode}: ${reasonIn(text)}`);
}

function reasonIn(text: string): string {
  try {
    return fault
      .parse(JSON.parse(text))
      .errors.map(({ description }) => description)
      .join(', ');
  } catch {
    return 'without a reason';
  }
}
