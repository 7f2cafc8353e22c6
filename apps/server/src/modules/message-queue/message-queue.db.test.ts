import { randomUUID } from 'node:crypto';
import { aClient, signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import {
  deleteAllMessages,
  deleteMessages,
  retryAllMessages,
  retryMessages,
} from './change-failed-messages.ts';
import { deleteMail, sendMailNow } from './change-outbox.ts';
import { getOpenedMail, listOpenedMails } from './open-mail.ts';
import { pauseWorkers, readWorkerPause, resumeWorkers } from './pause-workers.ts';
import { listQueueBars, readQueueFigures } from './queue-figures.repository.ts';
import { countFailed, listFailedGroups, listFailedKinds } from './queued-message.repository.ts';
import { readFailedMessage } from './read-failed-message.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  return { client, clientId: client.clientId, manager: await signedInAs(app, client) };
}

/** A message that the queue gave up, or keeps trying, as the queue library writes it. */
async function aMessage(
  { clientId }: { clientId: string },
  {
    queue = 'event',
    state = 'failed',
    error = 'SMTP 421 for anna@example.com',
    retryCount = 8,
    type = 'order-completed',
    destination = 'tickets',
  } = {},
): Promise<string> {
  const id = randomUUID();
  const data = {
    outboxId: randomUUID(),
    clientId,
    bus: queue === 'command' ? 'command' : 'event',
    type,
    destination,
    source: 'orders',
    payload: { orderId: id },
    createdAt: new Date().toISOString(),
    ...(queue === 'dead-letter' ? { reason: 'no handler' } : {}),
  };
  await database.owner.query(
    `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, started_on, completed_on, output)
     values ($1, $2, $3, $4, $5, 8, now() - interval '2 seconds', now(), $6)`,
    [id, queue, JSON.stringify(data), state, retryCount, JSON.stringify({ message: error })],
  );
  return id;
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await database.owner.query<{ state: string }>(
    'select state from pgboss.job where id = $1',
    [id],
  );
  return rows[0]?.state;
}

async function aMail(client: TestClient, address = 'yusuf.aydin@example.com'): Promise<string> {
  return inClient(app.db, client.clientId, async (scope) => {
    const key = await createPersonKey(scope, app.secrets);
    const { id } = await writeMail(scope, key, {
      kind: 'order-confirmation',
      language: 'en',
      content: {
        to: { name: 'Yusuf Aydın', address },
        from: { name: 'Getij', address: 'tickets@getij.example' },
        subject: 'Your tickets',
        html: '<p>Hello</p>',
        text: 'Hello',
        copyTo: [],
        attachments: [],
      },
    });
    return id;
  });
}

describe('failed messages', () => {
  test('messages of one kind and one cause are grouped, with their content and number of attempts', async () => {
    const museum = await aMuseum();
    await aMessage(museum);
    await aMessage(museum);
    await aMessage(museum, { error: 'Timed out' });
    await aMessage(museum, { state: 'retry', retryCount: 3 });
    await aMessage(museum, { queue: 'dead-letter', state: 'created', retryCount: 0 });
    const groups = await museum.manager.inClient((scope) => listFailedGroups(scope, { bus: 'event' }));
    expect(groups.map(({ state, description, count }) => [state, description, count]).toSorted()).toEqual([
      ['failed', 'SMTP 421 for anna@example.com', 2],
      ['failed', 'Timed out', 1],
      ['retrying', 'SMTP 421 for anna@example.com', 1],
    ]);
    expect(groups[0]).toMatchObject({ type: 'order-completed', source: 'orders', destination: 'tickets' });
    expect(
      groups
        .flatMap((group) => group.messages)
        .map((message) => message.attempts)
        .toSorted(),
    ).toEqual([4, 9, 9, 9]);
    expect(await museum.manager.inClient(countFailed)).toEqual({ command: 0, event: 4, 'dead letter': 1 });
  });

  test('can be tried again and deleted, one or many, and the audit log has the author', async () => {
    const museum = await aMuseum();
    const [one, two, three] = [await aMessage(museum), await aMessage(museum), await aMessage(museum)];
    expect(await retryMessages(museum.manager, [one, two])).toBe(2);
    expect([await stateOf(one), await stateOf(two), await stateOf(three)]).toEqual([
      'retry',
      'retry',
      'failed',
    ]);
    expect(await deleteMessages(museum.manager, [three, 'nonsense'])).toBe(1);
    expect(await stateOf(three)).toBeUndefined();
    await expect(deleteMessages(museum.manager, [three])).rejects.toThrow('message-not-found');
    const audit = await database.owner.query(
      'select action from audit_entry where client_id = $1 order by id',
      [museum.clientId],
    );
    expect(audit.rows.map((row: { action: string }) => row.action).slice(-2)).toEqual([
      'retry-messages',
      'delete-messages',
    ]);
  });

  test('all that a filter means are tried again or deleted at once, and no others', async () => {
    const museum = await aMuseum();
    const other = await aMessage(museum, { type: 'visit-moved' });
    const many = await Promise.all(Array.from({ length: 12 }, () => aMessage(museum)));
    const elsewhere = await aMessage(museum, { queue: 'command' });
    const filter = { bus: 'event', type: 'order-completed' } as const;
    expect(await museum.manager.inClient((scope) => listFailedKinds(scope, 'event'))).toEqual([
      { type: 'order-completed', source: 'orders', destination: 'tickets' },
      { type: 'visit-moved', source: 'orders', destination: 'tickets' },
    ]);
    expect(await retryAllMessages(museum.manager, filter)).toBe(12);
    expect(await Promise.all(many.map(stateOf))).toEqual(many.map(() => 'retry'));
    expect(await deleteAllMessages(museum.manager, filter)).toBe(12);
    expect([await stateOf(other), await stateOf(elsewhere)]).toEqual(['failed', 'failed']);
    await expect(deleteAllMessages(museum.manager, filter)).rejects.toThrow('message-not-found');
    const reader = await signedInAs(app, museum.client, 'read only');
    await expect(retryAllMessages(reader, { bus: 'event' })).rejects.toThrow('message-queue');
  });

  test('one can be opened: the error of each attempt, its content, and messages with the same error', async () => {
    const museum = await aMuseum();
    const [one] = [await aMessage(museum), await aMessage(museum), await aMessage(museum, { error: 'x' })];
    await database.owner.query(
      `insert into message_attempt (client_id, message_id, started_at, ended_at, error)
       values ($1, $2, now() - interval '3 seconds', now(), 'SMTP 421 for anna@example.com')`,
      [museum.clientId, one],
    );
    const told = await readFailedMessage(museum.manager, one);
    expect(told).toMatchObject({
      bus: 'event',
      description: 'SMTP 421 for a•••••@example.com',
      attempts: 9,
      tries: [{ error: 'SMTP 421 for a•••••@example.com' }],
    });
    expect(told.sameCauseIds).toHaveLength(2);
    const other = await aMuseum();
    await expect(readFailedMessage(other.manager, one)).rejects.toThrow('message-not-found');
    await expect(readFailedMessage(museum.manager, 'nonsense')).rejects.toThrow('message-not-found');
  });

  test('a dead letter without any handler goes back to the outbox, as the message that it was', async () => {
    const museum = await aMuseum();
    const dead = { queue: 'dead-letter', state: 'created', type: 'send-postcard', destination: '' };
    const id = await aMessage(museum, dead);
    expect(await retryMessages(museum.manager, [id])).toBe(1);
    const outbox = await database.owner.query('select type, payload from outbox where client_id = $1', [
      museum.clientId,
    ]);
    expect(outbox.rows).toEqual([{ type: 'send-postcard', payload: { orderId: id } }]);
  });

  test('of another client are neither seen nor touched', async () => {
    const [museum, other] = [await aMuseum(), await aMuseum()];
    const id = await aMessage(museum);
    expect(await other.manager.inClient((scope) => listFailedGroups(scope, { bus: 'event' }))).toEqual([]);
    await expect(retryMessages(other.manager, [id])).rejects.toThrow('message-not-found');
    await expect(deleteMessages(other.manager, [id])).rejects.toThrow('message-not-found');
    expect(await stateOf(id)).toBe('failed');
  });

  test('cannot be changed by an account that may only read', async () => {
    const museum = await aMuseum();
    const reader = await signedInAs(app, museum.client, 'read only');
    await expect(retryMessages(reader, [await aMessage(museum)])).rejects.toThrow('message-queue');
  });
});

test('the figures tell what waits, what failed and how long the last hour’s messages took', async () => {
  const museum = await aMuseum();
  await aMessage(museum, { state: 'completed' });
  await aMessage(museum, { state: 'completed' });
  await aMessage(museum);
  await aMessage(museum, { state: 'created', retryCount: 0 });
  const figures = await museum.manager.inClient(readQueueFigures);
  expect(figures.destinations).toMatchObject([
    { destination: 'tickets', bus: 'event', waiting: 1, retrying: 0, failed: 1, handledLastHour: 2 },
  ]);
  expect(Number(figures.destinations[0]?.typicalSeconds)).toBeCloseTo(2, 0);
  expect(figures.destinations[0]?.trend).toHaveLength(12);
  expect(figures.destinations[0]?.trend.reduce((sum, handled) => sum + handled, 0)).toBe(2);
  expect(figures.oldestWaitingAt).toBeInstanceOf(Date);
});

test.each([
  ['hour', 60, 60_000],
  ['day', 96, 15 * 60_000],
  ['week', 84, 2 * 3_600_000],
] as const)('the bars of an %s reach up to now, and each message is in one', async (period, count, width) => {
  const museum = await aMuseum();
  await aMessage(museum, { state: 'completed' });
  await aMessage(museum);
  const bars = await museum.manager.inClient((scope) => listQueueBars(scope, period));
  expect(bars).toHaveLength(count);
  expect(bars.map(({ at }, nth) => at.getTime() - (bars[0]?.at.getTime() ?? 0) - nth * width)).toEqual(
    bars.map(() => 0),
  );
  const total = (of: 'handled' | 'failed') => bars.reduce((sum, bar) => sum + bar[of], 0);
  expect([total('handled'), total('failed')]).toEqual([1, 1]);
});

describe('the outbox', () => {
  test('shows a mail to accounts with the right, and its address in full only with Extra', async () => {
    const museum = await aMuseum();
    const id = await aMail(museum.client);
    expect((await getOpenedMail(museum.manager, id)).content).toMatchObject({
      subject: 'Your tickets',
      to: { address: 'yusuf.aydin@example.com' },
    });
    const withoutExtra = { ...museum.manager, can: () => false };
    expect((await getOpenedMail(withoutExtra, id)).content?.to.address).toBe('y•••••@example.com');
    const other = await aMuseum();
    await expect(getOpenedMail(other.manager, id)).rejects.toThrow('mail-not-found');
    await expect(getOpenedMail(museum.manager, 'nonsense')).rejects.toThrow('mail-not-found');
  });

  test('is paged from the newest to the oldest', async () => {
    const museum = await aMuseum();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift(await aMail(museum.client));
    const filter = { state: null, search: '' };
    const first = await listOpenedMails(museum.manager, filter, { limit: 3, inverted: false });
    const rest = await listOpenedMails(museum.manager, filter, {
      limit: 3,
      inverted: false,
      after: first.at(-1)?.cursor,
    });
    expect([...first, ...rest].map((mail) => mail.id)).toEqual(ids);
  });

  test('what a mail says leaves an entry once it is read, of that account once in a quarter of an hour', async () => {
    const museum = await aMuseum();
    const { client, clientId } = museum;
    const id = await aMail(client);
    const opened = async () => {
      const { rows } = await database.owner.query(
        `select actor_id, entity_id from audit_entry where client_id = $1 and action = 'open-mail'`,
        [clientId],
      );
      return rows;
    };
    const [listed] = await listOpenedMails(
      museum.manager,
      { state: null, search: '' },
      { limit: 3, inverted: false },
    );
    expect(listed?.content?.body).toBeNull();
    const mail = await getOpenedMail(museum.manager, id);
    expect(await opened()).toEqual([]);
    expect(await mail.content?.body?.text()).toBe('Hello');
    await mail.content?.body?.html();
    await (await getOpenedMail(museum.manager, id)).content?.body?.text();
    expect(await opened()).toEqual([{ actor_id: client.managerId, entity_id: id }]);
    const admin = await signedInAsAdmin(app, clientId);
    await (await getOpenedMail(admin, id)).content?.body?.text();
    expect(await opened()).toHaveLength(2);
    await database.owner.query(
      `update audit_entry set at = at - interval '16 minutes' where client_id = $1`,
      [clientId],
    );
    await (await getOpenedMail(museum.manager, id)).content?.body?.text();
    expect(await opened()).toHaveLength(3);
  });

  test('sends a mail on request and empties one that is deleted', async () => {
    const museum = await aMuseum();
    const [sent, gone] = [await aMail(museum.client), await aMail(museum.client)];
    await database.owner.query(`update mail set state = 'kept' where id = $1`, [sent]);
    await sendMailNow(museum.manager, sent);
    const commands = await database.owner.query(
      `select count(*)::int as count from outbox where client_id = $1 and type = 'send-mail' and payload->>'mailId' = $2`,
      [museum.clientId, sent],
    );
    expect(commands.rows).toEqual([{ count: 2 }]);
    await deleteMail(museum.manager, gone);
    const left = await database.owner.query('select state, length(sealed) as bytes from mail where id = $1', [
      gone,
    ]);
    expect(left.rows).toEqual([{ state: 'deleted', bytes: 0 }]);
    await expect(sendMailNow(museum.manager, gone)).rejects.toThrow('mail-not-found');
    const audit = await database.owner.query(
      `select action, entity, entity_id, actor_id from audit_entry where client_id = $1 and entity = 'mail' order by id`,
      [museum.clientId],
    );
    const by = { entity: 'mail', actor_id: museum.client.managerId };
    expect(audit.rows).toEqual([
      { ...by, action: 'send-mail-now', entity_id: sent },
      { ...by, action: 'delete-mail', entity_id: gone },
    ]);
  });
});

test('only an Admin pauses the workers, which are those of all clients; the platform’s log has it once', async () => {
  const { manager } = await aMuseum();
  for (const act of [readWorkerPause, pauseWorkers, resumeWorkers])
    await expect(act(manager)).rejects.toThrow('clients');
  const admin = await signedInAsAdmin(app);
  expect(await readWorkerPause(admin)).toBeNull();
  const [one, two] = await Promise.all([pauseWorkers(admin), pauseWorkers(admin)]);
  expect([one?.pausedBy, two?.pausedBy]).toEqual([admin.account.username, admin.account.username]);
  expect(await resumeWorkers(admin)).toBeNull();
  expect(await readWorkerPause(admin)).toBeNull();
  const { rows } = await database.owner.query(
    `select action from audit_entry where entity = 'workers' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['pause-workers', 'resume-workers']);
});
