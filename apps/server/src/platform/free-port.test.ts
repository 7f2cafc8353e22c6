import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('no caller gets a port that another one was given, or that an outgoing connection could take', async () => {
  const ports: number[] = [];
  for (let asked = 0; asked < 1000; asked += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(1000);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(10_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('a port with a server on it is not given', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(freePort({ first: port, last: port })).rejects.toThrow('No free port');
  taken.close();
});
