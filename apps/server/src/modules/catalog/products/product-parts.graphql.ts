import type { OwnHours as DomainOwnHours } from '@foyer/domain/catalog/product-input.ts';
import { productHoursInput } from '@foyer/domain/catalog/product-input.ts';
import { switchAvailabilityInput } from '@foyer/domain/catalog/switch-availability-input.ts';
import type { TicketGroup as DomainTicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { AvailabilityTypeScalar, TicketGroupKindScalar } from '../../../scalars/catalog-scalars.graphql.ts';
import { OpeningHours, TouchedDaysReview } from '../../venues/index.ts';
import { Product } from '../catalog.graphql.ts';
import { previewOwnHours } from './preview-own-hours.ts';
import {
  type AvailabilitySwitchPreview,
  previewAvailabilitySwitch,
  switchAvailability,
} from './switch-availability.ts';

const OwnHours = builder.objectRef<DomainOwnHours>('OwnHours').implement({
  description: 'The hours of a product at a location where they are not the location’s',
  fields: (t) => ({
    locationId: t.exposeID('locationId'),
    weekHours: t.field({
      description: 'Monday to Sunday; null = closed',
      type: [OpeningHours],
      nullable: { list: false, items: true },
      resolve: ({ weekHours }) => [...weekHours],
    }),
  }),
});

builder.objectFields(Product, (t) => ({
  ownHours: t.field({ type: [OwnHours], resolve: ({ ownHours }) => [...ownHours] }),
}));

const SwitchedGroup = builder
  .objectRef<Pick<DomainTicketGroup, 'id' | 'name' | 'kind'>>('SwitchedGroup')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      kind: t.expose('kind', { type: TicketGroupKindScalar }),
    }),
  });

const AvailabilitySwitch = builder.objectRef<AvailabilitySwitchPreview>('AvailabilitySwitch').implement({
  fields: (t) => ({
    converted: t.field({
      description: 'The group that came with the product',
      type: SwitchedGroup,
      resolve: ({ converted }) => converted.group,
    }),
    left: t.field({
      description: 'Groups of a kind that is not sold then, until they are converted or archived',
      type: [SwitchedGroup],
      resolve: ({ left }) => [...left],
    }),
    ticketCount: t.exposeInt('ticketCount', { description: 'Tickets that visitors still come with' }),
  }),
});

const SwitchAvailabilityInput = inputFromZod('SwitchAvailabilityInput', switchAvailabilityInput);

const ProductHoursInput = inputFromZod('ProductHoursInput', productHoursInput);

builder.queryFields((t) => ({
  ownHoursPreview: t.field({
    description: 'Whose visits other hours of a product would touch; it changes nothing',
    type: TouchedDaysReview,
    authScopes: { right: ['products', 'access'] },
    args: { productId: t.arg.id(), input: t.arg({ type: ProductHoursInput }) },
    resolve: (_root, { productId, input }, context) => previewOwnHours(context.signedIn(), productId, input),
  }),
  availabilitySwitch: t.field({
    description: 'What switching would do; it changes nothing',
    type: AvailabilitySwitch,
    authScopes: { right: ['products', 'access'] },
    args: { productId: t.arg.id(), to: t.arg({ type: AvailabilityTypeScalar }) },
    resolve: (_root, { productId, to }, context) =>
      previewAvailabilitySwitch(context.signedIn(), productId, to),
  }),
}));

builder.mutationFields((t) => ({
  switchAvailability: t.field({
    authScopes: { right: ['products', 'edit'] },
    type: Product,
    args: { productId: t.arg.id(), input: t.arg({ type: SwitchAvailabilityInput }) },
    resolve: (_root, { productId, input }, context) =>
      switchAvailability(context.signedIn(), productId, input),
  }),
}));
