import type { DetailKind } from '../../channels/detail-kinds.ts';

/** A field of the details step: the kinds of a channel, and what an invoice asks besides. */
export type DetailName = CamelCase<DetailKind> | 'vatNumber';

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** The form in which a field is shown. */
export type DetailForm =
  | 'text'
  | 'long text'
  | 'country'
  | 'date'
  | 'choice'
  | 'switch'
  | 'phone'
  | 'invoice';

export interface DetailField {
  kind: DetailKind | 'vat-number';
  name: DetailName;
  form: DetailForm;
  /** The token by which a browser fills it in (HTML, section 4.10.18.7). */
  autoComplete: string;
  inputMode?: 'email' | 'tel' | 'text';
  maximum: number;
  /** Half a row: the field beside it has the other half. */
  isShort?: boolean;
}

const text = (
  kind: DetailField['kind'],
  name: DetailName,
  autoComplete: string,
  maximum: number,
  isShort = false,
): DetailField => ({ kind, name, form: 'text', autoComplete, maximum, ...(isShort ? { isShort } : {}) });

const shown = (
  form: DetailForm,
  kind: DetailKind,
  name: DetailName,
  autoComplete = 'off',
  maximum = 10,
): DetailField => ({ kind, name, form, autoComplete, maximum });

/** How each of the 25 kinds is asked (specification 001, section 3), and the VAT number of an invoice. */
export const detailFieldOf: Readonly<Record<DetailField['kind'], DetailField>> = {
  'first-name': text('first-name', 'firstName', 'given-name', 100, true),
  'last-name': text('last-name', 'lastName', 'family-name', 100, true),
  email: { ...text('email', 'email', 'email', 254), inputMode: 'email' },
  phone: { ...shown('phone', 'phone', 'phone', 'tel-national', 30), inputMode: 'tel' },
  'reference-number': text('reference-number', 'referenceNumber', 'off', 50),
  newsletter: shown('switch', 'newsletter', 'newsletter'),
  city: text('city', 'city', 'address-level2', 100),
  country: shown('country', 'country', 'country', 'country'),
  insertion: text('insertion', 'insertion', 'additional-name', 30, true),
  street: text('street', 'street', 'address-line1', 200),
  'postal-code': text('postal-code', 'postalCode', 'postal-code', 20, true),
  gender: shown('choice', 'gender', 'gender', 'sex'),
  'date-of-birth': shown('date', 'date-of-birth', 'dateOfBirth', 'bday'),
  comments: shown('long text', 'comments', 'comments', 'off', 1_000),
  invoice: shown('invoice', 'invoice', 'invoice'),
  'house-number': text('house-number', 'houseNumber', 'address-line2', 20, true),
  'stand-number': text('stand-number', 'standNumber', 'off', 20),
  'student-number': text('student-number', 'studentNumber', 'off', 20),
  salutation: shown('choice', 'salutation', 'salutation', 'honorific-prefix'),
  'additional-opt-in': shown('switch', 'additional-opt-in', 'additionalOptIn'),
  'room-number': text('room-number', 'roomNumber', 'off', 20),
  'agent-code': text('agent-code', 'agentCode', 'off', 30),
  'custom-field': text('custom-field', 'customField', 'off', 300),
  'secondary-newsletter': shown('switch', 'secondary-newsletter', 'secondaryNewsletter'),
  'company-name': text('company-name', 'companyName', 'organization', 100),
  'vat-number': text('vat-number', 'vatNumber', 'off', 20),
};

/** What can be chosen where the product says it: the words are the page's. */
export const choicesOf: Partial<Record<DetailName, readonly string[]>> = {
  gender: ['female', 'male', 'other', 'unsaid'],
  salutation: ['ms', 'mr', 'neutral'],
};

/** What an invoice needs (module `invoices`): asked in place of those that the channel does not ask anyway. */
export const invoiceFieldKinds: readonly DetailField['kind'][] = [
  'company-name',
  'vat-number',
  'street',
  'house-number',
  'postal-code',
  'city',
  'country',
];

/** What a visitor wants to be sent: by these names the mailing list knows them. */
export const optInKinds = ['newsletter', 'secondary-newsletter', 'additional-opt-in'] as const;
export type OptInKind = (typeof optInKinds)[number];
