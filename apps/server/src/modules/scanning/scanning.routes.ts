import {
  deviceReportInput,
  findOrdersInput,
  gateListQuery,
  gateSetupInput,
  pairDeviceInput,
  scanInput,
  undoScanInput,
} from '@foyer/domain/scanning/gate-contract.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { acceptedLanguages } from '../../platform/http/accepted-languages.ts';
import { documentApi } from '../../platform/http/document-api.ts';
import { guardGuess } from '../rate-limits/index.ts';
import type { CallingDevice } from './devices/calling-device.repository.ts';
import { inDevice } from './devices/in-device.ts';
import { pairDevice } from './devices/pair-device.ts';
import { reportDevice } from './devices/report-device.ts';
import { readSetup, setUpDevice } from './devices/set-up-device.ts';
import { findOrdersAtGate } from './find-orders.ts';
import { listForGate } from './gate-list/list-for-gate.ts';
import { readGateContext } from './read-gate-context.ts';
import { scanAtGate } from './scan-at-gate.ts';
import { undoScan } from './undo/undo-scan.ts';

/** So many calls a minute of one key; a gate that sends in what it kept stays below. */
const CALLS_A_MINUTE = 1_200;

const pairing: FastifyContextConfig = { access: { secret: 'the code of a gate that staff made' } };
const paired: FastifyContextConfig = {
  access: { device: true },
  rateLimit: {
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    allowList: [],
    keyGenerator: ({ headers, ip }: FastifyRequest) =>
      headers.authorization ? hashToken(headers.authorization).toString('base64') : ip,
  },
};

const says = (summary: string) => ({ summary, tags: ['scan'], security: [{ device: [] }] });

/** The calls of gate devices and of programs with a key, version 1. Nothing of them may be kept by a cache. */
export function scanningRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    await documentApi(instance, '/api/openapi.json');
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const asDevice = <T>(
      { headers }: FastifyRequest,
      work: (scope: ClientScope, device: CallingDevice) => Promise<T>,
    ) => inDevice(app, headers.authorization, work, acceptedLanguages(headers['accept-language'])[0]);

    server.post(
      '/api/scan/v1/pair',
      {
        schema: { body: pairDeviceInput, summary: 'Turns a pairing code into a key, once', tags: ['scan'] },
        config: pairing,
      },
      ({ body, ip }) =>
        guardGuess(app, { what: 'pairing code', ip, isShort: true }, () => pairDevice(app, body.code)),
    );
    server.get(
      '/api/scan/v1/context',
      { schema: says("The gate's names, today's figures and the last sequence"), config: paired },
      (request) => asDevice(request, (scope, device) => readGateContext(app, scope, device)),
    );
    server.post(
      '/api/scan/v1/context',
      {
        schema: { body: deviceReportInput, ...says('Says how the device does; answers its context') },
        config: paired,
      },
      (request) => asDevice(request, (scope, device) => reportDevice(app, scope, device, request.body)),
    );
    server.get(
      '/api/scan/v1/setup',
      { schema: says('Locations and ticket groups to choose from'), config: paired },
      (request) => asDevice(request, (scope, device) => readSetup(app, scope, device)),
    );
    server.put(
      '/api/scan/v1/setup',
      { schema: { body: gateSetupInput, ...says('Chooses location and ticket groups') }, config: paired },
      (request) => asDevice(request, (scope, device) => setUpDevice(app, scope, device, request.body)),
    );
    server.get(
      '/api/scan/v1/list',
      {
        schema: {
          querystring: gateListQuery,
          ...says('What a device decides by without a connection, or what changed'),
        },
        config: paired,
      },
      (request) => asDevice(request, (scope, device) => listForGate(app, scope, device, request.query.after)),
    );
    server.post(
      '/api/scan/v1/orders/find',
      { schema: { body: findOrdersInput, ...says('Orders of today by name or number') }, config: paired },
      (request) =>
        asDevice(request, (scope, device) => findOrdersAtGate(app, scope, device, request.body.query)),
    );
    server.post(
      '/api/scan/v1/scans',
      {
        schema: { body: scanInput, ...says('Decides a scan and keeps it, once for each sequence') },
        config: paired,
      },
      ({ headers, body }) =>
        scanAtGate(app, headers.authorization, body, acceptedLanguages(headers['accept-language'])[0]),
    );
    server.post(
      '/api/scan/v1/scans/undo',
      { schema: { body: undoScanInput, ...says('Takes a scan back within seconds') }, config: paired },
      (request) => asDevice(request, (scope, device) => undoScan(app, scope, device, request.body)),
    );
  };
}
