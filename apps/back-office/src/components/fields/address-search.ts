import { rootRouteId, useNavigate, useSearch } from '@tanstack/react-router';
import type { AddressTexts } from '../../app/routing/address-texts.ts';

/** Reads one parameter of the address; undefined when it is absent or is no such value. */
export type SearchField<Value extends string> = (text: string | undefined) => Value | undefined;

/** The parameters that a screen reads, each with its type: its search schema. */
export type SearchFields = Readonly<Record<string, SearchField<string>>>;

export type SearchOf<Fields extends SearchFields> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]>;
};

/** Any text that is not empty. */
export const text: SearchField<string> = (value) => value || undefined;

/** One of a list of values; any other text counts as absent. */
export function oneOf<const Value extends string>(values: readonly Value[]): SearchField<Value> {
  return (value) => values.find((one) => one === value);
}

/** All parameters of the address, also those that the screen does not know. */
export function useAddressTexts(): AddressTexts {
  return useSearch({ from: rootRouteId, select: (search: AddressTexts) => search });
}

/** The parameters of the address that a screen reads, by its schema. */
export function useAddressSearch<Fields extends SearchFields>(fields: Fields): SearchOf<Fields> {
  return readSearch(fields, useAddressTexts());
}

export function readSearch<Fields extends SearchFields>(
  fields: Fields,
  texts: AddressTexts,
): SearchOf<Fields> {
  const read = Object.entries(fields).map(([name, field]) => [name, field(texts[name])]);
  return Object.fromEntries(read) as SearchOf<Fields>;
}

/** Parameters to set; undefined takes one out of the address. */
export type SearchChanges = Readonly<Record<string, string | undefined>>;

/** Changes parameters of the address and keeps the others. */
export function useChangeSearch(): (
  changes: SearchChanges,
  options?: { replace?: boolean; resetScroll?: boolean },
) => void {
  const navigate = useNavigate();
  return (changes, options) =>
    void navigate({ to: '.', search: (now: AddressTexts) => ({ ...now, ...changes }), ...options });
}
