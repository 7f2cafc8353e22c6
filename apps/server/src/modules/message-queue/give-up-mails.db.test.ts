import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { deleteMessages } from './change-failed-messages.ts';
import { sendMailNow } from './change-outbox.ts';
import { giveUpMails } from './give-up-mails.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  return { clientId: client.clientId, manager: await signedInAs(app, client) };
}

/** A mail that waits, its command in the outbox. */
async function aWaitingMail(clientId: string): Promise<string> {
  const address = { name: 'Anna', address: 'anna@example.com' };
  const content = {
    to: address,
    from: address,
    subject: 'Tickets',
    html: '',
    text: '',
    copyTo: [],
    attachments: [],
  };
  const { id } = await inClient(app.db, clientId, async (scope) =>
    writeMail(scope, await createPersonKey(scope, app.secrets), { kind: 'refund', language: 'en', content }),
  );
  return id;
}

/** Its command moved to the queue, in the state that the queue library leaves it in. @returns the message's id. */
async function takenUp(clientId: string, mailId: string, state: string, output: object | null = null) {
  const moved = await database.owner.query<{ id: string }>(
    `with taken as (delete from outbox where client_id = $1 and payload->>'mailId' = $2 returning *)
     insert into pgboss.job (name, data, state, retry_count, output, completed_on)
     select 'command', jsonb_build_object('clientId', client_id, 'outboxId', id, 'bus', bus, 'type', type,
       'destination', 'mail', 'source', source, 'payload', payload), $3::pgboss.job_state, 8, $4,
       case when $3 in ('completed', 'failed') then now() end
     from taken returning id`,
    [clientId, mailId, state, output],
  );
  return moved.rows[0]?.id ?? '';
}

async function mailsOf(clientId: string) {
  const { rows } = await database.owner.query<{ id: string; state: string; error: string | null }>(
    'select id, state, error from mail where client_id = $1',
    [clientId],
  );
  return Object.fromEntries(rows.map(({ id, state, error }) => [id, [state, error]]));
}

test('a mail whose worker was killed in every try has failed; one that is tried again or was not taken up yet waits', async () => {
  const { clientId } = await aMuseum();
  const ids = await Promise.all([1, 2, 3, 4].map(() => aWaitingMail(clientId)));
  const [killed = '', retried = '', worked = '', untaken = ''] = ids;
  await takenUp(clientId, killed, 'failed', { message: 'job heartbeat timeout' });
  await takenUp(clientId, retried, 'retry');
  await takenUp(clientId, worked, 'active');
  await giveUpMails(worker);
  expect(await mailsOf(clientId)).toEqual({
    [killed]: ['failed', 'job heartbeat timeout'],
    [retried]: ['waiting', null],
    [worked]: ['waiting', null],
    [untaken]: ['waiting', null],
  });
});

test('a mail whose command was deleted by hand has failed, and waits again once it is sent by hand', async () => {
  const { clientId, manager } = await aMuseum();
  const mailId = await aWaitingMail(clientId);
  const messageId = await takenUp(clientId, mailId, 'retry');
  await deleteMessages(manager, [messageId]);
  await giveUpMails(worker);
  expect(await mailsOf(clientId)).toEqual({ [mailId]: ['failed', null] });
  await sendMailNow(manager, mailId);
  await giveUpMails(worker);
  expect(await mailsOf(clientId)).toEqual({ [mailId]: ['waiting', null] });
});

test('a mail that was sent or kept stays as it is, whatever became of its command', async () => {
  const { clientId } = await aMuseum();
  const ids = await Promise.all([1, 2].map(() => aWaitingMail(clientId)));
  const [sent = '', kept = ''] = ids;
  for (const [id, state] of [
    [sent, 'sent'],
    [kept, 'kept'],
  ]) {
    await database.owner.query('update mail set state = $3 where client_id = $1 and id = $2', [
      clientId,
      id,
      state,
    ]);
    await takenUp(clientId, id ?? '', 'failed', { message: 'job heartbeat timeout' });
  }
  await giveUpMails(worker);
  expect(await mailsOf(clientId)).toEqual({ [sent]: ['sent', null], [kept]: ['kept', null] });
});
