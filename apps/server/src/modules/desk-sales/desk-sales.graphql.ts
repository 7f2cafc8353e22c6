import {
  deskBuyerInput,
  deskPaymentInput,
  deskSaleInput,
  deskWishInput,
} from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { tillRefundInput } from '@foyer/domain/desk-sales/till-refund-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { DeskMeansScalar, PayingCodeKindScalar } from '../../scalars/desk-scalars.graphql.ts';
import type { DeskPayment } from './desk-sale.repository.ts';
import { payRefundAtTill } from './pay-refund-at-till.ts';
import { type DeskQuote, quoteDeskSale } from './quote-desk-sale.ts';
import { sellAtDesk } from './sell-at-desk.ts';
import type { SoldAtDesk } from './show-sold-sale.ts';

const QuoteLineRef = builder.objectRef<DeskQuote['lines'][number]>('DeskQuoteLine').implement({
  fields: (t) => ({
    ticketTypeId: t.exposeID('ticketTypeId'),
    name: t.exposeString('name', { description: 'In the language of the visitor' }),
    ticketGroupTitle: t.exposeString('ticketGroupTitle'),
    quantity: t.exposeInt('quantity'),
    unitPriceMinor: t.exposeInt('unitPriceMinor'),
    totalMinor: t.exposeInt('totalMinor', { description: 'After that was taken off' }),
    discountMinor: t.exposeInt('discountMinor', { description: 'What a code or percentage took off' }),
  }),
});

const CodePartRef = builder.objectRef<DeskQuote['codeParts'][number]>('DeskCodePart').implement({
  description: 'What a gift card or voucher pays',
  fields: (t) => ({
    kind: t.expose('kind', { type: PayingCodeKindScalar }),
    codeEnd: t.exposeString('codeEnd', { description: 'Its last characters' }),
    amountMinor: t.exposeInt('amountMinor'),
  }),
});

const QuoteRef = builder.objectRef<DeskQuote>('DeskQuote').implement({
  description: 'What is counted at a desk, at the prices of this moment',
  fields: (t) => ({
    lines: t.expose('lines', { type: [QuoteLineRef] }),
    feesMinor: t.exposeInt('feesMinor', { description: 'Service and transaction cost' }),
    discountMinor: t.exposeInt('discountMinor', { description: 'What a code or percentage took off' }),
    totalMinor: t.exposeInt('totalMinor'),
    codeParts: t.expose('codeParts', { type: [CodePartRef] }),
    dueMinor: t.exposeInt('dueMinor', { description: 'By cash, card or other means' }),
  }),
});

const PaymentRef = builder.objectRef<DeskPayment>('DeskPayment').implement({
  fields: (t) => ({
    means: t.expose('means', { type: DeskMeansScalar }),
    amountMinor: t.exposeInt('amountMinor'),
    receivedMinor: t.exposeInt('receivedMinor'),
    changeMinor: t.exposeInt('changeMinor'),
    referenceNumber: t.exposeString('referenceNumber'),
  }),
});

const SaleRef = builder.objectRef<SoldAtDesk>('DeskSale').implement({
  description: 'A completed sale of a desk',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'As its browser named it' }),
    orderId: t.exposeID('orderId'),
    orderNumber: t.exposeString('orderNumber'),
    totalMinor: t.exposeInt('totalMinor'),
    changeMinor: t.exposeInt('changeMinor'),
    itemCount: t.exposeInt('itemCount'),
    buyerEmail: t.exposeString('buyerEmail', { description: 'Empty = no tickets are mailed' }),
    payments: t.expose('payments', { type: [PaymentRef] }),
  }),
});

inputFromZod('DeskLineInput', deskWishInput.shape.lines.element);
const DeskWishInput = inputFromZod('DeskWishInput', deskWishInput);
inputFromZod('DeskPaymentInput', deskPaymentInput);
inputFromZod('DeskBuyerInput', deskBuyerInput);
const TillRefundInput = inputFromZod('TillRefundInput', tillRefundInput);
const DeskSaleInput = inputFromZod('DeskSaleInput', deskSaleInput);

builder.queryFields((t) => ({
  deskQuote: t.field({
    description: 'Takes nothing; what cannot be sold is refused at its field',
    type: QuoteRef,
    authScopes: { right: ['ticketverkoop', 'access'] },
    args: { input: t.arg({ type: DeskWishInput }) },
    resolve: (_root, { input }, context) => quoteDeskSale(context.signedIn(), input),
  }),
}));

builder.mutationFields((t) => ({
  sellAtDesk: t.field({
    authScopes: { right: ['ticketverkoop', 'edit'] },
    description: 'Once for each sale id: a repeated request answers the order that there is',
    type: SaleRef,
    args: { input: t.arg({ type: DeskSaleInput }) },
    resolve: (_root, { input }, context) => sellAtDesk(context.signedIn(), input),
  }),
  payRefundAtTill: t.id({
    authScopes: { right: ['ticketverkoop', 'edit'] },
    description: 'Pays a refund that is due out of the open till: in cash, or through its card terminal',
    args: { input: t.arg({ type: TillRefundInput }) },
    resolve: (_root, { input }, context) => payRefundAtTill(context.signedIn(), input),
  }),
}));
