import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { type JWTPayload, jwtVerify } from 'jose';
import { type ProviderCounterpart, startCounterpart } from './provider-counterpart.ts';

export interface GoogleWalletCounterpart extends ProviderCounterpart {
  /** The key file of a service account that it knows. */
  keyFile: string;
  issuerId: string;
  /** Passes by id. */
  objects: Map<string, Record<string, unknown>>;
  /** What a link to save passes says, if its signature is good. */
  readLink(url: string): Promise<JWTPayload>;
}

const TOKEN = 'a token of the tests';

/** Google's token service and Wallet API, as far as Foyer uses them: /token and /walletobjects/v1. */
export async function startGoogleWallet(): Promise<GoogleWalletCounterpart> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const publicKey = createPublicKey(privateKey);
  const issuerId = '3388000000022204';
  const email = 'wallet@getij-tickets.example';
  const objects = new Map<string, Record<string, unknown>>();
  const classes = new Set<string>();
  const counterpart = await startCounterpart(
    (server) => {
      server.post<{ Body: { assertion: string } }>('/token', async ({ body }, reply) => {
        try {
          await jwtVerify(body.assertion, publicKey, { issuer: email });
          return { access_token: TOKEN, expires_in: 3600 };
        } catch {
          return reply
            .status(400)
            .send({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' });
        }
      });
      server.addHook('preHandler', async ({ url, headers }, reply) => {
        if (url === '/token' || headers.authorization === `Bearer ${TOKEN}`) return;
        return reply.status(401).send({ error: { message: 'no token' } });
      });
      server.get<{ Params: { id: string } }>('/walletobjects/v1/issuer/:id', async ({ params }, reply) => {
        if (params.id === issuerId) return { issuerId };
        return reply.status(403).send({ error: { message: 'Permission denied' } });
      });
      server.post<{ Body: { id: string } }>('/walletobjects/v1/genericClass', async ({ body }, reply) => {
        if (classes.has(body.id)) return reply.status(409).send({ error: { message: 'already exists' } });
        classes.add(body.id);
        return body;
      });
      server.post<{ Body: { id: string; classId: string } }>(
        '/walletobjects/v1/genericObject',
        async ({ body }, reply) => {
          if (objects.has(body.id)) return reply.status(409).send({ error: { message: 'already exists' } });
          if (!classes.has(body.classId))
            return reply.status(404).send({ error: { message: 'no such class' } });
          objects.set(body.id, body);
          return body;
        },
      );
      server.patch<{ Params: { id: string }; Body: object }>(
        '/walletobjects/v1/genericObject/:id',
        async ({ params, body }, reply) => {
          if (!objects.has(params.id))
            return reply.status(404).send({ error: { message: 'no such object' } });
          objects.set(params.id, Object.assign({}, objects.get(params.id), body));
          return objects.get(params.id);
        },
      );
    },
    { error: { message: 'refused' } },
  );
  return Object.assign(counterpart, {
    keyFile: JSON.stringify({ type: 'service_account', client_email: email, private_key: privateKey }),
    issuerId,
    objects,
    readLink: async (url: string) => {
      const { payload } = await jwtVerify(new URL(url).pathname.split('/').at(-1) ?? '', publicKey, {
        issuer: email,
        audience: 'google',
      });
      return payload;
    },
  });
}
