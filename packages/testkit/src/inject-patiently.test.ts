import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { injectPatiently } from './inject-patiently.ts';

test('a server that is too busy is asked again; any other answer is the answer', async () => {
  let asked = 0;
  const server = fastify();
  server.get('/busy', (_request, reply) => {
    asked += 1;
    return asked < 3 ? reply.status(503).send({ errors: [{ field: 'main', code: 'busy' }] }) : 'here';
  });
  server.get('/down', (_request, reply) => reply.status(503).send({ errors: [{ code: 'gone' }] }));
  expect((await injectPatiently(server, { url: '/busy' })).body).toBe('here');
  expect(asked).toBe(3);
  expect((await injectPatiently(server, { url: '/down' })).statusCode).toBe(503);
  await server.close();
});
