import { createHash } from 'node:crypto';
import { request } from 'undici';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { ListUnknownError, type MailingListProvider } from './mailing-list-provider.ts';

/** As for connectors (product.md, section 2: time-outs). */
const TIMEOUT_MS = 10_000;

/** `detail` can name the address; `title` is one of the provider's own. */
const fault = z.object({ title: z.string().max(100) });

/** Mailchimp's Marketing API 3.0 (mailchimp.com/developer/marketing). A key ends in its data centre: `…-us6`. */
export const mailchimp: MailingListProvider = {
  async findList(app, key, list) {
    await ask(app, key, 'GET', `lists/${encodeURIComponent(list)}?fields=id`);
  },
  async subscribe(app, key, list, { email, firstName, lastName, language }) {
    const member = createHash('md5').update(email.toLowerCase()).digest('hex');
    await ask(app, key, 'PUT', `lists/${encodeURIComponent(list)}/members/${member}`, {
      email_address: email,
      status_if_new: 'subscribed',
      status: 'subscribed',
      language,
      merge_fields: { FNAME: firstName, LNAME: lastName },
    });
  },
};

async function ask(
  { env }: App,
  key: string,
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
): Promise<void> {
  const [, centre] = /-([a-z]{2,4}\d{1,3})$/.exec(key) ?? [];
  if (!centre) throw new ListUnknownError('The key of the mailing list names no data centre');
  const host = env.FOYER_MAILCHIMP_URL ?? `https://${centre}.api.mailchimp.com`;
  const answer = await request(`${host}/3.0/${path}`, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      authorization: `Basic ${Buffer.from(`foyer:${key}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.body.text();
  if (answer.statusCode < 300) return;
  const words = `The mailing list answered ${answer.statusCode}: ${titleIn(text)}`;
  if ([401, 403, 404].includes(answer.statusCode)) throw new ListUnknownError(words);
  throw new Error(words);
}

function titleIn(text: string): string {
  try {
    return fault.parse(JSON.parse(text)).title;
  } catch {
    return 'without a reason';
  }
}
