import {
  offlineDeskSaleInput,
  renewDeskLeaseInput,
  sendDeskSalesInput,
} from '@foyer/domain/desk-leases/offline-sale-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { LateSaleStateScalar } from '../../scalars/desk-scalars.graphql.ts';
import { DeskOfferRef } from '../desk-sales/index.ts';
import { listOrderOverviews } from '../orders/index.ts';
import { tillModule } from '../tills/index.ts';
import type { LeaseCode } from './fit-lease-codes.ts';
import type { LateSale } from './late-sale.repository.ts';
import { renewDeskLease } from './renew-desk-lease.ts';
import type { LeaseTermsOfDesk, RenewedLease } from './renewed-lease.ts';
import { returnDeskLease } from './return-desk-lease.ts';
import { sendDeskSales } from './send-desk-sales.ts';

const mayEdit = { right: [tillModule, 'edit'] as const };

const PlacesRef = builder.objectRef<RenewedLease['places'][number]>('DeskLeasePlaces').implement({
  fields: (t) => ({
    timeslotId: t.exposeID('timeslotId'),
    places: t.exposeInt('places', { nullable: true, description: 'null = the timeslot has no limit' }),
  }),
});

const TypeRef = builder.objectRef<LeaseTermsOfDesk['types'][number]>('DeskLeaseType').implement({
  description: 'A ticket type that may be sold without a connection; all others need one',
  fields: (t) => ({
    ticketTypeId: t.exposeID('ticketTypeId'),
    visitDate: t.expose('visitDate', {
      type: 'Date',
      nullable: true,
      description: 'The day of its codes; null = a code without a day',
    }),
    vatBasisPoints: t.exposeInt('vatBasisPoints'),
  }),
});

const CodeRef = builder.objectRef<LeaseCode>('DeskLeaseCode').implement({
  description: 'Of a ticket that is not sold yet',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The 16 digits that people read' }),
    code: t.exposeString('code', { description: 'The QR code, signed' }),
    visitDate: t.expose('visitDate', { type: 'Date', nullable: true }),
  }),
});

const CostsRef = builder.objectRef<LeaseTermsOfDesk['costs']>('DeskLeaseCosts').implement({
  description: 'What a sale costs beside its tickets',
  fields: (t) => ({
    serviceMinor: t.exposeInt('serviceMinor', { description: 'For each ticket that costs something' }),
    isServiceOnFree: t.exposeBoolean('isServiceOnFree'),
    transactionMinor: t.exposeInt('transactionMinor', { description: 'For the order' }),
  }),
});

const ReceiptHeadRef = builder.objectRef<LeaseTermsOfDesk['company']>('DeskLeaseCompany').implement({
  description: 'What a receipt says of the museum',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    postalCode: t.exposeString('postalCode'),
    town: t.exposeString('town'),
    vatNumber: t.exposeString('vatNumber'),
  }),
});

const TermsRef = builder.objectRef<LeaseTermsOfDesk>('DeskLeaseTerms').implement({
  description: 'What a desk sells without a connection, and at which prices',
  fields: (t) => ({
    types: t.expose('types', { type: [TypeRef] }),
    costs: t.expose('costs', { type: CostsRef }),
    offer: t.expose('offer', { type: DeskOfferRef, description: 'Of today' }),
    company: t.expose('company', { type: ReceiptHeadRef }),
  }),
});

const LeaseRef = builder.objectRef<RenewedLease>('DeskLease').implement({
  description: 'What a desk sells without a connection',
  fields: (t) => ({
    id: t.id({ resolve: ({ lease }) => lease.id }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'From then on it sells nothing more of it without a connection',
      resolve: ({ lease }) => lease.endsAt,
    }),
    serverNow: t.expose('serverNow', { type: 'DateTime' }),
    version: t.exposeInt('version', { description: 'Of the prices' }),
    receiptPrefix: t.exposeString('receiptPrefix'),
    nextReceiptNumber: t.exposeInt('nextReceiptNumber', { description: 'As far as the server knows' }),
    storageKey: t.exposeString('storageKey', {
      description: '32 bytes in base64: the same for this till and browser until all is sent in',
    }),
    places: t.expose('places', { type: [PlacesRef] }),
    termsVersion: t.exposeString('termsVersion'),
    terms: t.expose('terms', {
      type: TermsRef,
      nullable: true,
      description: 'null = those that the browser named as seen',
    }),
    codesVersion: t.exposeString('codesVersion'),
    codes: t.expose('codes', {
      type: [CodeRef],
      nullable: true,
      description: 'null = those that the browser named as seen',
    }),
  }),
});

export const LateSaleRef = builder.objectRef<LateSale>('LateDeskSale').implement({
  description: 'A sale that a desk made without a connection, as it came in',
  fields: (t) => ({
    saleId: t.id({ resolve: ({ id }) => id }),
    state: t.expose('state', { type: LateSaleStateScalar }),
    orderId: t.exposeID('orderId', { nullable: true }),
    orderNumber: t.loadable({
      authScopes: mayEdit,
      type: 'String',
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const found = await listOrderOverviews(
          scope,
          ids.filter((id) => id !== ''),
        );
        return ids.map((id) => found.find((order) => order.id === id)?.number ?? null);
      }),
      resolve: ({ orderId }) => orderId ?? '',
    }),
    receiptNumber: t.exposeString('receiptNumber', { description: 'With its prefix' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it is kept: the code of a refusal',
    }),
  }),
});

const RenewDeskLeaseInput = inputFromZod('RenewDeskLeaseInput', renewDeskLeaseInput);
inputFromZod('OfflineDeskWishInput', offlineDeskSaleInput.shape.wish);
inputFromZod('OfflineDeskSaleInput', offlineDeskSaleInput);
const SendDeskSalesInput = inputFromZod('SendDeskSalesInput', sendDeskSalesInput);

builder.mutationFields((t) => ({
  renewDeskLease: t.field({
    authScopes: mayEdit,
    description:
      'Opens the lease of a browser at an open till, or renews it; needs the function `offline sales`',
    type: LeaseRef,
    args: { input: t.arg({ type: RenewDeskLeaseInput }) },
    resolve: (_root, { input }, context) => renewDeskLease(context.signedIn(), input),
  }),
  returnDeskLease: t.field({
    authScopes: mayEdit,
    description:
      'What was not sold goes back: everything was sent in before. @returns the moment at which it ended',
    type: 'DateTime',
    args: {
      leaseId: t.arg.id(),
      deviceId: t.arg.id({ required: false, description: 'Of the browser that has it' }),
    },
    resolve: (_root, { leaseId, deviceId }, context) =>
      returnDeskLease(context.signedIn(), leaseId, deviceId),
  }),
  sendDeskSales: t.field({
    authScopes: mayEdit,
    description: 'Once for each sale id, in any order; what cannot become an order is kept for staff',
    type: [LateSaleRef],
    args: { input: t.arg({ type: SendDeskSalesInput }) },
    resolve: (_root, { input }, context) => sendDeskSales(context.signedIn(), input),
  }),
}));
