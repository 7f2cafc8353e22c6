import type { Refusal } from '@foyer/domain/result/result.ts';

/** Where a form tells what was refused: at its fields, and what no field can mark in its general message. */
export interface PlacedRefusals {
  atFields: { field: string; refusal: Refusal }[];
  general: Refusal[];
}

/**
 * Refusals of rule and server by the fields of a form. One at a name that the form has no field for is general: it is
 * shown in words, never lost.
 * @param controlOf the form's field where rule and server call it otherwise: `priceMinor` is typed as `price`.
 */
export function placeRefusals(
  refusals: readonly Refusal[],
  hasField: (field: string) => boolean,
  controlOf: (field: string) => string = (field) => field,
): PlacedRefusals {
  const placed: PlacedRefusals = { atFields: [], general: [] };
  for (const refusal of refusals) {
    const field = controlOf(refusal.field ?? 'main');
    if (field !== 'main' && hasField(field)) placed.atFields.push({ field, refusal });
    else placed.general.push(refusal);
  }
  return placed;
}

/** The field of the whole list for an entry that is no row with fields of its own: `weekdays.2` is `weekdays`. */
export function atItsList(field: string, typeOfValue: (field: string) => string): string {
  return /\.\d+$/.test(field) && typeOfValue(field) !== 'object' ? field.replace(/\.\d+$/, '') : field;
}

/**
 * Names of a form's controls by the names of the input, `*` for the place in a list. 'main' is for a field without
 * a control: a refusal of it is shown in words. Names that are the same are left out.
 */
export function controlNames(names: Readonly<Record<string, string>>): (field: string) => string {
  return (field) => {
    const places = field.match(/(?<=\.)\d+/g) ?? [];
    const control = names[field.replaceAll(/(?<=\.)\d+/g, '*')];
    return control ? places.reduce((name, place) => name.replace('*', place), control) : field;
  };
}
