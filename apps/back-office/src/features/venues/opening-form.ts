import { type Result, refused } from '@foyer/domain/result/result.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';
import type { ReactNode } from 'react';
import { controlNames } from '../../components/edit-page/place-refusals.ts';
import { areSameHours } from '../../components/fields/same-hours.ts';

/** When a location is open, as its page and the page of opening hours edit it. */
export type OpeningForm = {
  standardHours: OpeningHours;
  weekHours: (OpeningHours | null)[];
  closedDays: ClosedDay[];
};

export interface OpeningFields {
  opening: OpeningForm;
  /** By name of the field: 'weekHours.3.opens'. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (change: Partial<OpeningForm>) => void;
}

interface FetchedOpening {
  standardHours: OpeningHours;
  weekHours: readonly (OpeningHours | null | undefined)[];
  closedDays: readonly ClosedDay[];
}

/** What was fetched, without the fields that only the wire knows. */
export function openingFormOf({ standardHours, weekHours, closedDays }: FetchedOpening): OpeningForm {
  return {
    standardHours: hoursOf(standardHours),
    weekHours: weekHours.map((day) => (day ? hoursOf(day) : null)),
    closedDays: closedDays.map(({ date, note }) => ({ date, note })),
  };
}

function hoursOf({ opens, closes }: OpeningHours): OpeningHours {
  return { opens, closes };
}

/** New standard hours: the days that followed the old ones follow along. */
export function changeStandardHours(
  { standardHours, weekHours }: Pick<OpeningForm, 'standardHours' | 'weekHours'>,
  hours: OpeningHours,
): Pick<OpeningForm, 'standardHours' | 'weekHours'> {
  return {
    standardHours: hours,
    weekHours: weekHours.map((day) => (day && areSameHours(day, standardHours) ? { ...hours } : day)),
  };
}

/** What was refused, without the days that only follow the standard hours: those are wrong in one place. */
export function refusalsOfOpening<Value>(
  checked: Result<Value>,
  { standardHours, weekHours }: Pick<OpeningForm, 'standardHours' | 'weekHours'>,
): Result<Value> {
  if (checked.ok || !checked.refusals.some(({ field }) => field?.startsWith('standardHours'))) return checked;
  return refused(
    ...checked.refusals.filter(({ field }) => {
      const [, day] = /^weekHours\.(\d+)/.exec(field ?? '') ?? [];
      const hours = day === undefined ? null : weekHours[Number(day)];
      return !hours || !areSameHours(hours, standardHours);
    }),
  );
}

const openingFields = ['standardHours', 'weekHours', 'closedDays'] as const;

/** Whether what was changed can touch sold tickets: the button then says Review. */
export function changesOpening(fields: { isDirty: (field: keyof OpeningForm) => boolean }): boolean {
  return openingFields.some((field) => fields.isDirty(field));
}

/** The opening alone, of a form that holds more. */
export function openingOf({ standardHours, weekHours, closedDays }: OpeningForm): OpeningForm {
  return { standardHours, weekHours, closedDays };
}

/** The field of the form in which a field of the input is typed. */
export const openingControlOf = controlNames({
  weekHours: 'main',
  closedDays: 'main',
  'closedDays.*.date': 'closedDays.*.note',
});
