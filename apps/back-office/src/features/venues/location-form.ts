import { LocationFields } from '../../generated/location-fields.ts';
import type { EditLocationQuery, LocationFieldsFragment } from '../../generated/operations.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

export type EditedLocation = EditLocationQuery['location'];

/** The fields of a location's page: those of its input. A type, so that a form can index it. */
export type LocationForm = LocationFieldsFragment & {
  /** The one that is edited. */
  version: number;
};

/** A location as its form shows it: no house limit is 0. */
export function locationFormOf(location: EditedLocation): LocationForm {
  const kept = pickFragment(LocationFields, location);
  return { ...kept, houseLimit: kept.houseLimit ?? 0, version: location.version };
}
