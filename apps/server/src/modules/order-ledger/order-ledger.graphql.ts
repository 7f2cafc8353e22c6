import { codeOfAccount } from '@foyer/domain/ledger/ledger-account.ts';
import type { LedgerEntry } from '@foyer/domain/ledger/posting.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { LedgerAccountKindScalar, PostingKindScalar } from '../../scalars/ledger-scalars.graphql.ts';
import type { BookedPosting } from '../ledger/index.ts';
import { mayReadOrders, OrderRef } from '../orders/index.ts';
import { listOrderLedgers, type OrderLedger } from './list-order-ledgers.ts';

const LedgerEntryRef = builder.objectRef<LedgerEntry>('LedgerEntry').implement({
  fields: (t) => ({
    code: t.string({
      description: '`revenue:900`: with the VAT rate in basis points, or the name of the provider',
      resolve: ({ account }) => codeOfAccount(account),
    }),
    kind: t.field({ type: LedgerAccountKindScalar, resolve: ({ account }) => account.kind }),
    holder: t.string({
      nullable: true,
      description: 'Where the money is: a payment provider, or `elsewhere`',
      resolve: ({ account }) => ('holder' in account ? account.holder : null),
    }),
    vatBasisPoints: t.int({
      nullable: true,
      resolve: ({ account }) => ('vatBasisPoints' in account ? account.vatBasisPoints : null),
    }),
    costCentre: t.exposeString('costCentre'),
    generalLedgerAccount: t.exposeString('generalLedgerAccount'),
    amountMinor: t.exposeInt('amountMinor', { description: 'Debit above zero, credit below' }),
  }),
});

const LedgerPostingRef = builder.objectRef<BookedPosting>('LedgerPosting').implement({
  description: 'Its entries add up to zero',
  fields: (t) => ({
    kind: t.expose('kind', { type: PostingKindScalar }),
    causeId: t.exposeID('causeId', { description: 'With its kind it names the posting' }),
    currency: t.exposeString('currency'),
    at: t.expose('at', { type: 'DateTime' }),
    day: t.expose('day', { type: 'Date', description: 'On which it counts' }),
    correctsDay: t.expose('correctsDay', {
      type: 'Date',
      nullable: true,
      description: 'The closed day on which it would have counted',
    }),
    entries: t.field({ type: [LedgerEntryRef], resolve: ({ entries }) => [...entries] }),
  }),
});

const OrderLedgerRef = builder.objectRef<OrderLedger>('OrderLedger').implement({
  description: 'What an order posted, beside what it is worth and the money that it moved',
  fields: (t) => ({
    postings: t.expose('postings', { type: [LedgerPostingRef], description: 'The oldest first' }),
    worthMinor: t.exposeInt('worthMinor', { description: 'Its valid tickets and their fees' }),
    feesMinor: t.exposeInt('feesMinor', { description: 'Within what it is worth' }),
    earnedMinor: t.exposeInt('earnedMinor', { description: 'Revenue, fees and VAT in the ledger' }),
    receivedMinor: t.exposeInt('receivedMinor'),
    returnedMinor: t.exposeInt('returnedMinor'),
    dueMinor: t.exposeInt('dueMinor', { description: 'Still to go back' }),
    differenceMinor: t.exposeInt('differenceMinor', { description: '0 = all agree' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
  }),
});

builder.objectField(OrderRef, 'ledger', (t) =>
  t.loadable({
    authScopes: mayReadOrders,
    description: 'null without access to order management or without the right to see revenue',
    type: OrderLedgerRef,
    nullable: true,
    load: loading((scope, ids: string[], call) => listOrderLedgers(call, scope, ids)),
    resolve: ({ id }) => id,
  }),
);
