import fastify from 'fastify';
import { expect, test } from 'vitest';
import { cachedAnswers } from './answer-availability.ts';

/** A server with one question, what it was answered with, and how often it was read. */
function aServer() {
  const answer = cachedAnswers<{ days: number[] }>();
  const sent: unknown[] = [];
  const state = { reads: 0 };
  const server = fastify();
  server.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload);
  });
  server.get('/', (request, reply) =>
    answer(request, reply, {
      key: 'month',
      fresh: false,
      read: async () => {
        state.reads += 1;
        return { days: Array.from({ length: 31 }, (_, day) => day) };
      },
    }),
  );
  return { server, sent, state };
}

test('a hundred browsers that ask at once are sent the very same bytes, read and compressed once', async () => {
  const { server, sent, state } = aServer();
  const ask = () => server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(state.reads).toBe(1);
  expect(sent).toHaveLength(100);
  expect(sent[0]).toBeInstanceOf(Buffer);
  expect(new Set(sent).size).toBe(1);
  await server.close();
});
