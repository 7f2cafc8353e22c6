import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { createHttpServer } from './server.ts';

const { app } = testApp(await testDatabase());
const server = await createHttpServer(app);
server.post('/echo', { config: { access: { public: 'a test' } } }, async () => ({}));
await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Opens a connection and says only this. @returns what is answered until the server hangs up. */
async function say(words: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.write(words);
  await once(socket, 'close');
  return answer;
}

test('a request has 30 seconds, its headers 10', () => {
  expect([server.server.requestTimeout, server.server.headersTimeout]).toEqual([30_000, 10_000]);
});

test('who never finishes the headers, or the body, is hung up on', async () => {
  server.server.headersTimeout = 200;
  server.server.requestTimeout = 400;
  const [headers, body] = await Promise.all([
    say('GET /echo HTTP/1.1\r\nhost: x\r\nx-slow: a'),
    say('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'),
  ]);
  expect(headers).toContain('408');
  expect(body).toContain('408');
});
