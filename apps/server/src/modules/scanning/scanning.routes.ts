import { pairDeviceInput, scanInput } from '@foyer/domain/scanning/gate-contract.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from '../../platform/app.ts';
import { acceptedLanguages } from '../../platform/http/accepted-languages.ts';
import { guardGuess } from '../rate-limits/index.ts';
import { inDevice } from './in-device.ts';
import { pairDevice } from './pair-device.ts';
import { readGateContext } from './read-gate-context.ts';
import { scanTicket } from './scan-ticket.ts';

const pairing = { secret: 'the code of a gate that staff made' };
const paired = { device: true } as const;

/** The calls of a gate device. Nothing of them may be kept by a cache. */
export function scanningRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    server.post(
      '/api/scan/pair',
      { schema: { body: pairDeviceInput }, config: { access: pairing } },
      ({ body, ip }) =>
        guardGuess(app, { what: 'pairing code', ip, isShort: true }, () => pairDevice(app, body.code)),
    );
    server.get('/api/scan/context', { config: { access: paired } }, (request) =>
      inDevice(app, request.headers.authorization, (scope, device) => readGateContext(app, scope, device)),
    );
    server.post('/api/scan/scans', { schema: { body: scanInput }, config: { access: paired } }, (request) =>
      inDevice(app, request.headers.authorization, (scope, device) =>
        scanTicket(
          app,
          scope,
          { ...device, language: acceptedLanguages(request.headers['accept-language'])[0] },
          request.body,
        ),
      ),
    );
  };
}
