import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import type { TicketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { EditTicketTypeQuery } from '../../generated/operations.ts';

export type EditedTicketType = EditTicketTypeQuery['ticketType'];

/** The fields of a ticket type's page; prices stand as typed. A type, so that a form can index it. */
export type TicketTypeForm = {
  descriptions: { language: string; name: string; extraInformation: string }[];
  price: string;
  originalPrice: string;
  vatBasisPoints: string;
  pluCode: string;
  minPerOrder: number | null;
  maxPerOrder: number | null;
  isChild: boolean;
  durationMinutes: number | null;
  salesPoints: string[];
  active: boolean;
};

const startingPoints = ['website', 'reception', 'management', 'kiosk', 'mobile'];

/** The rate of museums in the Netherlands. */
const startingVat = 900;

export function emptyTicketTypeForm(contentLanguages: readonly string[]): TicketTypeForm {
  return {
    descriptions: contentLanguages.map((language) => ({ language, name: '', extraInformation: '' })),
    price: '',
    originalPrice: '',
    vatBasisPoints: String(startingVat),
    pluCode: '',
    minPerOrder: 0,
    maxPerOrder: null,
    isChild: false,
    durationMinutes: null,
    salesPoints: startingPoints,
    active: true,
  };
}

/** A ticket type as its form shows it, with a row for every language in which the client holds texts. */
export function ticketTypeFormOf(
  type: EditedTicketType,
  contentLanguages: readonly string[],
  decimalSign: '.' | ',',
): TicketTypeForm {
  const languages = [...new Set([...contentLanguages, ...type.descriptions.map(({ language }) => language)])];
  const { pluCode, minPerOrder, maxPerOrder, isChild, durationMinutes, salesPoints, active } = type;
  return {
    descriptions: languages.map(
      (language) =>
        type.descriptions.find((description) => description.language === language) ?? {
          language,
          name: '',
          extraInformation: '',
        },
    ),
    price: writePrice(type.priceMinor, decimalSign),
    originalPrice: type.originalPriceMinor === null ? '' : writePrice(type.originalPriceMinor, decimalSign),
    vatBasisPoints: String(type.vatBasisPoints),
    pluCode,
    minPerOrder,
    maxPerOrder,
    isChild,
    durationMinutes,
    salesPoints,
    active,
  };
}

/** What the form says, as the server takes it; refusals carry the form's own field names. */
export async function readTicketTypeForm(form: TicketTypeForm): Promise<Result<TicketTypeInput>> {
  const { ticketTypeInput } = await import('@foyer/domain/catalog/ticket-type-input.ts');
  const price = readPrice(form.price);
  const original = form.originalPrice.trim() === '' ? null : readPrice(form.originalPrice);
  const read = parseInput(ticketTypeInput, {
    ...form,
    priceMinor: price.ok ? price.value : 0,
    originalPriceMinor: original?.ok ? original.value : null,
    vatBasisPoints: Number(form.vatBasisPoints),
    minPerOrder: form.minPerOrder ?? 0,
  });
  const refusals: Refusal[] = [
    ...(price.ok ? [] : price.refusals.map((refusal) => ({ ...refusal, field: 'price' }))),
    ...(!original || original.ok
      ? []
      : original.refusals.map((refusal) => ({ ...refusal, field: 'originalPrice' }))),
    ...(read.ok ? [] : read.refusals),
  ];
  return refusals.length > 0 ? refused(...refusals) : read;
}

export const ticketTypeSections = ['descriptions', 'price', 'limits', 'sales-points'] as const;
export type TicketTypeSection = (typeof ticketTypeSections)[number];

const sectionFields: Record<TicketTypeSection, readonly (keyof TicketTypeForm)[]> = {
  descriptions: ['descriptions'],
  price: ['price', 'originalPrice', 'vatBasisPoints', 'pluCode'],
  limits: ['minPerOrder', 'maxPerOrder', 'isChild', 'durationMinutes'],
  'sales-points': ['salesPoints', 'active'],
};

/** The section of the page in which a field stands: 'descriptions.0.name' in the descriptions. */
export function isInSection(field: string, section: TicketTypeSection): boolean {
  return sectionFields[section].some((name) => field === name || field.startsWith(`${name}.`));
}

export function fieldsOfSection(section: TicketTypeSection): readonly (keyof TicketTypeForm)[] {
  return sectionFields[section];
}
