import { randomUUID } from 'node:crypto';
import { createPersonKey } from '@foyer/server/platform/crypto/person-key.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { writeMail } from '@foyer/server/platform/mail/write-mail.ts';
import type { BusyClient } from '../builders/a-busy-client.ts';
import type { DatabaseAccess } from '../database/database-access.ts';
import type { TestApp } from '../test-app.ts';

/** A mail that says all of it and could not be sent, and a message that failed with all of it. */
export async function leakEverywhere(
  { app }: TestApp,
  { owner }: DatabaseAccess,
  { clientId, ids }: BusyClient,
  secrets: readonly (readonly [string, string])[],
): Promise<{ failedMessageId: string; mailId: string }> {
  const words = secrets
    .map(([name, value]) => `${name} ${value} https://foyer.test/${value}?a=${value}`)
    .join('\n');
  const links = secrets.map(
    ([name, value]) => `<a href="https://foyer.test/x/${value}">${name}</a> ${value}`,
  );
  const mail = await inClient(app.db, clientId, async (scope) =>
    writeMail(scope, await createPersonKey(scope, app.secrets), {
      kind: 'order-confirmation',
      language: 'en',
      orderId: ids.order,
      content: {
        to: { name: 'Anna Visser', address: 'anna.visser@example.com' },
        from: { name: 'Getij', address: 'tickets@example.com' },
        subject: `Your tickets ${words.slice(0, 400)}`,
        html: `<p>${links.join('<br>')}</p>`,
        text: words,
        copyTo: [],
        attachments: [],
      },
    }),
  );
  await owner.query('update mail set error = $2 where id = $1', [mail.id, words]);
  const id = randomUUID();
  const data = {
    outboxId: randomUUID(),
    clientId,
    bus: 'event',
    type: 'order-completed',
    destination: 'tickets',
    source: 'orders',
    payload: { orderId: ids.order, url: words, note: words, list: secrets.map(([, value]) => value) },
    createdAt: app.clock().toISOString(),
  };
  await owner.query(
    `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, started_on, completed_on, output)
     values ($1, 'event', $2, 'failed', 8, 8, now() - interval '2 seconds', now(), $3)`,
    [id, JSON.stringify(data), JSON.stringify({ message: words, stack: words })],
  );
  await owner.query(
    `insert into message_attempt (client_id, message_id, started_at, ended_at, error) values ($1, $2, now(), now(), $3)`,
    [clientId, id, words],
  );
  return { failedMessageId: id, mailId: mail.id };
}
