import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import type { TimeFields } from '../exceptions/time-fields.ts';
import type { DayTimeslot } from './day-timeslot.ts';

/** The wanted change of one timeslot, not saved yet. */
export interface HandEdit {
  limit?: number | null;
  state?: 'open' | 'closed';
  followsRules?: boolean;
}

/** The changes of a day's page. A type, so that a form can index it. */
export type DayEdits = {
  edits: Record<string, HandEdit>;
  added: TimeFields[];
};

export const noEdits: DayEdits = { edits: {}, added: [] };

/** The form with one more wish; what is as it was before is no change. */
export function withEdit(form: DayEdits, timeslot: DayTimeslot, edit: HandEdit): DayEdits {
  const merged = { ...form.edits[timeslot.id], ...edit };
  const { limit, state, followsRules } = merged;
  const kept: HandEdit = {
    ...('limit' in merged && limit !== shownLimit(timeslot) && { limit }),
    ...(state !== undefined && state !== timeslot.state && { state }),
    ...(followsRules && { followsRules }),
  };
  const { [timeslot.id]: _old, ...others } = form.edits;
  return { ...form, edits: Object.keys(kept).length > 0 ? { ...others, [timeslot.id]: kept } : others };
}

/** The requested limit: more may be taken than that. */
export function shownLimit({ wantedCapacity, capacity }: DayTimeslot): number | null {
  return wantedCapacity ?? capacity ?? null;
}

/** The form as the server takes it. */
export function handInputOf({ edits, added }: DayEdits, date: string) {
  return {
    timeslots: Object.entries(edits).map(([id, edit]) => ({ id, ...edit })),
    newTimeslots: added.map((timeslot) => ({ date, ...timeslot })),
  };
}

/** The rule that the server uses too; a limit is refused at its timeslot. */
export async function checkHandEdits(form: DayEdits, date: string) {
  const { timeslotsByHandInput } = await import('@foyer/domain/scheduling/timeslot-input.ts');
  const input = handInputOf(form, date);
  const checked = parseInput(timeslotsByHandInput, input);
  if (checked.ok) return checked;
  return refused(
    ...checked.refusals.map((refusal) => {
      const [, at] = /^timeslots\.(\d+)\.limit$/.exec(refusal.field ?? '') ?? [];
      const timeslot = input.timeslots[Number(at)];
      return timeslot ? { ...refusal, field: timeslotLimitField(timeslot) } : refusal;
    }),
  );
}

/** The name of the field with the limit of a timeslot. */
export function timeslotLimitField({ id }: { id: string }): string {
  return `edits.${id}.limit`;
}

/** How many timeslots are changed. */
export function countEdits({ edits, added }: DayEdits): number {
  return Object.keys(edits).length + added.length;
}
