import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@foyer/server/platform/free-port.ts';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Side } from './benchmark.ts';
import { sendRaw } from './send-raw.ts';

const CONNECTIONS = 256;
const bareProgram = fileURLToPath(new URL('./bare-fastify.ts', import.meta.url));
const request = 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';

/** What limits, headers, metrics and logs of each request cost: an empty answer of Foyer's, and of bare Fastify. */
export const emptyRoute: Benchmark = {
  name: 'empty route',
  async prepare(database) {
    const port = await freePort();
    const bare = spawn(process.execPath, [bareProgram], { env: { PORT: `${port}` }, stdio: 'inherit' });
    const web = await startServerProcess({
      DATABASE_URL: database.ownerUrl,
      FOYER_SECRET: TEST_SECRET,
      FOYER_DATA_DIR: database.folder,
      FOYER_ROLE: 'web',
    });
    while (!(await isUp(port))) await sleep(25);
    const side = (name: string, ofPort: number, pid: number): Side => ({
      name,
      programs: [{ name, pid }],
      run: (milliseconds) => sendRaw(ofPort, request, CONNECTIONS, milliseconds),
    });
    return {
      contests: [
        {
          name: 'answers/s of the empty route, against bare Fastify',
          unit: 'answers',
          measure: 'rate',
          must: 0.7,
          aim: 0.9,
          foyer: side(`Foyer: /healthz by ${CONNECTIONS} connections`, web.port, web.pid),
          other: side('bare Fastify', port, bare.pid ?? 0),
        },
      ],
      findFaults: async () => [],
      async close() {
        bare.kill();
        await Promise.all([once(bare, 'exit'), web.stop()]);
      },
    };
  },
};

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
