import type { FastifyInstance } from 'fastify';
import { type AppParts, type CreatedApp, createApp } from '../create-app.ts';
import { createServer } from '../create-server.ts';

interface Serving extends CreatedApp {
  server: FastifyInstance;
  url: string;
}

/** The web server on its port, with its own connections to the database; the caller ends both. */
export async function serveWeb(parts: Omit<AppParts, 'role'>): Promise<Serving> {
  const created = createApp({ ...parts, role: 'foyer_app' });
  try {
    const server = await createServer(created.app);
    const url = await server.listen({ port: parts.env.PORT, host: parts.env.HOST });
    return { ...created, server, url };
  } catch (error) {
    await created.pool.end();
    throw error;
  }
}
