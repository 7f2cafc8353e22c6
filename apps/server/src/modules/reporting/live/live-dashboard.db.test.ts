import type { AddressInfo } from 'node:net';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { watchFigures } from './watch-figures.ts';

const database = await testDatabase();
const { app } = testApp(database);

// Looks and beats are taken when the test says so, and those that are left over are counted.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterAll(() => void vi.useRealTimers());
const look = () => vi.advanceTimersByTimeAsync(2_000);

test('the dashboard of a museum hears of its own sales, ends with the page or the server, and never of those of another', async () => {
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
  const listen = (signal: AbortSignal) =>
    fetch(`${url}/v1/dashboard/live`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal,
    });
  const timersBefore = vi.getTimerCount();
  const page = new AbortController();
  await listen(page.signal);
  expect(vi.getTimerCount()).toBeGreaterThan(timersBefore);
  page.abort();
  await expect
    .poll(() => vi.getTimerCount(), { message: 'a page that went away leaves nothing' })
    .toBe(timersBefore);

  const answer = await listen(new AbortController().signal);
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
  const changesHeard = () => heard.split('event: changed').length - 1;
  // What the page read before it was listened for is read once more.
  await expect.poll(changesHeard).toBe(1);
  expect(heard).toContain('retry: 5000');
  const changes = { mine: 0, others: 0 };
  const watches = [
    watchFigures(app, mine.clientId, () => {
      changes.mine += 1;
    }),
    watchFigures(app, other.clientId, () => {
      changes.others += 1;
    }),
  ];
  // Also one that joins others who listen already.
  await expect.poll(() => changes).toEqual({ mine: 1, others: 1 });
  await sell(other);
  await look();
  await expect.poll(() => changes).toEqual({ mine: 1, others: 2 });
  expect(changesHeard()).toBe(1);
  await sell(mine);
  // A look that is still under way since the one before takes the place of the next.
  const lookAgain = async () => {
    await look();
    return changesHeard();
  };
  await expect.poll(lookAgain).toBe(2);
  for (const watch of watches) watch.stop();
  await server.close();
  await ended;
  expect(vi.getTimerCount(), 'nor does a server that went away').toBeLessThanOrEqual(timersBefore);
});
