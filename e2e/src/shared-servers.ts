import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEST_SECRET } from '@foyer/testkit/test-app.ts';
import { type RunningFoyer, startFoyerProcess } from './foyer-process.ts';

/** Of a server that journeys share. */
export interface SharedServer {
  url: string;
  dataDir: string;
}

/**
 * Starts a Foyer for each worker that asks for one, when it first asks. They live in the process of the whole run,
 * since no worker can end a server properly when its last journey is over.
 */
export async function offerSharedServers(
  preparedDataDir: string,
): Promise<{ askAt: string; stop(): Promise<void> }> {
  const running = new Map<string, Promise<RunningFoyer>>();
  const start = (worker: string) => {
    const known = running.get(worker);
    if (known) return known;
    const starting = startFoyerProcess({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET }, preparedDataDir);
    running.set(worker, starting);
    return starting;
  };
  const door = createServer((request, answer) => {
    start(request.url ?? '').then(
      ({ url, dataDir }) => answer.end(JSON.stringify({ url, dataDir } satisfies SharedServer)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    askAt: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    stop: async () => {
      door.close();
      door.closeAllConnections();
      await Promise.allSettled([...running.values()].map(async (foyer) => (await foyer).remove()));
    },
  };
}

/** The one of this worker. */
export async function findSharedServer(askAt: string): Promise<SharedServer> {
  const answer = await fetch(`${askAt}/${process.env.VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<SharedServer>;
}
