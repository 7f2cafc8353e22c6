import { clientCountries } from '../../clients/client.ts';
import { isPostalCode } from '../../clients/postal-code.ts';
import { isVatNumber, tidyNumber } from '../../settings/bank-and-tax.ts';
import { checkVisitorDetail, isPrintable } from '../visitor-details.ts';
import { countries, hasPostalCodes } from './countries.ts';
import { choicesOf, type DetailField } from './detail-fields.ts';

/** What a rule looks at beside the value itself. */
export interface DetailContext {
  /** Of the visitor; '' where it is not asked or not chosen yet. */
  country: string;
  /** Of the channel's own field; none = it is typed freely. */
  customChoices: readonly string[];
  /** Today's date at the client. */
  today: string;
  /** Whether this is a telephone number of some country; left out = its shape alone counts. */
  isPhone?: ((value: string) => boolean) | undefined;
}

type Rule = (value: string, context: DetailContext) => string | null;

const unless = (isGood: boolean, code: string): string | null => (isGood ? null : code);
const characters: Rule = (value) =>
  unless(/^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u.test(value), 'detail-characters');

/** Without the library of calendars, which this step does not load. */
function isRealDate(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** A number with what is added to it, as 14 b; in Spain also none. */
const houseNumber = /\d|^s\/n\.?$/i;

const rules: Partial<Record<DetailField['kind'], Rule>> = {
  'first-name': (value) => checkVisitorDetail('firstName', value),
  'last-name': (value) => checkVisitorDetail('lastName', value),
  email: (value) => checkVisitorDetail('email', value),
  phone: (value, { isPhone }) =>
    checkVisitorDetail('phone', value) ?? unless(isPhone?.(value) ?? true, 'phone-invalid'),
  country: (value) => unless(countries.includes(value), 'country-unknown'),
  'postal-code': (value, { country }) => unless(isPostal(value, country), 'detail-postal-code-invalid'),
  'house-number': (value) => unless(houseNumber.test(value), 'house-number-invalid'),
  'date-of-birth': (value, { today }) =>
    unless(isRealDate(value), 'date-of-birth-invalid') ?? unless(value <= today, 'date-of-birth-future'),
  gender: (value) => unless(choicesOf.gender?.includes(value) ?? false, 'choice-required'),
  salutation: (value) => unless(choicesOf.salutation?.includes(value) ?? false, 'choice-required'),
  'custom-field': (value, { customChoices }) =>
    unless(customChoices.length === 0 || customChoices.includes(value), 'choice-required'),
  'reference-number': characters,
  'student-number': characters,
  'stand-number': characters,
  'room-number': characters,
  'agent-code': characters,
  'vat-number': (value) => unless(isVatNumber(tidyNumber(value)), 'detail-vat-number-invalid'),
};

/** What is missing, where a field says it in words of its own. */
const required: Partial<Record<DetailField['kind'], string>> = {
  'first-name': 'first-name-required',
  'last-name': 'last-name-required',
  'company-name': 'company-name-required',
  email: 'email-required',
  country: 'choice-required',
  gender: 'choice-required',
  salutation: 'choice-required',
};

/** The code of what is wrong with a field, or null; its text is tidied before. */
export function checkDetail(
  { kind, form, maximum }: DetailField,
  value: string,
  isRequired: boolean,
  context: DetailContext,
): string | null {
  if (value === '') return isRequired ? missing(kind, context) : null;
  if (value.length > maximum) return 'text-too-long';
  if (!isPrintable(form === 'long text' ? value.replaceAll(/[\r\n\t]/g, '') : value))
    return 'text-unprintable';
  return rules[kind]?.(value, context) ?? null;
}

function missing(kind: DetailField['kind'], { customChoices, country }: DetailContext): string | null {
  if (kind === 'postal-code' && country !== '' && !hasPostalCodes(country)) return null;
  if (kind === 'custom-field' && customChoices.length > 0) return 'choice-required';
  return required[kind] ?? 'detail-required';
}

function isPostal(value: string, country: string): boolean {
  const known = clientCountries.find((one) => one === country);
  return known ? isPostalCode(value, known) : /^[A-Z0-9][A-Z0-9 -]{1,11}$/i.test(value);
}
