import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { readVat, writeVat } from '@foyer/domain/catalog/read-vat.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { TicketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import type { ValidityKind } from '@foyer/domain/catalog/ticket-validity.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import { controlNames } from '../../../components/edit-page/place-refusals.ts';
import type { EditTicketTypeQuery, TicketTypeFieldsFragment } from '../../../generated/operations.ts';
import { emptyTicketType, TicketTypeFields } from '../../../generated/ticket-type-fields.ts';
import { pickFragment } from '../../../session/graphql/graphql-document.ts';
import { rowPerLanguage } from '../row-per-language.ts';

export type EditedTicketType = EditTicketTypeQuery['ticketType'];

/** What is typed in another way than it is kept. A type, so that a form can index it. */
type Typed = {
  price: string;
  originalPrice: string;
  vat: string;
  /** '' = not chosen yet: limit or no limit must be chosen (specification 001, section 5). */
  limitChoice: LimitChoice;
  minPerOrder: number | null;
  /** '' = as the kind of the group says. */
  validity: { kind: ValidityKind | ''; days: number | null; until: string | null };
};
type KeptOnly = 'priceMinor' | 'originalPriceMinor' | 'vatBasisPoints';

/** The fields of a ticket type's page: those of its input, but for what is typed in another way. */
export type TicketTypeForm = Omit<TicketTypeFieldsFragment, KeptOnly | keyof Typed> &
  Typed & {
    /** Which one is edited: the form takes over a newer one only while nothing is typed; a new type has none. */
    version?: number;
  };
export type LimitChoice = '' | 'none' | 'limit';

const startingPoints: SalesPoint[] = ['website', 'reception', 'management', 'kiosk', 'mobile'];

/** The rate of museums in the Netherlands. */
const startingVat = '9';

const noValidity: Typed['validity'] = { kind: '', days: null, until: null };

const noTexts = { name: '', extraInformation: '' };

export function emptyTicketTypeForm(contentLanguages: readonly ContentLanguage[]): TicketTypeForm {
  const { originalPriceMinor: _none, ...start } = emptyTicketType;
  return {
    ...start,
    price: '',
    originalPrice: '',
    vat: startingVat,
    limitChoice: '',
    ticketLimit: null,
    descriptions: contentLanguages.map((language) => ({ language, ...noTexts })),
    validity: noValidity,
    salesPoints: startingPoints,
  };
}

/** A ticket type as its form shows it, with a row for every language in which the client holds texts. */
export function ticketTypeFormOf(
  type: EditedTicketType,
  contentLanguages: readonly ContentLanguage[],
  decimalSign: '.' | ',',
): TicketTypeForm {
  const { priceMinor, originalPriceMinor, vatBasisPoints, ...kept } = pickFragment(TicketTypeFields, type);
  return {
    ...kept,
    descriptions: rowPerLanguage(kept.descriptions, contentLanguages, noTexts),
    price: writePrice(priceMinor, decimalSign),
    originalPrice: originalPriceMinor === null ? '' : writePrice(originalPriceMinor, decimalSign),
    vat: writeVat(vatBasisPoints, decimalSign),
    limitChoice: kept.ticketLimit === null ? 'none' : 'limit',
    validity: kept.validity ?? noValidity,
    version: type.version,
  };
}

/** What the form says, as the server takes it; refusals carry the form's own field names. */
export async function readTicketTypeForm(form: TicketTypeForm): Promise<Result<TicketTypeInput>> {
  const { ticketTypeInput } = await import('@foyer/domain/catalog/ticket-type-input.ts');
  const price = readPrice(form.price);
  const vat = readVat(form.vat);
  const original = form.originalPrice.trim() === '' ? null : readPrice(form.originalPrice);
  const read = parseInput(ticketTypeInput, {
    ...form,
    priceMinor: price.ok ? price.value : 0,
    originalPriceMinor: original?.ok ? original.value : null,
    vatBasisPoints: vat.ok ? vat.value : 0,
    minPerOrder: form.minPerOrder ?? 0,
    ticketLimit: limitOf(form),
    validity: validityOf(form.validity),
  });
  const untyped: Refusal[] = [
    ...(price.ok ? [] : price.refusals.map((refusal) => ({ ...refusal, field: 'price' }))),
    ...(!original || original.ok
      ? []
      : original.refusals.map((refusal) => ({ ...refusal, field: 'originalPrice' }))),
    ...(vat.ok ? [] : vat.refusals.map((refusal) => ({ ...refusal, field: 'vat' }))),
  ];
  const refusals = [...untyped, ...(read.ok ? [] : read.refusals.map(atItsControl))];
  return refusals.length > 0 ? refused(...refusals) : read;
}

/** Left out while nothing is chosen; a limit that is chosen but not typed is none above 0. */
function limitOf({ limitChoice, ticketLimit }: TicketTypeForm): number | null | undefined {
  if (limitChoice === '') return undefined;
  return limitChoice === 'none' ? null : (ticketLimit ?? 0);
}

/** What its kind does not ask for is left behind. */
function validityOf({ kind, days, until }: Typed['validity']) {
  if (kind === '') return null;
  return {
    kind,
    days: kind.startsWith('after') ? days : null,
    until: kind.startsWith('until') ? until : null,
  };
}

function atItsControl(refusal: Refusal): Refusal {
  if (refusal.code === 'limit-not-chosen') return { ...refusal, field: 'limitChoice' };
  return { ...refusal, field: ticketTypeControlOf(refusal.field ?? 'main') };
}

/** The field of the form in which a field of the input is typed. */
export const ticketTypeControlOf = controlNames({
  priceMinor: 'price',
  originalPriceMinor: 'originalPrice',
  vatBasisPoints: 'vat',
  'salesPoints.*': 'salesPoints',
  'descriptions.*.language': 'main',
});
