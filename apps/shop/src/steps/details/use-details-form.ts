import type { GiftWish } from '@foyer/domain/gifts/gift.ts';
import type { CheckoutForm } from '@foyer/domain/storefront/checkout-form.ts';
import type { DetailName } from '@foyer/domain/storefront/details/detail-fields.ts';
import {
  type AskedField,
  askedFields,
  checkTicketName,
  checkTyped,
  type DetailRules,
  parseVisitorDetails,
} from '@foyer/domain/storefront/details/parse-visitor-details.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import { isInAnotherField } from '@foyer/ui/fields/lead-focus.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type TypedDetails, typedBefore } from '../../app/kept-choices.ts';

type Errors = Readonly<Record<string, string | undefined>>;

interface DetailsFormOptions {
  form: CheckoutForm['details'];
  today: string;
  /** The tickets of the cart that bear names. */
  named: DetailRules['named'];
  known: VisitorDetails | null;
  typed: TypedDetails | null;
  onType: (typed: TypedDetails) => void;
}

/** The rules of a part of the form that is loaded by itself. */
type CheckOthers = (typed: TypedDetails) => readonly { code: string; field?: string }[];

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/**
 * The visitor's details as typed, which the tab keeps through a reload and the end of the hold; a field is checked when
 * it is left, and once wrong at every key.
 */
export function useDetailsForm({ form, today, named, known, typed, onType }: DetailsFormOptions) {
  const [start] = useState<TypedDetails>(() => typed ?? typedBefore(known));
  const [values, setValues] = useState(start);
  useLayoutEffect(() => {
    if (values !== start) onType(values);
  }, [values, start, onType]);
  const [errors, setErrors] = useState<Errors>({});
  const isPhone = usePhoneRule();
  const others = useRef<CheckOthers>(() => []);
  const rules: DetailRules = {
    fields: form.fields,
    customChoices: form.customChoices,
    named,
    areNamesRequired: form.ticketNames === 'required',
    today,
    isPhone,
  };
  const fields = askedFields(rules.fields, values);
  const codeOf = (field: AskedField, now: TypedDetails) =>
    checkTyped(field, now, { ...rules, country: String(now.country ?? '') }) ?? undefined;

  return {
    fields,
    values,
    errors,
    text: (name: DetailName): string => (typeof values[name] === 'string' ? values[name] : ''),
    isOn: (name: DetailName): boolean => values[name] === true,
    change(field: AskedField, value: string | boolean) {
      const now = { ...values, [field.name]: value };
      setValues(now);
      if (errors[field.name]) setErrors((old) => ({ ...old, [field.name]: codeOf(field, now) }));
    },
    /** An empty field that is only passed through is not yet wrong. */
    leave(field: AskedField) {
      const value = values[field.name];
      if (value === undefined || value === '') return;
      setErrors((old) => ({ ...old, [field.name]: codeOf(field, values) }));
    },
    nameOf: (typeId: string, place: number): string => values.ticketNames?.[typeId]?.[place] ?? '',
    changeName(typeId: string, place: number, name: string) {
      const names = [...(values.ticketNames?.[typeId] ?? [])];
      for (let index = names.length; index < place; index += 1) names[index] = '';
      names[place] = name;
      setValues({ ...values, ticketNames: { ...values.ticketNames, [typeId]: names } });
      const id = `ticketNames.${typeId}.${place}`;
      const code = checkTicketName(name, rules.areNamesRequired) ?? undefined;
      if (errors[id]) setErrors((old) => ({ ...old, [id]: code }));
    },
    leaveName(typeId: string, place: number) {
      const name = values.ticketNames?.[typeId]?.[place] ?? '';
      const code = name === '' ? undefined : (checkTicketName(name, false) ?? undefined);
      setErrors((old) => ({ ...old, [`ticketNames.${typeId}.${place}`]: code }));
    },
    giftOf: (key: string, place: number): Partial<GiftWish> => values.gifts?.[key]?.[place] ?? {},
    changeGift(key: string, place: number, changes: Partial<GiftWish>) {
      const gifts = Array.from(
        { length: Math.max(place + 1, values.gifts?.[key]?.length ?? 0) },
        (_, index) => values.gifts?.[key]?.[index] ?? {},
      );
      gifts[place] = { ...gifts[place], ...changes };
      setValues({ ...values, gifts: { ...values.gifts, [key]: gifts } });
    },
    setError: (id: string, code: string | undefined) => setErrors((old) => ({ ...old, [id]: code })),
    checkAlso(check: CheckOthers) {
      others.current = check;
    },
    /** Everything at once, before it is sent: the first wrong field takes the focus. */
    check(): TypedDetails | null {
      const result = parseVisitorDetails(values, rules);
      const refusals = [...(result.ok ? [] : result.refusals), ...others.current(values)];
      if (refusals.length === 0) return values;
      setErrors(Object.fromEntries(refusals.map(({ field, code }) => [field, code])));
      focusField(refusals[0]?.field ?? '');
      return null;
    },
    /** What the server refuses of what the page took for right. */
    refuse(refusals: readonly { field: string; code: string }[]) {
      setErrors(Object.fromEntries(refusals.map(({ field, code }) => [field, code])));
      focusField(refusals[0]?.field ?? '');
    },
  };
}

function focusField(name: string): void {
  const before = document.activeElement;
  setTimeout(() => {
    // A field of several has its name on the first of them.
    if (!isInAnotherField(before)) document.getElementById(name)?.focus();
  });
}

/** The rule for telephone numbers weighs more than the step: it comes after it. Until then the shape of a number counts. */
function usePhoneRule(): DetailRules['isPhone'] {
  const [rule, setRule] = useState<DetailRules['isPhone']>();
  useEffect(() => {
    let isCurrent = true;
    void import('@foyer/i18n/phone-number.ts').then(
      ({ isPhoneNumber }) => isCurrent && setRule(() => isPhoneNumber),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return rule;
}
