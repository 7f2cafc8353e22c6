import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { createLog } from '../log/log.ts';
import { noticeProxy } from './notice-proxy.ts';

async function linesOf(trusted: string, headers: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const server = fastify();
  const notice = noticeProxy({ env: readEnv({ TRUST_PROXY: trusted }), log });
  server.addHook('onRequest', async (request) => notice(request));
  server.get('/', async () => 'here');
  for (let time = 0; time < 3; time += 1) await server.inject({ url: '/', headers });
  await server.close();
  return lines;
}

test('a proxy that TRUST_PROXY does not name is warned about, once', async () => {
  const lines = await linesOf('', { 'x-forwarded-for': '203.0.113.5' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Set TRUST_PROXY');
  expect(lines[0]).not.toContain('203.0.113.5');
});

test('without a proxy, and behind one that is named, the log is silent', async () => {
  expect(await linesOf('', {})).toEqual([]);
  expect(await linesOf('1', { 'x-forwarded-for': '203.0.113.5' })).toEqual([]);
});
