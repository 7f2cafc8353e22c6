import { deviceInput } from '@foyer/domain/scanning/device-input.ts';
import { scanLogInput } from '@foyer/domain/scanning/scan-log-input.ts';
import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { ExportFormatScalar } from '../../scalars/export-scalars.graphql.ts';
import { ScanReasonScalar } from '../../scalars/scanning-scalars.graphql.ts';
import { ExportRef } from '../exports/index.ts';
import { Location, listLocations } from '../venues/index.ts';
import { createScanKey, type ShownScanKey } from './create-scan-key.ts';
import { createDevice } from './devices/create-device.ts';
import { type ShownDevice, showDevices } from './devices/list-devices.ts';
import type { ShownPairing } from './devices/new-pairing.ts';
import { renewPairingCode } from './devices/renew-pairing-code.ts';
import { revokeDevice } from './devices/revoke-device.ts';
import { exportScanLog } from './scan-log/export-scan-log.ts';
import { listScanLog, scanLogCursor } from './scan-log/list-scan-log.ts';
import type { ScanLogEntry } from './scan-log/scan-log.repository.ts';

const ScanDeviceState = builder.enumType('ScanDeviceState', {
  values: {
    WAITING: { value: 'waiting', description: 'Its pairing code has not been used yet' },
    CODE_EXPIRED: { value: 'code expired' },
    PAIRED: { value: 'paired' },
    REVOKED: { value: 'revoked' },
  } as const,
});

const ScanDeviceStatus = builder.enumType('ScanDeviceStatus', {
  values: {
    ONLINE: { value: 'online' },
    OFFLINE: { value: 'offline', description: 'Not seen for two minutes' },
    ASLEEP: { value: 'asleep' },
    API: { value: 'api', description: 'A turnstile or program with a key' },
    WAITING: { value: 'waiting' },
    CODE_EXPIRED: { value: 'code expired' },
    REVOKED: { value: 'revoked' },
  } as const,
});

const ScanWayEnum = builder.enumType('ScanWay', {
  values: { ONLINE: { value: 'online' }, OFFLINE: { value: 'offline' }, API: { value: 'api' } } as const,
});

const ScanKey = builder.objectRef<ShownScanKey>('ScanKey').implement({
  description: 'The key of a turnstile or program; shown once',
  fields: (t) => ({ deviceId: t.exposeID('deviceId'), key: t.exposeString('key') }),
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

const ScanDevice = builder.objectRef<ShownDevice>('ScanDevice').implement({
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
    status: t.expose('status', { type: ScanDeviceStatus }),
    batteryPercentage: t.exposeInt('batteryPercentage', { nullable: true }),
    appVersion: t.exposeString('appVersion'),
    waitingScans: t.exposeInt('waitingScans', {
      description: 'Not sent yet when it was last seen',
    }),
    scansToday: t.exposeInt('scansToday'),
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
    way: t.expose('way', { type: ScanWayEnum }),
    locationName: t.exposeString('locationName', { nullable: true }),
    wasLetIn: t.exposeBoolean('wasLetIn', {
      description: 'A gate without a connection let the visitor in, and should not have',
    }),
    people: t.exposeInt('people'),
    visitDate: t.expose('visitDate', { type: 'Date', nullable: true }),
    visitTime: t.exposeString('visitTime', { nullable: true }),
    buyerName: t.exposeString('buyerName', { nullable: true }),
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

const ScanLogFilterInput = inputFromZod('ScanLogFilter', scanLogInput, {
  types: { verdict: ScanVerdictEnum, way: ScanWayEnum },
});

builder.queryFields((t) => ({
  scanDevices: t.field({
    type: [ScanDevice],
    authScopes: { right: ['ticketscannen', 'access'] },
    resolve: reading((scope, _root, _args, { app }) => showDevices(scope, app.clock())),
  }),
  scanLog: t.connection({
    description: 'Every scan, newest first',
    type: ScanLogEntryRef,
    authScopes: { right: ['ticketscannen', 'access'] },
    args: { filter: t.arg({ type: ScanLogFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveCursorConnection(
        { args, toCursor: scanLogCursor, defaultSize: 50, maxSize: 100 },
        (page: ResolveCursorConnectionArgs) => listScanLog(context.signedIn(), { ...filter }, page),
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
  createScanKey: t.field({
    authScopes: { right: ['ticketscannen', 'edit'] },
    type: ScanKey,
    args: { input: t.arg({ type: DeviceInput }) },
    resolve: (_root, { input }, context) =>
      createScanKey(context.signedIn(), { name: input.name, locationId: input.locationId ?? null }),
  }),
  exportScanLog: t.field({
    authScopes: { right: ['ticketscannen', 'edit'] },
    type: ExportRef,
    args: {
      filter: t.arg({ type: ScanLogFilterInput, required: false }),
      format: t.arg({ type: ExportFormatScalar }),
    },
    resolve: (_root, { filter, format }, context) => exportScanLog(context.signedIn(), { ...filter }, format),
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
    resolve: async (_root, { id }, context) => {
      const device = await revokeDevice(context.signedIn(), id);
      return { ...device, status: 'revoked' as const, scansToday: 0 };
    },
  }),
}));
