import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotSignedInError } from '../../../platform/errors.ts';
import { isPassToken } from '../pass-secrets.ts';
import { findApplePass } from '../wallet-pass.repository.ts';
import { renderApplePass } from './render-passes.ts';
import { deleteDevice, listChangedPasses, upsertDevice } from './wallet-device.repository.ts';

const client = z.object({ client: z.string().max(40) });
const pass = client.extend({ passType: z.string().max(200), ticket: z.string().max(40) });
const device = z.object({ device: z.string().min(1).max(200) });
const token = z.object({ pushToken: z.string().min(1).max(400) }, 'input-invalid');
const since = z.object({
  passesUpdatedSince: z.coerce.number().int().min(0).max(8_640_000_000_000_000).optional(),
});

const secret = { config: { access: { secret: "the pass's own, in a header" } } };
const ofDevice = {
  config: {
    access: {
      public: "Apple's rule: who knows the name that a phone gave itself gets ids of passes, no more",
    },
  },
};

/**
 * What a phone asks for its passes (developer.apple.com, "Adding a Web Service to Update Passes"): to be told of changes,
 * which passes changed, a pass as it is now, and to be told no more. Paths, statuses and the header are Apple's.
 */
export function passUpdateRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    const registration = '/api/wallet/apple/:client/v1/devices/:device/registrations/:passType/:ticket';
    server.post(
      registration,
      { schema: { params: pass.extend(device.shape), body: token }, ...secret },
      async (request, reply) => {
        const { client: clientId, device: deviceId, ticket: ticketId } = request.params;
        await getOwnPass(app, request);
        const one = { ticketId, deviceId, pushToken: request.body.pushToken };
        const isNew = await inClient(app.db, clientId, (scope) => upsertDevice(scope, one, app.clock()));
        return reply.status(isNew ? 201 : 200).send();
      },
    );
    server.delete(
      registration,
      { schema: { params: pass.extend(device.shape) }, ...secret },
      async (request, reply) => {
        const { client: clientId, device: deviceId, ticket: ticketId } = request.params;
        await getOwnPass(app, request);
        await inClient(app.db, clientId, (scope) => deleteDevice(scope, { ticketId, deviceId }));
        return reply.status(200).send();
      },
    );
    server.get(
      '/api/wallet/apple/:client/v1/devices/:device/registrations/:passType',
      {
        schema: {
          params: client.extend({ ...device.shape, passType: z.string().max(200) }),
          querystring: since,
        },
        ...ofDevice,
      },
      async ({ params, query }, reply) => {
        const { client: clientId, device: deviceId } = params;
        const after = new Date(query.passesUpdatedSince ?? 0);
        const changed = isUuid(clientId)
          ? await inClient(app.db, clientId, (scope) => listChangedPasses(scope, deviceId, after))
          : [];
        if (changed.length === 0) return reply.status(204).send();
        const last = Math.max(...changed.map(({ changedAt }) => changedAt.getTime()));
        return { serialNumbers: changed.map(({ ticketId }) => ticketId), lastUpdated: String(last) };
      },
    );
    server.get(
      '/api/wallet/apple/:client/v1/passes/:passType/:ticket',
      { schema: { params: pass }, ...secret },
      async (request, reply) => {
        const found = await getOwnPass(app, request);
        const { client: clientId, ticket } = request.params;
        const before = Date.parse(String(request.headers['if-modified-since'] ?? ''));
        // The header has whole seconds.
        if (Math.floor(found.changedAt.getTime() / 1000) * 1000 <= before) return reply.status(304).send();
        return reply
          .type('application/vnd.apple.pkpass')
          .header('last-modified', found.changedAt.toUTCString())
          .header('cache-control', 'private, no-store')
          .send(await renderApplePass(app, clientId, found.orderId, ticket));
      },
    );
    server.post(
      '/api/wallet/apple/:client/v1/log',
      {
        schema: { params: client, body: z.object({ logs: z.array(z.string()).max(100) }, 'input-invalid') },
        config: { access: { public: 'what a phone found wrong with a pass; it changes nothing' } },
        bodyLimit: 20_000,
      },
      async ({ body: { logs } }, reply) => {
        for (const text of logs.slice(0, 5))
          app.log.info({ said: text.slice(0, 300) }, 'a phone said of a wallet pass');
        return reply.status(200).send();
      },
    );
  };
}

/** The pass that the caller has. @throws NotSignedInError without its token, and where there is no such pass. */
async function getOwnPass(
  app: App,
  { params, headers }: FastifyRequest<{ Params: { client: string; ticket: string } }>,
) {
  const { client: clientId, ticket: ticketId } = params;
  const given = /^ApplePass (\S+)$/.exec(String(headers.authorization ?? ''))?.[1] ?? '';
  const isKnown = isUuid(clientId) && isUuid(ticketId) && isPassToken(app, clientId, ticketId, given);
  const found = isKnown
    ? await inClient(app.db, clientId, (scope) => findApplePass(scope, ticketId))
    : undefined;
  if (!found) throw new NotSignedInError();
  return found;
}
