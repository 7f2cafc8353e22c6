import type { AddressInfo } from 'node:net';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { listWatched, watchFigures } from './watch-figures.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('the dashboard of a museum hears of its own sales, ends with the server, and never of those of another', async () => {
  const [mine, other] = [await aClient(app), await aClient(app)];
  const server = await createServer(app);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const signedIn = await fetch(`${url}/v1/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `manager|${mine.subdomain}`, password: TEST_PASSWORD }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const answer = await fetch(`${url}/v1/dashboard/live`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  let heard = '';
  const ended = (async () => {
    for await (const bytes of answer.body ?? []) heard += Buffer.from(bytes).toString();
  })();
  const sell = async ({ clientId }: { clientId: string }) => {
    const { orderId } = await aSoldTicket(database.owner, clientId, {});
    await database.owner.query(
      `insert into order_event (client_id, order_id, kind, actor_kind) values ($1, $2, 'order-completed', 'visitor')`,
      [clientId, orderId],
    );
  };
  await expect.poll(() => heard).toContain('retry: 5000');
  let othersChanges = 0;
  const stopListening = watchFigures(app, other.clientId, () => {
    othersChanges += 1;
  });
  // What it starts from is read at once.
  await expect.poll(() => listWatched(app)).toEqual([mine.clientId, other.clientId]);
  await sell(other);
  await expect.poll(() => othersChanges).toBe(1);
  expect(heard).not.toContain('changed');
  await sell(mine);
  await expect.poll(() => heard).toContain('event: changed');
  stopListening();
  await server.close();
  await ended;
  expect(listWatched(app)).toEqual([]);
});
