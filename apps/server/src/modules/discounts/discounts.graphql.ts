import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { codeBatchInput } from '@foyer/domain/discounts/discount-code-text.ts';
import { discountFilterInput } from '@foyer/domain/discounts/discount-filter-input.ts';
import { discountInput } from '@foyer/domain/discounts/discount-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import '../../scalars/discount-scalars.graphql.ts';
import { getClient } from '../clients/index.ts';
import { CodeBatchRef, listNewestBatches } from '../code-batches/index.ts';
import { generateCodes, type ImportedCodes, importCodes, importCodesOfFile } from './add-codes.ts';
import { deleteDiscount } from './delete-discount.ts';
import { getDiscount, type StoredDiscount } from './discount.repository.ts';
import { type CodeWithUse, mostCodesOfPage } from './discount-code.repository.ts';
import {
  type DiscountFigures,
  type DiscountTotals,
  listDiscountFigures,
} from './discount-list.repository.ts';
import { listDiscountCodes, listDiscounts, sumDiscounts } from './list-discounts.ts';
import { requireDiscountRight } from './require-discount-right.ts';
import { changeDiscount, createDiscount } from './save-discount.ts';

const mayRead = { right: ['discountcodes-and-vouchers', 'access'] as const };
const mayEdit = { right: ['discountcodes-and-vouchers', 'edit'] as const };

interface Figures extends Omit<DiscountFigures, 'id'> {
  today: LocalDate;
}

const figures = loading(async (scope, ids: string[], { app }): Promise<Figures[]> => {
  const { timeZone, paymentEnvironment } = await getClient(scope);
  const found = await listDiscountFigures(scope, ids, paymentEnvironment === 'test');
  const today = localDateAt(app.clock(), timeZone);
  return ids.map((id) => {
    const one = found.find((row) => row.id === id);
    return { today, codeCount: 0, onlyCode: null, uses: 0, givenMinor: 0, ...one };
  });
});

const FiguresRef = builder.objectRef<Figures>('DiscountFigures').implement({
  description: 'What a discount was used for; test orders while the client tests',
  fields: (t) => ({
    codeCount: t.exposeInt('codeCount'),
    onlyCode: t.exposeString('onlyCode', { nullable: true, description: 'Where it has only one' }),
    uses: t.exposeInt('uses', { description: 'Completed orders' }),
    givenMinor: t.exposeInt('givenMinor'),
    today: t.expose('today', { type: 'Date', description: 'By the clock of the client' }),
  }),
});

const DiscountRef = builder.objectRef<StoredDiscount>('Discount').implement({
  description: 'What discount codes take off',
  fields: (t) => ({
    ...fieldsFromZod(discountInput),
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    removing: t.exposeBoolean('removing', { description: 'It is being deleted in the background' }),
    making: t.loadable({
      description: 'The newest work on its codes in the background',
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

const TotalsRef = builder.objectRef<DiscountTotals>('DiscountTotals').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    uses: t.exposeInt('uses'),
    givenMinor: t.exposeInt('givenMinor'),
  }),
});

const CodeRef = builder.objectRef<CodeWithUse>('DiscountCode').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    uses: t.exposeInt('uses', { description: 'Held and sold' }),
  }),
});

const RejectedRef = builder.objectRef<ImportedCodes['rejected'][number]>('RejectedDiscountCode').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Of the file, from 1' }),
    text: t.exposeString('text'),
    code: t.exposeString('code', { description: 'Why: a code of the error catalogue' }),
  }),
});

const ImportedRef = builder.objectRef<ImportedCodes>('ImportedDiscountCodes').implement({
  fields: (t) => ({
    added: t.exposeInt('added'),
    rejected: t.expose('rejected', { type: [RejectedRef] }),
  }),
});

const DiscountFilterInput = inputFromZod('DiscountFilterInput', discountFilterInput);
const DiscountInput = inputFromZod('DiscountInput', discountInput);
const CodeBatchInput = inputFromZod('DiscountCodeBatchInput', codeBatchInput);

const pageRows = 50;

builder.queryFields((t) => ({
  discounts: t.connection({
    type: DiscountRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: DiscountFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listDiscounts(context.signedIn(), filter, page),
      ),
  }),
  discountTotals: t.field({
    description: 'Of all that the filter finds',
    type: TotalsRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: DiscountFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => sumDiscounts(context.signedIn(), filter),
  }),
  discount: t.field({
    type: DiscountRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }, call) => {
      requireDiscountRight(call, 'access');
      return getDiscount(scope, id);
    }),
  }),
  discountCodes: t.connection({
    description: 'The codes of a discount, in the order in which they were made',
    type: CodeRef,
    authScopes: mayRead,
    args: { discountId: t.arg.id() },
    resolve: (_root, { discountId, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: mostCodesOfPage }, (page) =>
        listDiscountCodes(context.signedIn(), discountId, page),
      ),
  }),
}));

builder.mutationFields((t) => ({
  createDiscount: t.field({
    authScopes: mayEdit,
    description: 'With its first code; without one its codes are generated or imported',
    type: DiscountRef,
    args: { input: t.arg({ type: DiscountInput }), code: t.arg.string({ required: false }) },
    resolve: (_root, { input, code }, context) => createDiscount(context.signedIn(), input, code ?? null),
  }),
  changeDiscount: t.field({
    authScopes: mayEdit,
    type: DiscountRef,
    args: { id: t.arg.id(), input: t.arg({ type: DiscountInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      changeDiscount(context.signedIn(), id, input, version),
  }),
  deleteDiscount: t.boolean({
    description: 'With more than 1,000 codes in the background: `removing`, with progress in `making`',
    authScopes: { right: ['discountcodes-and-vouchers', 'extra'] },
    args: { id: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: async (_root, { id, version }, context) => {
      await deleteDiscount(context.signedIn(), id, version);
      return true;
    },
  }),
  generateDiscountCodes: t.int({
    authScopes: mayEdit,
    description: 'How many: all or none; over 1,000 are made in the background',
    args: { discountId: t.arg.id(), input: t.arg({ type: CodeBatchInput }) },
    resolve: (_root, { discountId, input }, context) => generateCodes(context.signedIn(), discountId, input),
  }),
  importDiscountCodes: t.field({
    authScopes: mayEdit,
    description: 'One code a line. preview: it says what would happen and writes nothing',
    type: ImportedRef,
    args: { discountId: t.arg.id(), text: t.arg.string(), preview: t.arg.boolean() },
    resolve: (_root, { discountId, text, preview }, context) =>
      importCodes(context.signedIn(), discountId, text, preview),
  }),
  importDiscountCodesOfFile: t.int({
    authScopes: mayEdit,
    description: 'How many codes of an uploaded file are written now, in the background',
    args: { discountId: t.arg.id(), batchId: t.arg.id() },
    resolve: (_root, { discountId, batchId }, context) =>
      importCodesOfFile(context.signedIn(), discountId, batchId),
  }),
}));
