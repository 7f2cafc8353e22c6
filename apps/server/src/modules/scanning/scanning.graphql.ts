import { deviceInput } from '@foyer/domain/scanning/device-input.ts';
import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { ScanReasonScalar } from '../../scalars/scanning-scalars.graphql.ts';
import { Location, listLocations } from '../venues/index.ts';
import { createDevice } from './create-device.ts';
import { type Device, listDevices } from './device.repository.ts';
import { listScanLog, scanLogCursor } from './list-scan-log.ts';
import type { ShownPairing } from './new-pairing.ts';
import { renewPairingCode } from './renew-pairing-code.ts';
import { revokeDevice } from './revoke-device.ts';
import type { ScanLogEntry } from './scan-log.repository.ts';

const ScanDeviceState = builder.enumType('ScanDeviceState', {
  values: {
    WAITING: { value: 'waiting', description: 'Its pairing code has not been used yet' },
    CODE_EXPIRED: { value: 'code expired' },
    PAIRED: { value: 'paired' },
    REVOKED: { value: 'revoked' },
  } as const,
});

const ScanVerdictEnum = builder.enumType('ScanVerdict', {
  values: {
    VALID: { value: 'valid' },
    ATTENTION: { value: 'attention' },
    REFUSED: { value: 'refused' },
  } as const,
});

const ScanDirectionEnum = builder.enumType('ScanDirection', {
  values: { IN: { value: 'in' }, OUT: { value: 'out' } } as const,
});

const ScanDevice = builder.objectRef<Device>('ScanDevice').implement({
  description: 'A gate: a phone or computer that scans tickets',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    state: t.expose('state', { type: ScanDeviceState }),
    location: t.loadable({
      authScopes: { session: true },
      description: 'null = every location',
      type: Location,
      nullable: true,
      load: loading((scope, ids: string[]) => listLocations(scope, ids)),
      sort: ({ id }) => id,
      resolve: ({ locationId }) => locationId,
    }),
    pairedAt: t.expose('pairedAt', { type: 'DateTime', nullable: true }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
  }),
});

const Pairing = builder.objectRef<ShownPairing>('ScanDevicePairing').implement({
  description: 'A code that pairs one device; shown once',
  fields: (t) => ({
    deviceId: t.exposeID('deviceId'),
    code: t.exposeString('code'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    url: t.string({
      authScopes: { asParent: true },
      description: 'Opens the gate with this code filled in',
      resolve: ({ code }, _args, context) => `${context.signedIn().app.publicUrl}/scan#pair=${code}`,
    }),
  }),
});

const ScanLogEntryRef = builder.objectRef<ScanLogEntry>('ScanLogEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone'),
    deviceName: t.exposeString('deviceName'),
    code: t.exposeString('code'),
    typed: t.exposeBoolean('typed', {
      description: 'A number without a signature, such as one that was typed',
    }),
    direction: t.expose('direction', { type: ScanDirectionEnum }),
    verdict: t.expose('verdict', { type: ScanVerdictEnum }),
    reason: t.expose('reason', { type: ScanReasonScalar }),
    ticketTypeName: t.exposeString('ticketTypeName', { nullable: true }),
    productName: t.exposeString('productName', { nullable: true }),
    language: t.expose('language', {
      type: ContentLanguageScalar,
      nullable: true,
      description: "The buyer's",
    }),
    orderId: t.exposeID('orderId', { nullable: true }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
  }),
});

const DeviceInput = inputFromZod('ScanDeviceInput', deviceInput);

builder.queryFields((t) => ({
  scanDevices: t.field({
    type: [ScanDevice],
    authScopes: { right: ['ticketscannen', 'access'] },
    resolve: reading((scope, _root, _args, { app }) => listDevices(scope, app.clock())),
  }),
  scanLog: t.connection({
    description: 'Every scan, newest first',
    type: ScanLogEntryRef,
    authScopes: { right: ['ticketscannen', 'access'] },
    args: {
      deviceId: t.arg.id({ required: false }),
      verdict: t.arg({ type: ScanVerdictEnum, required: false }),
    },
    resolve: (_root, { deviceId, verdict, ...args }, context) =>
      resolveCursorConnection(
        { args, toCursor: scanLogCursor, defaultSize: 50, maxSize: 100 },
        (page: ResolveCursorConnectionArgs) => listScanLog(context.signedIn(), { deviceId, verdict }, page),
      ),
  }),
}));

builder.mutationFields((t) => ({
  createScanDevice: t.field({
    authScopes: { right: ['ticketscannen', 'edit'] },
    type: Pairing,
    args: { input: t.arg({ type: DeviceInput }) },
    resolve: (_root, { input }, context) =>
      createDevice(context.signedIn(), { name: input.name, locationId: input.locationId ?? null }),
  }),
  renewScanDeviceCode: t.field({
    authScopes: { right: ['ticketscannen', 'edit'] },
    type: Pairing,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => renewPairingCode(context.signedIn(), id),
  }),
  revokeScanDevice: t.field({
    authScopes: { right: ['ticketscannen', 'edit'] },
    type: ScanDevice,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => revokeDevice(context.signedIn(), id),
  }),
}));
