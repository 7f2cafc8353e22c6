import { ticketTypeStateOf } from '@foyer/domain/catalog/ticket-type.ts';
import type { TicketTypeDescription as DomainDescription } from '@foyer/domain/catalog/ticket-type-input.ts';
import type { TicketValidity as DomainValidity } from '@foyer/domain/catalog/ticket-validity.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import {
  ContentLanguageScalar,
  InformationIconChoiceScalar,
  ItemKindScalar,
  SalesPointScalar,
  TicketTypeLabelScalar,
  TicketTypeStateScalar,
  ValidityKindScalar,
} from '../../../scalars/catalog-scalars.graphql.ts';
import { TicketGroup, TicketType } from '../catalog.graphql.ts';
import { listTicketGroups } from '../ticket-groups/ticket-group.repository.ts';

const TicketTypeDescription = builder.objectRef<DomainDescription>('TicketTypeDescription').implement({
  fields: (t) => ({
    language: t.expose('language', { type: ContentLanguageScalar }),
    name: t.exposeString('name'),
    extraInformation: t.exposeString('extraInformation'),
  }),
});

const TicketValidity = builder.objectRef<DomainValidity>('TicketValidity').implement({
  description: 'How long a ticket is valid, where not as the kind of its group says',
  fields: (t) => ({
    kind: t.expose('kind', { type: ValidityKindScalar }),
    days: t.exposeInt('days', { nullable: true }),
    until: t.expose('until', { type: 'Date', nullable: true }),
  }),
});

TicketType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    descriptions: t.field({
      type: [TicketTypeDescription],
      resolve: ({ descriptions }) => [...descriptions],
    }),
    priceMinor: t.exposeInt('priceMinor'),
    originalPriceMinor: t.exposeInt('originalPriceMinor', { nullable: true }),
    vatBasisPoints: t.exposeInt('vatBasisPoints'),
    pluCode: t.exposeString('pluCode'),
    itemKind: t.expose('itemKind', { type: ItemKindScalar }),
    ticketLimit: t.exposeInt('ticketLimit', { nullable: true }),
    isChild: t.exposeBoolean('isChild'),
    durationMinutes: t.exposeInt('durationMinutes', { nullable: true }),
    blocksOtherTimeslots: t.exposeBoolean('blocksOtherTimeslots'),
    usesCustomBarcode: t.exposeBoolean('usesCustomBarcode'),
    validity: t.field({ type: TicketValidity, nullable: true, resolve: ({ validity }) => validity }),
    dailyScanLimit: t.exposeInt('dailyScanLimit', { nullable: true }),
    totalScanLimit: t.exposeInt('totalScanLimit', { nullable: true }),
    minPerOrder: t.exposeInt('minPerOrder'),
    maxPerOrder: t.exposeInt('maxPerOrder', { nullable: true }),
    salesPoints: t.field({ type: [SalesPointScalar], resolve: ({ salesPoints }) => [...salesPoints] }),
    eventId: t.exposeID('eventId', { nullable: true }),
    statusLabel: t.expose('statusLabel', { type: TicketTypeLabelScalar, nullable: true }),
    informationIcon: t.expose('informationIcon', { type: InformationIconChoiceScalar }),
    articleCode: t.exposeString('articleCode', { description: 'Empty = its number' }),
    costCentre: t.exposeString('costCentre'),
    ledgerAccount: t.exposeString('ledgerAccount'),
    version: t.exposeInt('version'),
    active: t.exposeBoolean('active'),
    state: t.field({ type: TicketTypeStateScalar, resolve: ticketTypeStateOf }),
    ticketGroup: t.loadable({
      authScopes: { right: ['tickets', 'access'] },
      type: TicketGroup,
      load: async (ids: string[], context) => {
        const groups = await context.signedIn().inClient((scope) => listTicketGroups(scope, ids));
        return ids.map(
          (id) => groups.find((group) => group.id === id) ?? new Error('ticket-group-not-found'),
        );
      },
      resolve: ({ ticketGroupId }) => ticketGroupId,
    }),
  }),
});
