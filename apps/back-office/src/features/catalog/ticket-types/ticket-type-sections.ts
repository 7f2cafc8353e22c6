import type { TicketTypeForm } from './ticket-type-form.ts';

export const ticketTypeSections = [
  'descriptions',
  'price',
  'limits',
  'validity',
  'sales-points',
  'scanning',
  'accounting',
] as const;
export type TicketTypeSection = (typeof ticketTypeSections)[number];

/** Plain texts: the card draws each of them with its label, `fields.<name>`. */
export const accountingTexts = ['ledgerAccount', 'costCentre', 'articleCode'] as const;

const sectionFields: Record<TicketTypeSection, readonly (keyof TicketTypeForm)[]> = {
  descriptions: ['descriptions', 'itemKind', 'eventId', 'informationIcon'],
  price: ['price', 'originalPrice', 'vat', 'pluCode'],
  limits: [
    'limitChoice',
    'ticketLimit',
    'minPerOrder',
    'maxPerOrder',
    'isChild',
    'durationMinutes',
    'blocksOtherTimeslots',
  ],
  validity: ['validity'],
  'sales-points': ['salesPoints', 'active', 'statusLabel'],
  scanning: ['dailyScanLimit', 'totalScanLimit', 'groupTicket', 'usesCustomBarcode', 'customBarcode'],
  accounting: accountingTexts,
};

/** The section of a field on the page: 'descriptions.0.name' in the descriptions. */
export function isInSection(field: string, section: TicketTypeSection): boolean {
  return sectionFields[section].some((name) => field === name || field.startsWith(`${name}.`));
}

export function fieldsOfSection(section: TicketTypeSection): readonly (keyof TicketTypeForm)[] {
  return sectionFields[section];
}

/** Whether the card of a section is outlined: one of its fields was refused. */
export function hasErrors(errors: Readonly<Record<string, unknown>>, section: TicketTypeSection): boolean {
  return Object.keys(errors).some((field) => isInSection(field, section));
}
