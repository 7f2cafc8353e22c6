import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { EditForm } from '../../components/use-edit-form.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ScheduleChangeDraft } from './schedule-change.graphql.ts';
import type { TimeslotGroupForm } from './timeslot-group-form.ts';

/** The draft that the address names: what it holds, for whoever goes back to editing. */
export function useDraft(): { id: string; wanted: Record<string, unknown> } | null {
  const { draft }: { draft?: string } = useSearch({ strict: false });
  const query = useGraphqlQuery(ScheduleChangeDraft, { id: draft ?? '' }, { enabled: Boolean(draft) });
  const change = query.data?.scheduleChange;
  return change?.state === 'draft'
    ? { id: change.id, wanted: change.wanted as Record<string, unknown> }
    : null;
}

/** Puts the name and periods of the draft into the form, as changes that were not saved yet. */
export function useDraftedPeriods(form: EditForm<TimeslotGroupForm>): void {
  const draft = useDraft();
  const taken = useRef<string | null>(null);
  useEffect(() => {
    const periods = draft?.wanted.periods as TimeslotGroupForm['periods'] | undefined;
    if (!draft || !periods || taken.current === draft.id) return;
    taken.current = draft.id;
    const keyed = periods.map((period) => ({ ...period, key: period.id ?? crypto.randomUUID() }));
    form.fields.setFieldValue('periods', keyed);
  }, [draft, form.fields.setFieldValue]);
}
