import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/app.ts';

const NAME = 'foyer_place';
const DAY_SECONDS = 24 * 3600;
const written = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`);

/** The key of a browser in the waiting room: a cookie that no script reads, needed for what the visitor asks for. */
export function readBrowserKey(request: FastifyRequest): string | null {
  return written.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/** Gives the browser a key. Inside the page of another site it is kept apart for that site. */
export function giveBrowserKey(app: App, reply: FastifyReply): string {
  const key = randomBytes(16).toString('base64url');
  const isHttps = app.publicUrl.startsWith('https:');
  const site = isHttps ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  reply.header('set-cookie', `${NAME}=${key}; Path=/api/shop/; Max-Age=${DAY_SECONDS}; HttpOnly; ${site}`);
  return key;
}
