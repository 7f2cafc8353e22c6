import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  voucherBatchInput,
  voucherDetailsInput,
  voucherWorthInput,
} from '@foyer/domain/vouchers/voucher-batch-input.ts';
import { voucherBatchFilterInput, voucherFilterInput } from '@foyer/domain/vouchers/voucher-filter-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { VoucherStateScalar } from '../../scalars/voucher-scalars.graphql.ts';
import { getClient } from '../clients/index.ts';
import { CodeBatchRef, listNewestBatches } from '../code-batches/index.ts';
import { cancelVouchers } from './cancel-vouchers.ts';
import { changeVoucherBatch } from './change-batch.ts';
import { createVoucherBatch } from './create-batch.ts';
import { findSpendingAddress } from './find-spending-address.ts';
import { countVoucherBatches, listVoucherBatches, listVouchers, type ShownVoucher } from './list-batches.ts';
import { listNamedWorth, type NamedWorth } from './named-worth.ts';
import { requireVoucherRight } from './require-voucher-right.ts';
import {
  getVoucherBatch,
  listPartners,
  type VoucherBatch,
  type VoucherPartner,
} from './voucher-batch.repository.ts';
import { type BatchFigures, listBatchFigures, mostVouchersOfPage } from './voucher-list.repository.ts';

const mayRead = { right: ['discountcodes-and-vouchers', 'access'] as const };
const mayEdit = { right: ['discountcodes-and-vouchers', 'edit'] as const };

interface Figures extends Omit<BatchFigures, 'id'> {
  today: LocalDate;
}

const figures = loading(async (scope, ids: string[], { app }): Promise<Figures[]> => {
  const { timeZone } = await getClient(scope);
  const found = await listBatchFigures(scope, ids);
  const today = localDateAt(app.clock(), timeZone);
  return ids.map((id) => ({ made: 0, used: 0, cancelled: 0, ...found.find((row) => row.id === id), today }));
});

const FiguresRef = builder.objectRef<Figures>('VoucherFigures').implement({
  description: 'What has become of the vouchers of a batch',
  fields: (t) => ({
    made: t.exposeInt('made'),
    used: t.exposeInt('used'),
    cancelled: t.exposeInt('cancelled'),
    today: t.expose('today', { type: 'Date', description: 'By the clock of the client' }),
  }),
});

const WorthRef = builder.objectRef<NamedWorth>('VoucherWorth').implement({
  description: 'Tickets of one type that a voucher is worth',
  fields: (t) => ({
    ticketTypeId: t.exposeID('ticketTypeId'),
    ticketTypeName: t.exposeString('ticketTypeName'),
    ticketGroupName: t.exposeString('ticketGroupName'),
    quantity: t.exposeInt('quantity'),
    priceMinor: t.exposeInt('priceMinor', { description: 'Of one, on an ordinary day' }),
  }),
});

const PartnerRef = builder.objectRef<VoucherPartner>('VoucherPartner').implement({
  description: 'An account that sees the use of its own vouchers',
  fields: (t) => ({ id: t.exposeID('id'), username: t.exposeString('username') }),
});

const BatchRef = builder.objectRef<VoucherBatch>('VoucherBatch').implement({
  description: 'Vouchers that all say the same',
  fields: (t) => ({
    ...fieldsFromZod(voucherBatchInput, { without: ['worth'] }),
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    partner: t.loadable({
      authScopes: mayRead,
      type: PartnerRef,
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const partners = await listPartners(scope, ids);
        return ids.map((id) => partners.find((one) => one.id === id) ?? null);
      }),
      resolve: ({ partnerId }) => partnerId,
    }),
    worth: t.loadableGroup({
      authScopes: mayRead,
      type: WorthRef,
      load: loading((scope, ids: string[], { language }) => listNamedWorth(scope, ids, language)),
      group: ({ batchId }) => batchId,
      resolve: ({ id }) => id,
    }),
    spendAt: t.loadable({
      description:
        'The address that its vouchers say they are spent at; null = they are not spent on a sales page, or none is open',
      authScopes: mayRead,
      type: 'String',
      nullable: true,
      load: loading(async (scope, _keys: string[], { app }) => [await findSpendingAddress(app, scope)]),
      // One for all batches, which is read once.
      resolve: ({ onSalesPage }) => (onSalesPage ? 'sales page' : null),
    }),
    making: t.loadable({
      description: 'The work on its codes; null = they were made at once',
      authScopes: mayRead,
      type: CodeBatchRef,
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const found = await listNewestBatches(scope, ids);
        return ids.map((id) => found.find(({ ownerId }) => ownerId === id) ?? null);
      }),
      resolve: ({ id }) => id,
    }),
    figures: t.loadable({
      authScopes: mayRead,
      type: FiguresRef,
      load: figures,
      resolve: ({ id }) => id,
    }),
  }),
});

const VoucherRef = builder.objectRef<ShownVoucher>('Voucher').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code', { description: 'As it is printed' }),
    state: t.expose('state', { type: VoucherStateScalar }),
    acquiredAt: t.expose('acquiredAt', { type: 'DateTime' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
    orderId: t.exposeID('orderId', { nullable: true, description: 'The order that it paid for' }),
    deviceName: t.exposeString('deviceName', {
      nullable: true,
      description: 'The gate that it was shown at',
    }),
    cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
    rebookedAt: t.expose('rebookedAt', { type: 'DateTime', nullable: true }),
  }),
});

const VoucherBatchFilterInput = inputFromZod('VoucherBatchFilterInput', voucherBatchFilterInput);
const VoucherFilterInput = inputFromZod('VoucherFilterInput', voucherFilterInput);
inputFromZod('VoucherWorthInput', voucherWorthInput);
const VoucherBatchInput = inputFromZod('VoucherBatchInput', voucherBatchInput);
const VoucherDetailsInput = inputFromZod('VoucherDetailsInput', voucherDetailsInput);

const pageRows = 50;

builder.queryFields((t) => ({
  voucherBatches: t.connection({
    description: 'A voucher partner sees its own',
    type: BatchRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: VoucherBatchFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listVoucherBatches(context.signedIn(), filter, page),
      ),
  }),
  voucherBatchCount: t.int({
    description: 'Of all that the filter finds',
    authScopes: mayRead,
    args: { filter: t.arg({ type: VoucherBatchFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => countVoucherBatches(context.signedIn(), filter),
  }),
  voucherBatch: t.field({
    type: BatchRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }, call) =>
      getVoucherBatch(scope, id, requireVoucherRight(call, 'access')),
    ),
  }),
  vouchers: t.connection({
    description: 'The vouchers of a batch, in the order in which they were made',
    type: VoucherRef,
    authScopes: mayRead,
    args: { batchId: t.arg.id(), filter: t.arg({ type: VoucherFilterInput, required: false }) },
    resolve: (_root, { batchId, filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: mostVouchersOfPage }, (page) =>
        listVouchers(context.signedIn(), batchId, filter, page),
      ),
  }),
  voucherPartners: t.field({
    description: 'The accounts that a batch can be of',
    type: [PartnerRef],
    authScopes: mayEdit,
    resolve: reading(async (scope, _root, _args, call) => {
      requireVoucherRight(call, 'edit');
      return (await listPartners(scope)).filter(({ isArchived }) => !isArchived);
    }),
  }),
}));

builder.mutationFields((t) => ({
  createVoucherBatch: t.field({
    authScopes: mayEdit,
    description: 'With its vouchers',
    type: BatchRef,
    args: { input: t.arg({ type: VoucherBatchInput }) },
    resolve: (_root, { input }, context) => createVoucherBatch(context.signedIn(), input),
  }),
  changeVoucherBatch: t.field({
    authScopes: mayEdit,
    type: BatchRef,
    args: { id: t.arg.id(), input: t.arg({ type: VoucherDetailsInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      changeVoucherBatch(context.signedIn(), id, input, version),
  }),
  cancelVouchers: t.int({
    authScopes: { right: ['discountcodes-and-vouchers', 'extra'] },
    description: 'How many there were: of these, or of all that are left, those that are not used',
    args: { batchId: t.arg.id(), ids: t.arg.idList({ required: false }) },
    resolve: (_root, { batchId, ids }, context) => cancelVouchers(context.signedIn(), batchId, ids ?? null),
  }),
}));
