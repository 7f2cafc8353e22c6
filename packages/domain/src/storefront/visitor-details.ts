import type { GiftWishes } from '../gifts/gift.ts';
import { isOneScript, isVisible, plainForm } from '../identity/visible-text.ts';
import type { DetailName } from './details/detail-fields.ts';
import { emailShape } from './email-shape.ts';

/** What a channel asks besides: texts, and true for a switch that is on. What was left empty is not in it. */
export type FurtherDetails = Readonly<Partial<Record<DetailName, string | true>>>;

/** For each ticket type the names on its tickets, in their order; '' = none. */
export type TicketNames = Readonly<Record<string, string[]>>;

/** The buyer's details as they are kept. */
export interface VisitorDetails {
  /** '' where the channel does not ask it. */
  firstName: string;
  /** With its prefix ("de Vries"). */
  lastName: string;
  email: string;
  phone: string | null;
  further?: FurtherDetails;
  ticketNames?: TicketNames;
  /** Of the gift cards and gift tickets of the order. */
  gifts?: GiftWishes;
}

type Field = 'firstName' | 'lastName' | 'email' | 'phone';

const phoneShape = /^\+?[0-9 ()./-]{6,30}$/;

const rules: Record<Field, (value: string) => string | null> = {
  firstName: (value) => required(value, 'first-name-required') ?? atMost(value, 100),
  lastName: (value) => required(value, 'last-name-required') ?? atMost(value, 100),
  email: (value) =>
    required(value, 'email-required') ??
    atMost(value, 254) ??
    (emailShape.test(value) ? null : 'email-invalid') ??
    (isVisible(value) ? null : 'text-unprintable') ??
    (value.split(/[@.]/).every(isOneScript) ? null : 'email-scripts'),
  phone: (value) => (value === '' || phoneShape.test(value) ? null : 'phone-invalid'),
};

/** Control characters and unpaired surrogates: no name has them, and mail and database refuse them. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

export const isPrintable = (text: string): boolean => !unprintable.test(text);

/** The code of what is wrong with one field (asked when the visitor leaves it), or null. */
export function checkVisitorDetail(field: Field, value: string): string | null {
  const text = tidyDetail(field, value);
  return rules[field](text) ?? (unprintable.test(text) ? 'text-unprintable' : null);
}

/** An address is kept in one form (NFKC): two that look the same are the same. */
export const tidyDetail = (field: string, value: string): string =>
  field === 'email' ? plainForm(value) : value.trim();

function required(value: string, code: string): string | null {
  return value === '' ? code : null;
}

function atMost(value: string, length: number): string | null {
  return value.length > length ? 'text-too-long' : null;
}
