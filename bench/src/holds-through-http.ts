import { randomUUID } from 'node:crypto';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { aClient } from '@foyer/testkit/a-client.ts';
import { counterFigures } from '@foyer/testkit/a-counter.ts';
import { aSalesPage } from '@foyer/testkit/a-sales-page.ts';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { Pool } from 'undici';
import type { BenchDatabase, Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

const CONNECTIONS = 64;
const CAPACITY = 100_000_000;

interface HoldsThroughHttp extends Side {
  findFaults(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Foyer as visitors use it: a web process of its own with its default settings, and carts made by its public call,
 * each with its own idempotency key, over 64 kept connections.
 */
export async function holdsThroughHttp(database: BenchDatabase): Promise<HoldsThroughHttp> {
  const { app } = testApp(database);
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: CAPACITY });
  const server = await startServerProcess({
    DATABASE_URL: database.ownerUrl,
    FOYER_SECRET: TEST_SECRET,
    FOYER_DATA_DIR: database.folder,
    FOYER_ROLE: 'web',
  });
  const http = new Pool(server.url, { connections: CONNECTIONS });
  const body = JSON.stringify({
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
  });
  let acknowledged = 0;
  const takeHold = async () => {
    const answer = await http.request({
      method: 'POST',
      path: `/api/shop/${client.subdomain}/${page.url}/carts`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body,
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 201) throw new Error(`no hold: ${answer.statusCode} ${text}`);
    if (!text.includes('"secret"')) throw new Error(`a cart without its secret: ${text}`);
    acknowledged += 1;
  };
  return {
    name: `Foyer's POST /api/shop/.../carts by ${CONNECTIONS} connections`,
    run: (milliseconds) => repeatUntil(milliseconds, CONNECTIONS, takeHold),
    async findFaults() {
      const { held, sold } = await counterFigures(database.owner, page.timeslotId);
      const differences = await listCounterDifferences(database.worker);
      return [
        ...(held === acknowledged && sold === 0
          ? []
          : [`Foyer: ${acknowledged} holds acknowledged, ${held} counted, ${sold} sold`]),
        ...differences.map((one) => `Foyer: the auditor found ${JSON.stringify(one)}`),
      ];
    },
    async close() {
      await http.close();
      const code = await server.stop();
      if (code !== 0) throw new Error(`The server stopped with ${code}:\n${server.output()}`);
    },
  };
}
