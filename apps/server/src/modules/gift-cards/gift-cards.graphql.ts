import { giftCardFilterInput } from '@foyer/domain/gift-cards/gift-card-filter-input.ts';
import {
  type GiftCardDetails,
  giftCardCorrectionInput,
  newGiftCardInput,
} from '@foyer/domain/gift-cards/gift-card-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import {
  GiftCardMovementKindScalar,
  GiftCardSourceScalar,
  GiftCardStateScalar,
} from '../../scalars/gift-card-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { blockGiftCard } from './block-gift-card.ts';
import { correctGiftCard } from './correct-gift-card.ts';
import { type GiftCard, getGiftCard } from './gift-card.repository.ts';
import type { GiftCardTotals } from './gift-card-list.repository.ts';
import { linkToGiftCardPdf } from './gift-card-pdf/staff-pdf.ts';
import { listTicketNames } from './gift-tickets/present.repository.ts';
import { listFilteredCards, sumGiftCards } from './list-gift-cards.ts';
import { makeGiftCard } from './make-gift-card.ts';
import { listMovements, type Movement } from './movement.repository.ts';
import { requireGiftCardRight } from './require-gift-card-right.ts';
import { sendGiftCardAgain } from './sending/send-again.ts';
import { showCode } from './show-code.ts';
import { openCardDetails, type ShownFigures, showCardFigures } from './show-gift-cards.ts';

const mayRead = { right: ['discountcodes-and-vouchers', 'access'] as const };
const mayEdit = { right: ['discountcodes-and-vouchers', 'edit'] as const };
const mayCorrect = { right: ['discountcodes-and-vouchers', 'extra'] as const };

const FiguresRef = builder.objectRef<ShownFigures>('GiftCardFigures').implement({
  description: 'What is on a gift card, in minor units',
  fields: (t) => ({
    creditMinor: t.exposeInt('creditMinor', { description: 'What was put on it' }),
    usedMinor: t.exposeInt('usedMinor'),
    balanceMinor: t.exposeInt('balanceMinor'),
    state: t.expose('state', { type: GiftCardStateScalar }),
  }),
});

const DetailsRef = builder.objectRef<GiftCardDetails>('GiftCardDetails').implement({
  description: 'Who a gift card is for and from; empty where the person was erased',
  fields: (t) => ({
    recipientName: t.exposeString('recipientName'),
    recipientEmail: t.exposeString('recipientEmail'),
    fromName: t.exposeString('fromName'),
    message: t.exposeString('message'),
  }),
});

const MovementRef = builder.objectRef<Movement>('GiftCardMovement').implement({
  description: 'An entry of the account of a gift card in the ledger',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: GiftCardMovementKindScalar }),
    at: t.expose('at', { type: 'DateTime' }),
    orderId: t.exposeID('orderId', { nullable: true }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    byName: t.exposeString('byName', { description: 'The colleague; empty where there is none' }),
    reason: t.exposeString('reason'),
    amountMinor: t.exposeInt('amountMinor'),
    balanceMinor: t.exposeInt('balanceMinor', { description: 'After it' }),
  }),
});

const GiftCardRef = builder.objectRef<GiftCard>('GiftCard').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    codeEnd: t.exposeString('codeEnd'),
    amountMinor: t.exposeInt('amountMinor', { description: 'Its value when it was issued' }),
    currency: t.expose('currency', { type: CurrencyScalar }),
    validUntil: t.expose('validUntil', { type: 'Date' }),
    source: t.expose('source', { type: GiftCardSourceScalar }),
    isTest: t.exposeBoolean('test'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    openedAt: t.expose('openedAt', { type: 'DateTime', nullable: true }),
    sendAt: t.expose('sendAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is mailed; null = it is handed over',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    orderId: t.exposeID('orderId', { nullable: true, description: 'The order that sold it' }),
    code: t.string({
      description:
        'As it is printed: who has it can spend the card; of a gift ticket the link that gives it a day',
      authScopes: mayEdit,
      resolve: (card, _args, context) => showCode(context.signedIn(), card),
    }),
    ticketName: t.loadable({
      authScopes: mayRead,
      type: 'String',
      nullable: true,
      description:
        'Of a ticket that was bought as a present: its type, in the language of the reader; null = a card',
      load: loading((scope, ids: string[], { language }) => listTicketNames(scope, ids, language)),
      resolve: ({ id }) => id,
    }),
    figures: t.loadable({
      authScopes: mayRead,
      type: FiguresRef,
      load: loading((scope, ids: string[], { app }) => showCardFigures(app, scope, ids)),
      resolve: ({ id }) => id,
    }),
    details: t.loadable({
      authScopes: mayRead,
      type: DetailsRef,
      load: loading((scope, ids: string[], { app }) => openCardDetails(app, scope, ids)),
      resolve: ({ id }) => id,
    }),
  }),
});

const TotalsRef = builder.objectRef<GiftCardTotals>('GiftCardTotals').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    creditMinor: t.exposeInt('creditMinor'),
    usedMinor: t.exposeInt('usedMinor'),
    unusedMinor: t.exposeInt('unusedMinor'),
  }),
});

const GiftCardFilterInput = inputFromZod('GiftCardFilterInput', giftCardFilterInput);
const NewGiftCardInput = inputFromZod('NewGiftCardInput', newGiftCardInput);
const GiftCardCorrectionInput = inputFromZod('GiftCardCorrectionInput', giftCardCorrectionInput);

const pageRows = 50;

builder.queryFields((t) => ({
  giftCards: t.connection({
    type: GiftCardRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: GiftCardFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listFilteredCards(context.signedIn(), filter, page),
      ),
  }),
  giftCardTotals: t.field({
    description: 'Of all that the filter finds: credit total, used, unused',
    type: TotalsRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: GiftCardFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => sumGiftCards(context.signedIn(), filter),
  }),
  giftCard: t.field({
    type: GiftCardRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }, call) => {
      requireGiftCardRight(call, 'access');
      return getGiftCard(scope, id);
    }),
  }),
  giftCardMovements: t.field({
    description: 'The newest first',
    type: [MovementRef],
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }, call) => {
      requireGiftCardRight(call, 'access');
      return listMovements(scope, id);
    }),
  }),
}));

builder.mutationFields((t) => ({
  createGiftCard: t.field({
    authScopes: mayEdit,
    description: 'By hand: its money was taken outside of Foyer, or it is given away',
    type: GiftCardRef,
    args: { input: t.arg({ type: NewGiftCardInput }) },
    resolve: (_root, { input }, context) => makeGiftCard(context.signedIn(), input),
  }),
  correctGiftCard: t.field({
    authScopes: mayCorrect,
    type: GiftCardRef,
    args: { id: t.arg.id(), input: t.arg({ type: GiftCardCorrectionInput }) },
    resolve: (_root, { id, input }, context) => correctGiftCard(context.signedIn(), id, input),
  }),
  sendGiftCard: t.field({
    authScopes: mayEdit,
    description: 'By mail to its address, again or before its day',
    type: GiftCardRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => sendGiftCardAgain(context.signedIn(), id),
  }),
  openGiftCardPdf: t.string({
    authScopes: mayEdit,
    description: 'A path to its PDF, which works for a minute',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => linkToGiftCardPdf(context.signedIn(), id),
  }),
  blockGiftCard: t.field({
    authScopes: mayEdit,
    description: 'Or open it again',
    type: GiftCardRef,
    args: { id: t.arg.id(), isBlocked: t.arg.boolean(), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, isBlocked, version }, context) =>
      blockGiftCard(context.signedIn(), id, isBlocked, version),
  }),
}));
