import { fastify } from 'fastify';

/** A program: Fastify as it comes, with one route. What an empty answer costs without anything of ours. */
const server = fastify();
server.get('/healthz', async () => ({ status: 'ok' }));
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
