import { type ChecklistEntity, type ChecklistRow, fieldsOf } from './checklist-field.ts';

const product: readonly ChecklistRow[] = [
  [
    'name',
    'product.name',
    'name',
    'ChangeProductInput.name',
    ['catalog/products/product-content-tab.tsx', "getInputProps('name'"],
    'product-name-taken',
  ],
  [
    'description',
    'content product/description',
    'texts.description',
    'ProductTextInput.description',
    ['catalog/products/product-content-tab.tsx', '.description`)'],
    'product-description-too-long',
  ],
  [
    'title per language',
    'content product/title',
    'texts.title',
    'ProductTextInput.title',
    ['catalog/products/product-content-tab.tsx', '.title`)'],
    'product-title-too-short',
  ],
  [
    'category',
    'product.category',
    'category',
    'ChangeProductInput.category',
    ['catalog/products/product-content-tab.tsx', "getInputProps('category'"],
    'product-category-too-long',
  ],
  [
    'locations',
    'product_location.location_id',
    'locationIds',
    'ChangeProductInput.locationIds',
    ['catalog/products/product-locations-card.tsx', "getInputProps('locationIds'"],
    'location-required',
  ],
  [
    'own opening times',
    'product_opening_hours.opens',
    'ownHours.weekHours',
    'OwnHoursInput.weekHours',
    ['catalog/products/product-locations-card.tsx', 'catalog.hours.own'],
  ],
  [
    'name on channel',
    'product_channel.name_on_channel',
    'channels.nameOnChannel',
    'ProductChannelInput.nameOnChannel',
    ['catalog/products/product-channels-tab.tsx', '.nameOnChannel`)'],
    'name-on-channel-too-long',
  ],
  [
    'connected channels',
    'product_channel.enabled',
    'channels.enabled',
    'ProductChannelInput.enabled',
    ['catalog/products/product-channels-tab.tsx', 'catalog.channels.connect'],
  ],
  [
    'type',
    'product.product_type',
    '',
    'Product.type',
    ['catalog/products/product-summary.tsx', 'catalog.product.type.'],
  ],
  [
    'availability type',
    'product.availability_type',
    '',
    'Mutation.switchAvailability',
    ['catalog/products/availability-type-card.tsx', 'availabilityType'],
    'availability-is-that-already',
  ],
  [
    'ticket types',
    'ticket_type.ticket_group_id',
    '',
    'Mutation.createTicketType',
    ['catalog/products/product-ticket-types-tab.tsx', '<TicketTypesCard'],
  ],
];

export const productChecklist: ChecklistEntity = {
  name: 'product',
  schema: ['catalog/product-input.ts', 'productPageInput'],
  fields: fieldsOf(product),
};
