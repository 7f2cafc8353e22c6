import {
  checkVisitorDetail,
  parseVisitorDetails,
  type VisitorDetails,
} from '@foyer/domain/storefront/visitor-details.ts';
import { useLayoutEffect, useState } from 'react';
import type { TypedDetails } from '../../app/kept-choices.ts';

export type DetailName = keyof VisitorDetails;

/** What a thin ticketstreet asks, with the tokens by which a browser fills it in. */
export const detailFields: readonly {
  name: DetailName;
  type?: 'email' | 'tel';
  autoComplete: string;
  isOptional?: boolean;
}[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', isOptional: true },
];

type Errors = Partial<Record<DetailName, string>>;

/** The visitor's details as typed, which the tab keeps through a reload; a field is checked when it is left, and once wrong at every key. */
export function useDetailsForm(
  known: VisitorDetails | null,
  { typed, onType }: { typed: TypedDetails | null; onType: (typed: TypedDetails) => void },
) {
  const [start] = useState<TypedDetails>(
    () =>
      typed ?? {
        firstName: known?.firstName ?? '',
        lastName: known?.lastName ?? '',
        email: known?.email ?? '',
        phone: known?.phone ?? '',
      },
  );
  const [values, setValues] = useState(start);
  useLayoutEffect(() => {
    if (values !== start) onType(values);
  }, [values, start, onType]);
  const [errors, setErrors] = useState<Errors>({});

  const checkField = (name: DetailName, value: string) =>
    setErrors((old) => ({ ...old, [name]: checkVisitorDetail(name, value) ?? undefined }));

  return {
    values,
    errors,
    change(name: DetailName, value: string) {
      setValues((old) => ({ ...old, [name]: value }));
      if (errors[name]) checkField(name, value);
    },
    /** An empty field that is only passed through is not yet wrong. */
    leave(name: DetailName) {
      if (values[name] !== '') checkField(name, values[name]);
    },
    /** Everything at once, before it is sent: the first wrong field takes the focus. */
    check(): VisitorDetails | null {
      const result = parseVisitorDetails(values);
      if (result.ok) return result.value;
      setErrors(Object.fromEntries(result.refusals.map(({ field, code }) => [field, code])));
      document.getElementById(result.refusals[0]?.field ?? '')?.focus();
      return null;
    },
  };
}
