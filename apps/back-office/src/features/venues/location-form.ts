import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import type { EditLocationQuery } from '../../generated/operations.ts';

export type EditedLocation = EditLocationQuery['location'];

/** The fields of a location's page. A type, so that a form can index it. */
export type LocationForm = {
  name: string;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  timeZone: string;
  ipRanges: string[];
  standardHours: OpeningHours;
  weekHours: (OpeningHours | null)[];
};

export function locationFormOf(location: EditedLocation): LocationForm {
  const { id: _id, usedBy: _use, standardHours, weekHours, ...fields } = location;
  return {
    ...fields,
    standardHours: hoursOf(standardHours),
    weekHours: weekHours.map((day) => day && hoursOf(day)),
  };
}

function hoursOf({ opens, closes }: OpeningHours): OpeningHours {
  return { opens, closes };
}

export function areSameHours(one: OpeningHours | null, other: OpeningHours | null): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}

/** New standard hours, and the days that followed the old ones. */
export function changeStandardHours(
  form: Pick<LocationForm, 'standardHours' | 'weekHours'>,
  standardHours: OpeningHours,
): Pick<LocationForm, 'standardHours' | 'weekHours'> {
  return {
    standardHours,
    weekHours: form.weekHours.map((day) =>
      day && areSameHours(day, form.standardHours) ? { ...standardHours } : day,
    ),
  };
}
