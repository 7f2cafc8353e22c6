import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '@foyer/server/platform/free-port.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from './database/test-database.ts';
import { startServerProcess } from './server-process.ts';
import { makeTemporaryFolder } from './temporary-folders.ts';
import { TEST_SECRET } from './test-app.ts';

const database = await testDatabase();
const settings = {
  DATABASE_URL: database.ownerUrl,
  FOYER_SECRET: TEST_SECRET,
  FOYER_DATA_DIR: makeTemporaryFolder('server-process'),
  LOG_LEVEL: 'error',
};
const takenPort = await freePort();
const taken = createServer().listen(takenPort, '127.0.0.1');
await once(taken, 'listening');
afterAll(() => taken.close());

test('a server whose chosen port was taken meanwhile starts on another one', async () => {
  const choices = [takenPort, await freePort()];
  const server = await startServerProcess(settings, { choosePort: async () => choices.shift() ?? 0 });
  expect(choices).toEqual([]);
  expect(server.port).not.toBe(takenPort);
  expect(await server.stop()).toBe(0);
});

test('a server that was told its port says that it is taken', async () => {
  await expect(startServerProcess({ ...settings, PORT: `${takenPort}` })).rejects.toThrow(
    'The port is in use by another program',
  );
});

test('a server that is not ready in the time it is given is ended, and the test says so', async () => {
  const port = await freePort();
  await expect(startServerProcess({ ...settings, PORT: `${port}` }, { patienceMs: 0 })).rejects.toThrow(
    'not ready in time',
  );
});
