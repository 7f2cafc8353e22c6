import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/app.ts';
import { changesOf } from '../../platform/changes-of-clients.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { sendWritten, type WrittenAnswer, writeAnswer } from '../../platform/http/written-answer.ts';
import { singleFlightCache } from '../../platform/single-flight-cache.ts';
import { getClient } from '../clients/index.ts';
import { readScreenBuild } from './built-screen.ts';
import { showWall } from './show-wall.ts';
import { findClientOfScreenToken, getScreenOfToken, touchWallScreen } from './wall-screen.repository.ts';

/** With the five seconds between two questions of a page, a revoked screen is neutral within ten. */
const KEPT_MS = 2_000;
const SEEN_EVERY_SECONDS = 10;

/** null = the token shows nothing. */
type KeptAnswer = { written: WrittenAnswer; clientId: string; changes: number } | null;

/**
 * Answers what the screen of a token shows now, from a cache of this process; 304 where it has not changed. A change by staff
 * in this process is seen at once, everything else within two seconds.
 * @throws NotFoundError `wall-screen-not-found`: unknown, revoked, or of a disabled client.
 */
export function screenAnswers(app: App) {
  const cache = singleFlightCache<KeptAnswer>(KEPT_MS);
  return async (token: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const tokenHash = hashToken(token);
    const key = tokenHash.toString('base64');
    const read = () => readScreen(app, tokenHash);
    const kept = await cache(key, read);
    const isOld = kept !== null && changesOf(kept.clientId) !== kept.changes;
    const answer = isOld ? await cache(key, read, { fresh: true }) : kept;
    if (!answer) throw new NotFoundError('wall-screen-not-found');
    reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8');
    return sendWritten(request, reply, answer.written);
  };
}

async function readScreen(app: App, tokenHash: Buffer): Promise<KeptAnswer> {
  const clientId = await findClientOfScreenToken(app.db, tokenHash);
  if (!clientId) return null;
  const changes = changesOf(clientId);
  const build = await readScreenBuild();
  return inClient(app.db, clientId, async (scope) => {
    const { active } = await getClient(scope);
    if (!active) return null;
    const screen = await getScreenOfToken(scope, tokenHash);
    await touchWallScreen(scope, screen.id, { at: app.clock(), everySeconds: SEEN_EVERY_SECONDS });
    const wall = await showWall(app, scope, screen, build);
    return { written: writeAnswer(JSON.stringify(wall)), clientId, changes };
  });
}
