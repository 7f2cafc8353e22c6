import { isOneScript, isVisible, plainForm } from '../identity/visible-text.ts';
import { ok, type Refusal, type Result, refused } from '../result/result.ts';

/** The buyer's details that a minimal ticketstreet asks for. */
export interface VisitorDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

type Field = keyof VisitorDetails;

/** A local part, an @ and a host with a dot: a typing mistake is caught, a strange but real address is not. */
const emailShape = /^[^\s@"<>(),;:\\]+@[^\s@.,;:]+(?:\.[^\s@.,;:]+)+$/u;
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

/** The code of what is wrong with one field (asked when the visitor leaves it), or null. */
export function checkVisitorDetail(field: Field, value: string): string | null {
  const text = tidy(field, value);
  return rules[field](text) ?? (unprintable.test(text) ? 'text-unprintable' : null);
}

/** Trims and checks the details of a visitor: at most one refusal a field. Written without a library: it is
 * part of the sales page's first load. */
export function parseVisitorDetails(input: unknown): Result<VisitorDetails> {
  if (typeof input !== 'object' || input === null) return refused({ code: 'input-invalid', field: 'main' });
  const given = (field: Field): string => {
    const value: unknown = Reflect.get(input, field);
    return typeof value === 'string' ? tidy(field, value) : '';
  };
  const fields: readonly Field[] = ['firstName', 'lastName', 'email', 'phone'];
  const refusals = fields.flatMap((field): Refusal[] => {
    const code = checkVisitorDetail(field, given(field));
    return code === null ? [] : [{ code, field }];
  });
  if (refusals.length > 0) return refused(...refusals);
  return ok({
    firstName: given('firstName'),
    lastName: given('lastName'),
    email: given('email'),
    phone: given('phone') || null,
  });
}

/** An address is kept in one form (NFKC): two that look the same are the same. */
const tidy = (field: Field, value: string) => (field === 'email' ? plainForm(value) : value.trim());

function required(value: string, code: string): string | null {
  return value === '' ? code : null;
}

function atMost(value: string, length: number): string | null {
  return value.length > length ? 'text-too-long' : null;
}
