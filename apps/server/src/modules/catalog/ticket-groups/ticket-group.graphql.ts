import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ETicketText as DomainETicketText } from '@foyer/domain/catalog/e-ticket-text.ts';
import { ticketGroupStateOn } from '@foyer/domain/catalog/ticket-group.ts';
import type { OwnDay as DomainOwnDay } from '@foyer/domain/catalog/ticket-group-input.ts';
import type { VisitMail as DomainVisitMail } from '@foyer/domain/catalog/visit-mail.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import {
  ContentLanguageScalar,
  TicketGroupKindScalar,
  TicketGroupStateScalar,
} from '../../../scalars/catalog-scalars.graphql.ts';
import { getClient } from '../../clients/index.ts';
import { Product, TicketGroup, TicketType } from '../catalog.graphql.ts';
import { listProducts } from '../products/product.repository.ts';
import { listTicketTypesOfGroups } from '../ticket-types/ticket-type.repository.ts';

const OwnDay = builder.objectRef<DomainOwnDay>('OwnDay').implement({
  description: 'Open or closed whatever the weekday says',
  fields: (t) => ({ date: t.expose('date', { type: 'Date' }), isOpen: t.exposeBoolean('isOpen') }),
});

const ETicketText = builder.objectRef<DomainETicketText>('ETicketText').implement({
  fields: (t) => ({
    language: t.expose('language', { type: ContentLanguageScalar }),
    text: t.exposeString('text'),
  }),
});

const VisitMail = builder.objectRef<DomainVisitMail>('VisitMail').implement({
  description: 'A mail so many days before or after the visit, at a time of the day',
  fields: (t) => ({
    on: t.exposeBoolean('on'),
    days: t.exposeInt('days', { nullable: true }),
    at: t.exposeString('at', { nullable: true }),
  }),
});

TicketGroup.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: TicketGroupKindScalar }),
    availableFrom: t.expose('availableFrom', { type: 'Date', nullable: true }),
    availableUntil: t.expose('availableUntil', { type: 'Date', nullable: true }),
    validFrom: t.expose('validFrom', { type: 'Date', nullable: true }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true }),
    openWeekdays: t.intList({ resolve: ({ openWeekdays }) => [...openWeekdays] }),
    ownDays: t.field({ type: [OwnDay], resolve: ({ ownDays }) => [...ownDays] }),
    ticketLimit: t.exposeInt('ticketLimit', { nullable: true }),
    lookaheadDays: t.exposeInt('lookaheadDays', { nullable: true }),
    cutOffMinutes: t.exposeInt('cutOffMinutes'),
    pageMaximum: t.exposeInt('pageMaximum', { description: '0 = unlimited' }),
    childNeedsAdult: t.exposeBoolean('childNeedsAdult'),
    eTicketTexts: t.field({ type: [ETicketText], resolve: ({ eTicketTexts }) => [...eTicketTexts] }),
    previsitMail: t.field({ type: VisitMail, resolve: ({ previsitMail }) => previsitMail }),
    aftervisitMail: t.field({ type: VisitMail, resolve: ({ aftervisitMail }) => aftervisitMail }),
    mailArticleCodes: t.stringList({ resolve: ({ mailArticleCodes }) => [...mailArticleCodes] }),
    mailsBlocked: t.exposeBoolean('mailsBlocked'),
    version: t.exposeInt('version'),
    state: t.field({
      type: TicketGroupStateScalar,
      authScopes: { asParent: true },
      resolve: async (group, _args, context) => {
        const call = context.signedIn();
        const { timeZone } = await call.inClient(getClient);
        return ticketGroupStateOn(group, localDateAt(call.app.clock(), timeZone));
      },
    }),
    product: t.loadable({
      authScopes: { anyRight: [['tickets', 'products', 'timeslotgroup', 'ticketstreet'], 'access'] },
      type: Product,
      load: async (ids: string[], context) => {
        const products = await context.signedIn().inClient((scope) => listProducts(scope, ids));
        return ids.map(
          (id) => products.find((product) => product.id === id) ?? new Error('product-not-found'),
        );
      },
      resolve: ({ productId }) => productId,
    }),
    ticketTypes: t.loadableList({
      authScopes: { anyRight: [['tickets', 'products', 'timeslotgroup'], 'access'] },
      description: 'Archived ones too, in the order visitors see',
      type: TicketType,
      load: async (ids: string[], context) => {
        const types = await context.signedIn().inClient((scope) => listTicketTypesOfGroups(scope, ids));
        return ids.map((id) => types.filter(({ ticketGroupId }) => ticketGroupId === id));
      },
      resolve: ({ id }) => id,
    }),
  }),
});
