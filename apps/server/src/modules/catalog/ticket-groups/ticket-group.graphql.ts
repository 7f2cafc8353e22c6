import { eTicketTextInput } from '@foyer/domain/catalog/e-ticket-text.ts';
import { ticketGroupStateOn } from '@foyer/domain/catalog/ticket-group.ts';
import { ownDayInput, ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { typedVisitMailInput } from '@foyer/domain/catalog/visit-mail.ts';
import { fieldsFromZod, objectFromZod } from '../../../platform/graphql/fields-from-zod.ts';
import { loading } from '../../../platform/graphql/reading.ts';
import { TicketGroupKindScalar, TicketGroupStateScalar } from '../../../scalars/catalog-scalars.graphql.ts';
import { dateOfCall } from '../../clients/index.ts';
import { Product, TicketGroup, TicketType } from '../catalog.graphql.ts';
import { listProducts } from '../products/product.repository.ts';
import { listTicketTypesOfGroups } from '../ticket-types/ticket-type.repository.ts';

objectFromZod('OwnDay', ownDayInput, { description: 'Open or closed whatever the weekday says' });
objectFromZod('ETicketText', eTicketTextInput);
objectFromZod('VisitMail', typedVisitMailInput, {
  description: 'A mail so many days before or after the visit, at a time of the day',
});

TicketGroup.implement({
  fields: (t) => ({
    ...fieldsFromZod(ticketGroupInput, {
      without: ['kind'],
      descriptions: { pageMaximum: '0 = unlimited' },
    }),
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: TicketGroupKindScalar }),
    version: t.exposeInt('version'),
    state: t.field({
      type: TicketGroupStateScalar,
      authScopes: { asParent: true },
      resolve: async (group, _args, context) =>
        ticketGroupStateOn(group, await dateOfCall(context.signedIn())),
    }),
    product: t.loadable({
      authScopes: { anyRight: [['tickets', 'products', 'timeslotgroup', 'ticketstreet'], 'access'] },
      type: Product,
      load: loading(listProducts),
      sort: ({ id }) => id,
      resolve: ({ productId }) => productId,
    }),
    ticketTypes: t.loadableGroup({
      authScopes: { anyRight: [['tickets', 'products', 'timeslotgroup'], 'access'] },
      description: 'Archived ones too, in the order visitors see',
      type: TicketType,
      load: loading(listTicketTypesOfGroups),
      group: ({ ticketGroupId }) => ticketGroupId,
      resolve: ({ id }) => id,
    }),
  }),
});
