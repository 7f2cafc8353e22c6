import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createHttpServer } from './server.ts';

interface Line {
  msg: string;
  reqId?: string;
  route: string;
  status: number;
  requests?: number;
  slowest?: number;
}

const { app } = testApp(await testDatabase());

/**
 * A server that is asked for tickets by a crowd, within a second and by quick calls, however slow the machine is.
 * @returns its log once it was stopped.
 */
async function logOfCrowd(level: 'info' | 'debug', ask: (server: FastifyInstance) => Promise<unknown>) {
  const lines: Line[] = [];
  const log = pino({ level }, { write: (line: string) => lines.push(JSON.parse(line)) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let milliseconds = performance.now();
  const time = vi.spyOn(performance, 'now').mockImplementation(() => {
    milliseconds += 1;
    return milliseconds;
  });
  try {
    const server = await createHttpServer({ ...app, log });
    const access = { public: 'a test' };
    server.get('/tickets', { config: { access, busy: true } }, async () => 'one ticket');
    server.get('/full', { config: { access, busy: true } }, async (_request, reply) =>
      reply.status(409).send(),
    );
    server.get('/broken', { config: { access, busy: true } }, () => Promise.reject(new Error('a bug')));
    server.get('/settings', { config: { access } }, async () => 'settings');
    await ask(server);
    await server.close();
  } finally {
    time.mockRestore();
    vi.useRealTimers();
  }
  return lines.filter(({ msg }) => msg.startsWith('request'));
}

test('calls of a crowd are logged as a sum of those answered alike', async () => {
  const lines = await logOfCrowd('info', async (server) => {
    for (let call = 0; call < 5; call += 1) await server.inject('/tickets');
    for (let call = 0; call < 3; call += 1) await server.inject('/full');
  });
  expect(lines.map(({ msg, route, status, requests }) => [msg, route, status, requests])).toEqual([
    ['requests', '/tickets', 200, 5],
    ['requests', '/full', 409, 3],
  ]);
  expect(lines.every(({ slowest }) => slowest !== undefined && slowest > 0)).toBe(true);
});

test('a failure has a line of its own with its id, however busy its route is', async () => {
  const lines = await logOfCrowd('info', (server) => server.inject('/broken'));
  expect(lines).toEqual([expect.objectContaining({ msg: 'request', route: '/broken', status: 500 })]);
  expect(lines[0]?.reqId).toHaveLength(36);
});

test('a call that is not busy has a line of its own', async () => {
  const lines = await logOfCrowd('info', (server) => server.inject('/settings'));
  expect(lines).toEqual([expect.objectContaining({ msg: 'request', route: '/settings', status: 200 })]);
});

test('at the level debug every call has a line', async () => {
  const lines = await logOfCrowd('debug', (server) => server.inject('/tickets'));
  expect(lines.map(({ msg }) => msg)).toEqual(['request', 'requests']);
});
