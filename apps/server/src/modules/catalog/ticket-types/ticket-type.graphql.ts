import { ticketTypeStateOf } from '@foyer/domain/catalog/ticket-type.ts';
import { ticketTypeDescriptionInput, ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { customValidityInput } from '@foyer/domain/catalog/ticket-validity.ts';
import { fieldsFromZod, objectFromZod } from '../../../platform/graphql/fields-from-zod.ts';
import { loading } from '../../../platform/graphql/reading.ts';
import { TicketTypeStateScalar } from '../../../scalars/catalog-scalars.graphql.ts';
import { TicketGroup, TicketType } from '../catalog.graphql.ts';
import { listTicketGroups } from '../ticket-groups/ticket-group.repository.ts';

objectFromZod('TicketTypeDescription', ticketTypeDescriptionInput);
objectFromZod('TicketValidity', customValidityInput, {
  description: 'How long a ticket is valid, where not as the kind of its group says',
});

TicketType.implement({
  fields: (t) => ({
    ...fieldsFromZod(ticketTypeInput, { descriptions: { articleCode: 'Empty = its number' } }),
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    version: t.exposeInt('version'),
    state: t.field({ type: TicketTypeStateScalar, resolve: ticketTypeStateOf }),
    ticketGroup: t.loadable({
      authScopes: { right: ['tickets', 'access'] },
      type: TicketGroup,
      load: loading(listTicketGroups),
      sort: ({ id }) => id,
      resolve: ({ ticketGroupId }) => ticketGroupId,
    }),
  }),
});
