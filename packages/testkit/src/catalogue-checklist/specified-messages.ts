/**
 * What specification 001, section 8, says of the catalogue, prices, timeslots and channels, letter by letter; the key of the
 * text that says it; and the test that meets it: its file and words of it, the text itself or its code. The messages
 * of single fields are in the checklists.
 */
export type SpecifiedMessage = readonly [text: string, key: string, file: string, words: string];

const modules = 'apps/server/src/modules';
const types = 'e2e/ticket-types.spec.ts';
const catalogue = 'e2e/catalogue.spec.ts';
const streets = 'e2e/ticketstreet.spec.ts';
const prices = 'e2e/dynamic-prices.spec.ts';
const prefix = 'errors.';

/** A refusal, met by its code. */
const refusal = (text: string, code: string, file: string): SpecifiedMessage => [
  text,
  `${prefix}${code}`,
  file,
  code,
];
/** A text, met in the browser. */
const shown = (text: string, key: string, file: string): SpecifiedMessage => [text, key, file, text];

export const specifiedMessages: readonly SpecifiedMessage[] = [
  // channels
  shown(
    'No channel types set up. Contact customer success.',
    'channels.noTypes',
    'e2e/channels/channel-management.spec.ts',
  ),
  shown('Unable to create a ticketstreet.', 'channels.create.failed', streets),
  shown('Failed to fetch configuration', 'channels.list.failed', streets),
  shown('Unable to find channel, contents or look and feel', 'channels.edit.failed', streets),
  shown('Unable to save changes.', 'channels.save.failed', streets),
  // ticket type
  shown('Please enter a price.', 'errors.price-required', types),
  refusal('Please enter a valid price.', 'price-invalid', 'packages/domain/src/catalog/read-price.test.ts'),
  shown('You cannot enter more than 2 decimals.', 'errors.price-too-many-decimals', types),
  shown('Please enter a limit higher than 0.', 'errors.limit-above-zero', types),
  shown('Please select at least one sales channel.', 'errors.sales-point-required', types),
  refusal(
    'Please select a valid exhibit or event.',
    'event-invalid',
    `${modules}/catalog/ticket-types/ticket-type-fields.db.test.ts`,
  ),
  shown(
    'The checkout identification code can consist of a maximum of 50 characters.',
    'errors.plu-code-too-long',
    types,
  ),
  shown(
    'The file chosen can only be jpg or png.',
    'errors.image-format',
    `${modules}/images/image-rules.db.test.ts`,
  ),
  shown('An error occured.', 'catalog.types.deleteFailed', types),
  shown('An unknown error occurred.', 'catalog.types.deleteUnknown', types),
  shown('The ticket type was not created. Try again.', 'catalog.type.notCreated', types),
  shown('The ticket type was not changed.', 'catalog.type.notChanged', types),
  // product
  shown('Product not found', 'errors.product-not-found', 'e2e/shell/section-8-errors.spec.ts'),
  refusal(
    'This name is already in use.',
    'product-name-taken',
    `${modules}/catalog/products/products.db.test.ts`,
  ),
  refusal(
    'The product was not deleted because it has sold tickets. Archive it instead.',
    'product-has-tickets',
    `${modules}/catalog/products/products.db.test.ts`,
  ),
  // timeslots
  refusal(
    'Select a valid day.',
    'day-invalid',
    'apps/back-office/src/features/scheduling/exceptions/times-form.test.ts',
  ),
  refusal(
    'Select a valid time of day.',
    'time-invalid',
    'apps/back-office/src/features/scheduling/exceptions/times-form.test.ts',
  ),
  shown('This timeslot already exists', 'errors.timeslot-exists', 'e2e/timeslot-groups.spec.ts'),
  shown('Something went wrong adding the exception.', 'errors.exception-not-added', catalogue),
  refusal(
    'You have duplicate timeslots. Please change or delete the duplicate timeslots.',
    'timeslots-duplicate',
    `${modules}/scheduling/timeslot-groups.db.test.ts`,
  ),
  shown('Failed to get timeslot group.', 'scheduling.group.failed', catalogue),
  // availability scheduler
  shown('Something went wrong when retrieving the location', 'scheduler.locationFailed', catalogue),
  refusal(
    'Schedule name is already in use. Try another name.',
    'schedule-name-taken',
    `${modules}/product-schedules/product-schedules.db.test.ts`,
  ),
  // venue
  shown(
    'This venue name is already in use. Please select a unique name.',
    'errors.location-name-taken',
    'e2e/make-a-product.spec.ts',
  ),
  shown('Unable to create location.', 'venues.create.failed', catalogue),
  refusal('Venue not found.', 'location-not-found', `${modules}/venues/locations.db.test.ts`),
  shown('The location could not be saved. Try again.', 'venues.edit.saveFailed', catalogue),
  shown('Something went wrong when retrieving the location', 'venues.edit.failed', catalogue),
  refusal('The last venue cannot be deleted.', 'location-is-last', `${modules}/venues/locations.db.test.ts`),
  // pricing rules
  shown('Click the save button again', 'pricing.createFailed', prices),
  shown('The rule could not be deleted.', 'pricing.deleteFailed', prices),
  shown('The ticket types could not be loaded', 'pricing.typesFailed', prices),
  shown('The pricing rules could not be loaded', 'pricing.failed', prices),
  shown('No ticket types found', 'pricing.noTicketTypes', prices),
];
