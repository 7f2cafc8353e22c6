import type { DetailKind } from '../../channels/detail-kinds.ts';
import { clientCountries } from '../../clients/client.ts';
import { ok, type Refusal, type Result, refused } from '../../result/result.ts';
import { type FurtherDetails, isPrintable, tidyDetail, type VisitorDetails } from '../visitor-details.ts';
import { checkDetail, type DetailContext } from './check-detail.ts';
import { type DetailField, type DetailName, detailFieldOf, invoiceFieldKinds } from './detail-fields.ts';

/** What a channel asks, and whose names its tickets bear. */
export interface DetailRules extends Omit<DetailContext, 'country'> {
  fields: readonly { kind: DetailKind; isRequired: boolean }[];
  /** The tickets of the order that bear a name; none = names are not asked. */
  named: readonly { ticketTypeId: string; quantity: number }[];
  areNamesRequired: boolean;
}

/** As a visitor typed it: texts, and whether a switch is on. */
export type TypedValues = Readonly<Partial<Record<DetailName, unknown>>> & { ticketNames?: unknown };

export interface AskedField extends DetailField {
  isRequired: boolean;
  /** Asked by the invoice alone, in its panel. */
  isOfInvoice: boolean;
}

/** The fields of a channel in their order, and behind them what an invoice asks besides while one is wanted. */
export function askedFields(fields: DetailRules['fields'], typed: TypedValues): AskedField[] {
  const wantsInvoice = isOn(typed.invoice) && fields.some(({ kind }) => kind === 'invoice');
  const needs = (kind: DetailField['kind']) =>
    wantsInvoice && invoiceFieldKinds.includes(kind) && kind !== 'vat-number';
  return [
    ...fields.map(({ kind, isRequired }) => ({
      ...detailFieldOf[kind],
      isRequired: isRequired || needs(kind),
      isOfInvoice: false,
    })),
    ...invoiceFieldKinds
      .filter((kind) => wantsInvoice && !fields.some((field) => field.kind === kind))
      .map((kind) => ({ ...detailFieldOf[kind], isRequired: needs(kind), isOfInvoice: true })),
  ];
}

/**
 * Trims and checks what a visitor typed: at most one refusal a field, in the order of the fields, at its name; that of a
 * ticket is at `ticketNames.{ticket type}.{place}`. What the channel does not ask is left out. Server and page use it.
 */
export function parseVisitorDetails(typed: unknown, rules: DetailRules): Result<VisitorDetails> {
  if (typeof typed !== 'object' || typed === null) return refused({ code: 'input-invalid', field: 'main' });
  const values: TypedValues = typed;
  const fields = askedFields(rules.fields, values);
  const context = {
    ...rules,
    country: fields.some(({ kind }) => kind === 'country') ? textOf(values, 'country') : '',
  };
  const refusals: Refusal[] = fields.flatMap((field) => {
    const code = checkTyped(field, values, context);
    return code === null ? [] : [{ code, field: field.name }];
  });
  const names = parseNames(values.ticketNames, rules);
  refusals.push(...names.refusals);
  if (refusals.length > 0) return refused(...refusals);
  const asked = (name: DetailName) =>
    fields.some((field) => field.name === name) ? textOf(values, name) : '';
  const further = furtherOf(fields, values);
  return ok({
    firstName: asked('firstName'),
    lastName: [asked('insertion'), asked('lastName')].filter(Boolean).join(' '),
    email: asked('email'),
    phone: asked('phone') || null,
    ...(Object.keys(further).length > 0 ? { further } : {}),
    ...(Object.keys(names.value).length > 0 ? { ticketNames: names.value } : {}),
  });
}

/** The code of what is wrong with one field as it is typed, or null. */
export function checkTyped(field: AskedField, typed: TypedValues, context: DetailContext): string | null {
  if (field.form === 'switch' || field.form === 'invoice') return null;
  const value = textOf(typed, field.name);
  const code = checkDetail(field, value, field.isRequired, context);
  if (code !== null || field.kind !== 'country' || !isOn(typed.invoice)) return code;
  return clientCountries.some((country) => country === value) ? null : 'invoice-country-unsupported';
}

/** The first four are fields of the buyer, and the prefix is part of the last name. */
const ofBuyer: readonly DetailName[] = ['firstName', 'insertion', 'lastName', 'email', 'phone'];

function furtherOf(fields: readonly AskedField[], typed: TypedValues): FurtherDetails {
  return Object.fromEntries(
    fields.flatMap(({ name, form }): [DetailName, string | true][] => {
      if (ofBuyer.includes(name)) return [];
      if (form === 'switch' || form === 'invoice') return isOn(typed[name]) ? [[name, true]] : [];
      const value = textOf(typed, name);
      return value === '' ? [] : [[name, value]];
    }),
  );
}

function parseNames(typed: unknown, { named, areNamesRequired }: DetailRules) {
  const refusals: Refusal[] = [];
  const value: Record<string, string[]> = {};
  for (const { ticketTypeId, quantity } of named) {
    const given: unknown =
      typeof typed === 'object' && typed !== null ? Reflect.get(typed, ticketTypeId) : null;
    const names = Array.from({ length: quantity }, (_, place) => {
      const name: unknown = Array.isArray(given) ? given[place] : '';
      return typeof name === 'string' ? name.trim() : '';
    });
    for (const [place, name] of names.entries()) {
      const code = checkTicketName(name, areNamesRequired);
      if (code !== null) refusals.push({ code, field: `ticketNames.${ticketTypeId}.${place}` });
    }
    if (names.some(Boolean)) value[ticketTypeId] = names;
  }
  return { refusals, value };
}

/** The code of what is wrong with the name on a ticket, or null. */
export function checkTicketName(name: string, isRequired: boolean): string | null {
  if (name.trim() === '') return isRequired ? 'ticket-name-required' : null;
  if (name.length > 100) return 'text-too-long';
  return isPrintable(name) ? null : 'text-unprintable';
}

const isOn = (value: unknown): boolean => value === true;

function textOf(typed: TypedValues, name: DetailName): string {
  const value = typed[name];
  return typeof value === 'string' ? tidyDetail(name, value) : '';
}
