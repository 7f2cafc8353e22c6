import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';

/** Hashes that a browser computes at most: a second or two of a slow phone, while its visitor reads. */
const MOST_TRIES = 100_000;
/** A visitor may take this long from opening the page to choosing a time. */
const VALID_SECONDS = 30 * 60;

export type BotChallenge = Pick<Challenge, 'parameters' | 'signature'>;

/** A signed challenge for the visitors of one client. The server keeps nothing of it. */
export async function makeBotChallenge(app: App, subdomain: string): Promise<BotChallenge> {
  return createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(MOST_TRIES),
    deriveKey,
    hmacSignatureSecret: signingKey(app),
    // The library compares its own expiry with the machine's clock; this one is compared with the app's.
    data: {
      client: subdomain.toLowerCase(),
      until: Math.floor(app.clock().getTime() / 1000) + VALID_SECONDS,
    },
  });
}

const solvedSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(1),
      keyLength: z.int(),
      keyPrefix: z.string().max(64),
      data: z.object({ client: z.string(), until: z.int() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(128) }),
});

/** A challenge that was solved in time. Whether it was used before is for `spendBotProofs` to say. */
export interface BotProof {
  digest: Buffer;
  expiresAt: Date;
}

/**
 * Reads what a browser sends: challenge and solution as JSON in base64.
 * @returns undefined for what is forged, wrong, expired, or another client's.
 */
export async function readBotProof(app: App, subdomain: string, sent: string): Promise<BotProof | undefined> {
  const solved = solvedSchema.safeParse(parseJson(Buffer.from(sent, 'base64').toString()));
  if (!solved.success) return undefined;
  const { challenge, solution } = solved.data;
  const { client, until } = challenge.parameters.data;
  if (client !== subdomain.toLowerCase() || until * 1000 <= app.clock().getTime()) return undefined;
  const { verified } = await verifySolution({
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    hmacSignatureSecret: signingKey(app),
  });
  if (!verified) return undefined;
  return { digest: Buffer.from(challenge.signature, 'hex'), expiresAt: new Date(until * 1000) };
}

const signingKey = ({ secrets }: Pick<App, 'secrets'>): string =>
  secrets.derive('bot-challenge', '').toString('hex');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
