import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { readVat, writeVat } from '@foyer/domain/catalog/read-vat.ts';
import type { TicketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { EditTicketTypeQuery } from '../../../generated/operations.ts';

export type EditedTicketType = EditTicketTypeQuery['ticketType'];

/** The fields of a ticket type's page; prices and VAT stand as typed. A type, so that a form can index it. */
export type TicketTypeForm = {
  descriptions: { language: string; name: string; extraInformation: string }[];
  price: string;
  originalPrice: string;
  vat: string;
  pluCode: string;
  itemKind: string;
  eventId: string | null;
  informationIcon: string;
  /** '' = not chosen yet: limit or no limit must be chosen (specification 001, section 5). */
  limitChoice: LimitChoice;
  ticketLimit: number | null;
  minPerOrder: number | null;
  maxPerOrder: number | null;
  isChild: boolean;
  durationMinutes: number | null;
  blocksOtherTimeslots: boolean;
  /** '' = as the kind of the group says. */
  validity: { kind: string; days: number | null; until: string | null };
  salesPoints: string[];
  active: boolean;
  statusLabel: string | null;
  usesCustomBarcode: boolean;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  articleCode: string;
  costCentre: string;
  ledgerAccount: string;
  /** Which one is edited: the form takes over a newer one only while nothing is typed; a new type has none. */
  version?: number;
};
export type LimitChoice = '' | 'none' | 'limit';

const startingPoints = ['website', 'reception', 'management', 'kiosk', 'mobile'];

/** The rate of museums in the Netherlands. */
const startingVat = '9';

const noValidity = { kind: '', days: null, until: null };

export function emptyTicketTypeForm(contentLanguages: readonly ContentLanguage[]): TicketTypeForm {
  return {
    descriptions: contentLanguages.map((language) => ({ language, name: '', extraInformation: '' })),
    price: '',
    originalPrice: '',
    vat: startingVat,
    pluCode: '',
    itemKind: 'admission',
    eventId: null,
    informationIcon: '',
    limitChoice: '',
    ticketLimit: null,
    minPerOrder: 0,
    maxPerOrder: null,
    isChild: false,
    durationMinutes: null,
    blocksOtherTimeslots: false,
    validity: noValidity,
    salesPoints: startingPoints,
    active: true,
    statusLabel: null,
    usesCustomBarcode: false,
    dailyScanLimit: null,
    totalScanLimit: null,
    articleCode: '',
    costCentre: '',
    ledgerAccount: '',
  };
}

/** A ticket type as its form shows it, with a row for every language in which the client holds texts. */
export function ticketTypeFormOf(
  type: EditedTicketType,
  contentLanguages: readonly ContentLanguage[],
  decimalSign: '.' | ',',
): TicketTypeForm {
  const languages = [...new Set([...contentLanguages, ...type.descriptions.map(({ language }) => language)])];
  const { pluCode, minPerOrder, maxPerOrder, isChild, durationMinutes, salesPoints, active } = type;
  const { itemKind, eventId, informationIcon, ticketLimit, blocksOtherTimeslots, validity } = type;
  const { statusLabel, usesCustomBarcode, dailyScanLimit, totalScanLimit } = type;
  const { articleCode, costCentre, ledgerAccount } = type;
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
    vat: writeVat(type.vatBasisPoints, decimalSign),
    pluCode,
    itemKind,
    eventId,
    informationIcon,
    limitChoice: ticketLimit === null ? 'none' : 'limit',
    ticketLimit,
    minPerOrder,
    maxPerOrder,
    isChild,
    durationMinutes,
    blocksOtherTimeslots,
    validity: validity ?? noValidity,
    salesPoints,
    active,
    statusLabel,
    usesCustomBarcode,
    dailyScanLimit,
    totalScanLimit,
    articleCode,
    costCentre,
    ledgerAccount,
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
    validity: form.validity.kind === '' ? null : form.validity,
  });
  const refusals: Refusal[] = [
    ...(price.ok ? [] : price.refusals.map((refusal) => ({ ...refusal, field: 'price' }))),
    ...(!original || original.ok
      ? []
      : original.refusals.map((refusal) => ({ ...refusal, field: 'originalPrice' }))),
    ...(vat.ok ? [] : vat.refusals.map((refusal) => ({ ...refusal, field: 'vat' }))),
    ...(read.ok ? [] : read.refusals.map(atItsControl)),
  ];
  return refusals.length > 0 ? refused(...refusals) : read;
}

/** Left out while nothing is chosen; a limit that is chosen but not typed is none above 0. */
function limitOf({ limitChoice, ticketLimit }: TicketTypeForm): number | null | undefined {
  if (limitChoice === '') return undefined;
  return limitChoice === 'none' ? null : (ticketLimit ?? 0);
}

function atItsControl(refusal: Refusal): Refusal {
  return refusal.code === 'limit-not-chosen' ? { ...refusal, field: 'limitChoice' } : refusal;
}
